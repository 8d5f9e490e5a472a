import { type ReactNode, useEffect, useState } from 'react';
import { isAbout } from '../table/commands.ts';
import { SearchField } from '../ui/SearchField.tsx';
import { useWords } from '../words/words.tsx';
import css from './RulesLens.module.css';

interface FindPieceProps {
  /** What else one may do. */
  readonly about: string;
  readonly pieces: readonly { readonly piece: string; readonly name: string }[];
  /** What was asked for by name already. */
  readonly asked: string;
  readonly onFind: (piece: string) => void;
}

const MOST = 12;

/** For those who cannot press what they mean: everything on the table, by its name. */
export function FindPiece({ about, pieces, asked, onFind }: FindPieceProps): ReactNode {
  const { say } = useWords();
  const [wanted, setWanted] = useState(asked);
  const found = wanted.trim() === '' ? [] : pieces.filter(({ name }) => isAbout(wanted, name));
  useEffect(() => {
    setWanted(asked);
    const [only, ...others] = asked === '' ? [] : pieces.filter(({ name }) => isAbout(asked, name));
    if (only && others.length === 0) onFind(only.piece);
  }, [asked]);
  return (
    <div className={css['find']}>
      <p>{about}</p>
      <SearchField value={wanted} onSearch={setWanted} label={say('lens.search')} />
      {wanted.trim() !== '' && found.length === 0 && <p role="status">{say('lens.none', { wanted })}</p>}
      <div className={css['pieces']}>
        {found.slice(0, MOST).map(({ piece, name }) => (
          <button key={piece} type="button" className="button" onClick={() => onFind(piece)}>
            {name}
          </button>
        ))}
      </div>
    </div>
  );
}
