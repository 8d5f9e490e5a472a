import { lazy, type ReactNode, Suspense, useRef, useState } from 'react';
import { announce } from '../ui/announce.ts';
import { copyText } from '../ui/clipboard.ts';
import { loaded } from '../ui/loading.ts';
import { useWords } from '../words/words.tsx';
import type { MenuItemsProps } from './MenuItems.tsx';
import css from './TableMenu.module.css';

const MenuItems = lazy(() => loaded(() => import('./MenuItems.tsx')));
const ReportDialog = lazy(() => loaded(() => import('./ReportDialog.tsx')));

/** What one does at a table besides playing. */
export function TableMenu(props: MenuItemsProps): ReactNode {
  const { say } = useWords();
  const menu = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const [reporting, setReporting] = useState(false);
  const close = (): void => menu.current?.hidePopover();
  const copy = async (text: string): Promise<void> => {
    announce((await copyText(text)) ? say('menu.copied') : say('share.notCopied'));
    close();
  };
  return (
    <>
      <button
        type="button"
        className={`button plain ${css['open']}`}
        popoverTarget="table-menu"
        aria-label={say('menu.title')}
      >
        ≡
      </button>
      <nav
        ref={menu}
        id="table-menu"
        popover="auto"
        className={`popup ${css['menu']}`}
        aria-label={say('menu.title')}
        onBeforeToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {open && (
          <Suspense fallback={<p>{say('loading')}</p>}>
            <MenuItems
              {...props}
              onClose={close}
              onCopy={(text) => void copy(text)}
              onReport={() => setReporting(true)}
            />
          </Suspense>
        )}
      </nav>
      {reporting && (
        <Suspense fallback={null}>
          <ReportDialog
            state={props.state}
            onCopy={(text) => void copy(text)}
            onClose={() => setReporting(false)}
          />
        </Suspense>
      )}
    </>
  );
}
