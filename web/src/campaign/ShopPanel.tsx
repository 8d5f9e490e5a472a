import type { Ware } from '@getaway/master-heist/campaign';
import type { ReactNode } from 'react';
import css from './Campaign.module.css';
import { DecisionButton } from './DecisionButton.tsx';
import { dealsTo, useDesk } from './useDesk.ts';

/** What the team owns, what the shop sells, and what it may sell one day. */
export function ShopPanel(): ReactNode {
  const { sheet, words } = useDesk();
  const { universe, wares, deals } = sheet;
  const owned = wares.filter(({ owned: count }) => count > 0);
  const sales = dealsTo(deals, 'sell');
  const buys = dealsTo(deals, 'buy');
  const [jewel] = dealsTo(deals, 'sellJewel');
  const buying = (wanted: readonly Ware[]): ReactNode =>
    wanted.map((ware) => {
      const deal = buys.find(({ choice }) => choice.item === ware.item);
      return (
        <Row key={ware.item} ware={ware} count={null}>
          {deal && (
            <DecisionButton deal={deal} about={words.term(ware.item)}>
              {words.say('desk.buy', { price: ware.price })}
            </DecisionButton>
          )}
        </Row>
      );
    });
  return (
    <>
      <section aria-labelledby="owned" className={css['part']}>
        <h2 id="owned">{words.say('desk.owned')}</h2>
        {owned.length === 0 && universe.jewels === 0 && (
          <p className={css['dim']}>{words.say('desk.nothingOwned')}</p>
        )}
        <ul className={css['rows']}>
          {owned.map((ware) => {
            const deal = sales.find(({ choice }) => choice.item === ware.item);
            return (
              <Row key={ware.item} ware={ware} count={ware.owned}>
                {deal && (
                  <DecisionButton deal={deal} about={words.term(ware.item)}>
                    {words.say('desk.sell', { price: ware.worth })}
                  </DecisionButton>
                )}
              </Row>
            );
          })}
          {jewel && universe.jewels > 0 && (
            <li>
              <p>
                <strong>{words.say('desk.jewels', { count: universe.jewels })}</strong>
              </p>
              <DecisionButton deal={jewel}>{words.say('desk.sellJewel')}</DecisionButton>
            </li>
          )}
        </ul>
      </section>
      <section aria-labelledby="shop" className={css['part']}>
        <h2 id="shop">{words.say('desk.forSale')}</h2>
        <ul className={css['rows']}>{buying(wares.filter(({ sold }) => sold))}</ul>
      </section>
      <section aria-labelledby="later" className={css['part']}>
        <h2 id="later">{words.say('desk.later')}</h2>
        <ul className={css['rows']}>{buying(wares.filter(({ sold }) => !sold))}</ul>
      </section>
    </>
  );
}

interface RowProps {
  readonly ware: Ware;
  /** How many the team has, where that is what counts. */
  readonly count: number | null;
  readonly children: ReactNode;
}

function Row({ ware, count, children }: RowProps): ReactNode {
  const { words } = useDesk();
  return (
    <li>
      <div>
        <p>
          <strong>{words.term(ware.item)}</strong>
          {count !== null && count > 1 && ` × ${count}`}
        </p>
        <p className={css['dim']}>{words.say(`text.${ware.item}`)}</p>
      </div>
      {children}
    </li>
  );
}
