import { ON_PHONE } from './house.ts';
import { lookAtScreens } from './lookAtScreens.ts';

lookAtScreens('a phone', ON_PHONE);
