import type { MatchRecord } from '@getaway/engine';
import { proxy, type Remote, wrap } from 'comlink';
import { useCallback, useEffect, useRef, useState } from 'react';
import { watched } from '../ui/loading.ts';
import type { Analysis } from './analysis.worker.ts';
import type { TurningPoint } from './turningPoints.ts';

export type Commentary =
  | { readonly status: 'none' }
  | { readonly status: 'thinking'; readonly done: number }
  | { readonly status: 'ready'; readonly points: readonly TurningPoint[] };

interface Analysed {
  /** The plays that brought something to light. */
  readonly barriers: readonly number[];
  /** By position: each seat's chance to win; null while it is being worked out. */
  readonly chances: readonly (readonly number[])[] | null;
  readonly commentary: Commentary;
  readonly comment: () => void;
  readonly cancel: () => void;
}

const start = (): Worker =>
  watched(new Worker(new URL('./analysis.worker.ts', import.meta.url), { type: 'module' }));

/** Looks a match over in workers, so that the page stays quick; ends them with the page. Only a timeline shows barriers. */
export function useAnalysis(record: MatchRecord | null, over: boolean, timeline: boolean): Analysed {
  const [barriers, setBarriers] = useState<readonly number[]>([]);
  const [chances, setChances] = useState<Analysed['chances']>(null);
  const [commentary, setCommentary] = useState<Commentary>({ status: 'none' });
  const commentator = useRef<Worker>(undefined);

  useEffect(() => {
    if (!record) return;
    const worker = start();
    const analysis: Remote<Analysis> = wrap<Analysis>(worker);
    void (async () => {
      // A running match keeps its secrets: chances are judged with open cards.
      if (over) setChances(await analysis.chances(record));
      if (timeline) setBarriers(await analysis.barriers(record));
    })();
    return () => worker.terminate();
  }, [record, over, timeline]);

  const cancel = useCallback(() => {
    commentator.current?.terminate();
    commentator.current = undefined;
    setCommentary({ status: 'none' });
  }, []);
  useEffect(() => cancel, [cancel]);

  const comment = useCallback(() => {
    if (!record || commentator.current) return;
    const worker = start();
    commentator.current = worker;
    setCommentary({ status: 'thinking', done: 0 });
    const onProgress = proxy((done: number) => setCommentary({ status: 'thinking', done }));
    void wrap<Analysis>(worker)
      .turningPoints(record, onProgress)
      .then((points) => {
        setCommentary({ status: 'ready', points });
        worker.terminate();
        commentator.current = undefined;
      });
  }, [record]);

  return { barriers, chances, commentary, comment, cancel };
}
