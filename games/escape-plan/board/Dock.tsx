import { type Act, actsFor, Glyph, Pinned, Veil } from '@getaway/board';
import { memo, type ReactNode } from 'react';
import { ASSET_TILE, CONTACT_CARD, GROUPS, GROUP, PLAN_CARD, PLAYER_BOARD } from '../content/index.ts';
import { has } from '../rules/bits.ts';
import { emptyContactSlots, lockedAssetOn, openSlots } from '../rules/contactSlots.ts';
import { hasCube } from '../rules/places.ts';
import type { Choice, Use } from '../rules/play.ts';
import type { Thief } from '../rules/state.ts';
import css from './Dock.module.css';
import { Card } from './Card.tsx';
import type { EscapePlanBoardProps } from './index.tsx';
import { bagValueOn, itemName } from './items.ts';
import { onCard, onTrack } from './notes.ts';

/** The own board: money and plan in secret, contacts, items and assets with what they can do now. */
export const Dock = memo(function Dock(props: EscapePlanBoardProps): ReactNode {
  const { view, viewer, words } = props;
  if (viewer === null) return null;
  const thief = view.thieves[viewer]!;
  return (
    <section className={css['dock']} tabIndex={0} aria-label={words.say('board.mine')}>
      <Purse {...props} thief={thief} />
      {props.veiled ? (
        <div className={css['veiled']}>
          <Veil label={words.say('board.hold')}>
            <p className={css['secret']}>
              {[
                words.say('board.heldCash', { money: thief.money }),
                ...thief.bags.map((bag) => words.term(bag)),
              ].join(' · ')}
            </p>
            <Plan {...props} thief={thief} seat={viewer} />
          </Veil>
        </div>
      ) : (
        <Plan {...props} thief={thief} seat={viewer} />
      )}
      <div className={css['hand']}>
        <Contacts {...props} thief={thief} />
        <Items {...props} thief={thief} />
        <Assets {...props} thief={thief} />
      </div>
    </section>
  );
});

interface OwnProps extends EscapePlanBoardProps {
  readonly thief: Thief;
}

const isUse = (choice: Choice): choice is Use => choice.do.startsWith('use') && 'slot' in choice;

const usesOf = (props: EscapePlanBoardProps, kinds: readonly Use['do'][], slot: number): Act[] =>
  actsFor(props, (choice) => isUse(choice) && kinds.includes(choice.do) && choice.slot === slot);

/** Only who may choose something asks why something else cannot be chosen. */
const asks = ({ choices, onAsk }: EscapePlanBoardProps): EscapePlanBoardProps['onAsk'] =>
  choices.length > 0 ? onAsk : undefined;

function Purse({ view, viewer, thief, words, veiled }: OwnProps): ReactNode {
  return (
    <dl className={css['purse']}>
      <div className={css['cash']} data-piece={onTrack('cash')}>
        <dt>{words.say('board.cash')}</dt>
        <dd>{veiled ? '$?' : `$${thief.money}k`}</dd>
      </div>
      <Figure glyph="money" label={words.say('board.income')} value={`$${thief.incomeCubes}k`} />
      <Figure
        glyph="wound"
        label={words.say('board.wounds')}
        value={`${thief.wounds}/${PLAYER_BOARD.woundCubes}`}
      />
      <Figure glyph="gasCan" label={words.say('board.gas')} value={thief.gasCans} />
      <Figure glyph="disc" label={words.say('board.discs')} value={view.discs[viewer ?? 0] ?? 0} />
      <Figure
        glyph="key"
        label={words.say('board.keys')}
        value={
          thief.keys
            .flatMap((key, i) =>
              key === null ? [] : [has(thief.usedKeys, i) ? `(${words.term(key)})` : words.term(key)],
            )
            .join(', ') || '–'
        }
      />
    </dl>
  );
}

function Figure({
  glyph,
  label,
  value,
}: {
  readonly glyph: 'money' | 'wound' | 'gasCan' | 'disc' | 'key';
  readonly label: string;
  readonly value: string | number;
}): ReactNode {
  return (
    <div data-piece={onTrack(glyph)}>
      <dt>
        <Glyph name={glyph} size={16} /> {label}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}

function Plan({ view, thief, seat, words }: OwnProps & { readonly seat: number }): ReactNode {
  const { values } = PLAN_CARD[thief.plan];
  return (
    <table className={css['plan']} data-piece={onTrack('plan')}>
      <caption>{words.say('board.plan')}</caption>
      <tbody>
        {GROUPS.map((group) => (
          <tr key={group}>
            {GROUP[group].members.map((place) => (
              <td key={place} data-done={hasCube(view, seat, place) || undefined}>
                <span>{words.term(place)}</span>
                <strong>{values[place] === 'income' ? words.say('board.planIncome') : values[place]}</strong>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Contacts(props: OwnProps): ReactNode {
  const { thief, words } = props;
  const open = openSlots(thief);
  const covered = thief.contacts.slice(open).filter((card) => card === null).length;
  return (
    <div className={css['cards']} role="group" aria-label={words.say('board.myContacts')}>
      {thief.contacts.map((card, i) => {
        const cuffed = i >= open;
        if (card !== null) {
          const { cost, notoriety, text } = CONTACT_CARD[card];
          return (
            <Card
              compact
              key={i}
              piece={onCard(card)}
              name={words.term(card)}
              note={cuffed ? words.say('board.cuffed') : words.say('board.cardCost', { cost, notoriety })}
              text={words.has(`text.${card}`) ? words.say(`text.${card}`) : text}
              pinned={<Pinned note={props.notes?.[onCard(card)]} words={words} />}
              used={cuffed || has(thief.usedContacts, i)}
              acts={usesOf(props, ['useContact'], i + 1)}
              onAsk={asks(props)}
            />
          );
        }
        const locked = lockedAssetOn(thief, i);
        return (
          locked !== null && (
            <Card
              key={i}
              compact
              piece={onCard(locked)}
              name={words.term(locked)}
              note={words.say('board.locked')}
              text={words.say(`text.${locked}`)}
              used
              onAsk={asks(props)}
            />
          )
        );
      })}
      <Spaces words={words} track="contacts" n={emptyContactSlots(thief)} />
      <Spaces words={words} track="contacts" n={covered} cuffed />
    </div>
  );
}

function Items(props: OwnProps): ReactNode {
  const { thief, words } = props;
  return (
    <div className={css['cards']} role="group" aria-label={words.say('board.items')}>
      {thief.items.map((item, i) => {
        if (item === null) return null;
        const locked = item in ASSET_TILE;
        const value = props.veiled ? null : bagValueOn(thief, i);
        return (
          <Card
            compact
            key={i}
            piece={onCard(item)}
            name={itemName(item, words)}
            {...(words.has(`text.${item}`) && { text: words.say(`text.${item}`) })}
            {...(locked && { note: words.say('board.locked') })}
            {...(value !== null && { note: words.say('board.price', { price: value }) })}
            used={locked || has(thief.usedItems, i)}
            acts={usesOf(props, ['useFixer', 'useEquipment'], i + 1)}
            onAsk={asks(props)}
          />
        );
      })}
      <Spaces words={words} track="items" n={thief.items.filter((item) => item === null).length} />
    </div>
  );
}

interface SpacesProps extends Pick<EscapePlanBoardProps, 'words'> {
  readonly track: 'contacts' | 'items';
  readonly n: number;
  readonly cuffed?: boolean;
}

/** The spaces on which nothing lies, as one: side by side they took the room of what does. */
const Spaces = ({ words, track, n, cuffed = false }: SpacesProps): ReactNode =>
  n > 0 && (
    <Card
      compact
      piece={onTrack(track)}
      name={words.say(track === 'contacts' ? 'board.contactSlot' : 'board.itemSlot')}
      note={words.say(cuffed ? 'board.cuffedSlots' : 'board.freeSlots', { n })}
      used
    />
  );

function Assets(props: OwnProps): ReactNode {
  const { thief, words } = props;
  return (
    <div className={css['cards']} role="group" aria-label={words.say('board.assets')}>
      {thief.unlocked.map((asset, i) => (
        <Card
          key={asset}
          compact
          piece={onCard(asset)}
          name={words.term(asset)}
          note={words.say('board.price', { price: PLAYER_BOARD.assetSpacePrices[i] })}
          text={words.has(`text.${asset}`) ? words.say(`text.${asset}`) : ASSET_TILE[asset].text}
          used={has(thief.usedAssets, i)}
          acts={usesOf(props, ['useAsset'], i + 1)}
          onAsk={asks(props)}
        />
      ))}
    </div>
  );
}
