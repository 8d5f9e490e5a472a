import { bands, carCards, uspf, weapons } from '../content/index.ts';
import { hitPoints } from '../rules/city/enemies.ts';
import type { Choice, ChoiceOf } from '../rules/choices.ts';
import { currentHero } from '../rules/hero/hero.ts';
import type { NewYorkBoardProps } from './index.tsx';
import { printedText } from './names.ts';

type Seen = Pick<NewYorkBoardProps, 'view' | 'viewer' | 'words'>;

/** What lies behind a choice that its own words do not say: who a hero is, what a weapon does, which enemy is meant. */
export function worthOf(seen: Seen, choice: Choice): string {
  const { view, viewer, words } = seen;
  const own = viewer === null ? undefined : view.heroes[viewer];
  switch (choice.do) {
    case 'takeHero':
      return printedText(choice.hero, words) ?? '';
    case 'useWeapon':
    case 'payWeapon':
      return own?.weapon ? weaponWords(seen, own.weapon) : '';
    case 'drive':
      return own && own.car !== 'none' ? driveWords(seen, own.car) : '';
    case 'hit':
    case 'trick':
    case 'moveEnemy':
      return enemyWords(seen, choice.enemy);
    case 'playBand':
    case 'discardBand':
      return bandWords(words, choice);
    case 'dropMission':
    case 'activateMission':
      return printedText(choice.mission, words) ?? '';
    case 'copAction':
      return printedText(choice.action, words) ?? '';
    case 'resolveTask':
      return taskWords(words, choice);
    case 'revealTimer':
      return own
        ? words.say('board.timerBrings', { n: own.discard.length, left: view.timer.length - 1 })
        : '';
    case 'stop':
      return view.agenda.at(-1)?.step === 'walk'
        ? words.say('board.staysAt', { space: currentHero(view).at })
        : '';
    default:
      return '';
  }
}

export const driveWords = ({ words }: Pick<Seen, 'words'>, car: keyof typeof carCards): string =>
  words.say('board.extraMove', { ...carCards[car].extraMove });

function weaponWords(
  { words }: Seen,
  { card, ammo }: { readonly card: string; readonly ammo: number },
): string {
  const { ammo: of } = weapons[card as keyof typeof weapons];
  const name = words.say('board.weaponInHand', { weapon: card, left: ammo, of });
  return [name, printedText(card, words)].filter(Boolean).join(' · ');
}

/** What tells an enemy from others of its kind in the same space (NY-FX-05); they have no names. */
function enemyWords({ view, words }: Seen, no: number): string {
  const enemy = view.enemies.find((one) => one.no === no);
  if (!enemy) return '';
  const of = hitPoints(view, enemy.kind);
  return [
    of > 1 && words.say('board.life', { left: of - enemy.damage }),
    enemy.tricked && words.say('board.isTricked'),
  ]
    .filter(Boolean)
    .join(', ');
}

/** What a card of the bands costs (NY-BND-14, NY-BND-16); its effect is told wherever cards are. */
function bandWords(words: Seen['words'], choice: ChoiceOf<'playBand' | 'discardBand'>): string {
  const { cost, discard } = bands.cards[choice.card];
  if (choice.do === 'discardBand') return words.say('board.discardFor', { ...discard });
  const paid = words.say('board.cost', { cost });
  if (choice.powerUp === 'without') return paid;
  return `${paid} · ${powerUpWords(words, choice.card)}`;
}

export const powerUpWords = (words: Seen['words'], card: keyof typeof bands.cards): string =>
  words.say('board.powerUp', { text: printedText(`${card}.powerUp`, words) ?? '' });

/** NY-USP-41: what a task asks for, brings and costs. */
function taskWords(words: Seen['words'], { task, pay }: ChoiceOf<'resolveTask'>): string {
  const cops = uspf.tasks[task].onResolve.reduce(
    (sum, effect) => sum + (effect.op === 'placeCops' ? effect.n : 0),
    0,
  );
  return [
    printedText(task, words),
    words.say('board.taskBrings', { cops }),
    pay.length > 0 && words.say('board.taskCosts', { items: [...pay] }),
  ]
    .filter(Boolean)
    .join(' · ');
}
