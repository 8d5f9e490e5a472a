import { Component, type ReactNode } from 'react';
import { Notice } from '../ui/Notice.tsx';

interface MishapProps {
  readonly title: string;
  readonly text: string;
  readonly again: string;
  readonly children: ReactNode;
}

/** Where a page breaks in spite of everything, it says so instead of going blank. */
export class Mishap extends Component<MishapProps, { readonly broken: boolean }> {
  override readonly state = { broken: false };

  static getDerivedStateFromError(): { readonly broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    const { title, text, again, children } = this.props;
    if (!this.state.broken) return children;
    return (
      <Notice title={title} text={text}>
        <button type="button" className="button primary" onClick={() => location.reload()}>
          {again}
        </button>
        <a href="/" className="button">
          Getaway
        </a>
      </Notice>
    );
  }
}
