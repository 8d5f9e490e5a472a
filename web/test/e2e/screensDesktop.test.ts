import { BOTH_THEMES, lookAtScreens } from './lookAtScreens.ts';

lookAtScreens(BOTH_THEMES, {});
