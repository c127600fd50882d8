import { clsx } from 'clsx';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../../../components/button.js';
import { Frame } from '../../../components/frame.js';
import { Notice } from '../../../components/notice.js';
import { ProgressTicks } from '../../../components/progress-ticks.js';
import { scrollToElement } from '../../../lib/hash-scroll.js';
import type { RunController } from '../run/run-controller.js';
import type { RunState } from '../run/run-state.js';
import {
  factsOf,
  isDrawnByModel,
  leadingSlot,
  isFromWords,
  LONGEST_IN_SECONDS,
  statusTexts,
  type RunFacts,
} from '../run/run-view.js';
import { RunFactList } from './run-facts.js';
import { StageList } from './stage-list.js';
import { useProgress } from './use-progress.js';

/** A run that began longer ago was not begun by a press on this page just now. */
const FRESH_MS = 5_000;

function whatNow(state: RunState, facts: RunFacts | null, style: string): string {
  const { uploads } = state;
  if (!facts) {
    const [done, total] = [Math.min(uploads.done + 1, uploads.total), uploads.total];
    if (total === 0) return isFromWords(state) ? 'Starting' : 'Photos sent';
    return `Sending photo ${done} of ${total}`;
  }
  const current = Math.min(facts.done + facts.missed + 1, facts.total);
  return `Portrait ${current} of ${facts.total} · ${style}`;
}

function TimeLeft({ seconds }: { seconds: number | null }) {
  const isFigure = seconds !== null && seconds <= LONGEST_IN_SECONDS;
  return (
    <>
      {isFigure && seconds}
      <span
        className={clsx(
          'text-control font-medium tracking-normal text-ink-2 font-stretch-100%',
          isFigure && 'ml-1',
        )}
      >
        {isFigure ? 's left' : 'a few minutes'}
      </span>
    </>
  );
}

type RunPanelProps = {
  state: RunState;
  run: RunController;
  styleName: string;
  /** One run follows the other by itself: the view stays where the person has put it. */
  isRepeated?: boolean;
};

/**
 * Sixty ticks beside the real stages, all of one estimate; the stages and the queue say where it is.
 * Takes the keyboard and the view when the run begins.
 */
export function RunPanel({ state, run, styleName, isRepeated = false }: RunPanelProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const { leftSeconds, percent, status, statusText, missing, reason } = useProgress(state, run);
  const isDrawn = isFromWords(state);
  // An earlier run stays on the table until this one has begun.
  const current = state.phase === 'uploading' ? null : state.run;
  const facts = current && factsOf(current);
  const leading = current ? leadingSlot(current) : undefined;
  const preview = leading && leading.preview !== null && (
    <Frame
      src={leading.preview}
      alt={`Unfinished portrait ${leading.index + 1}`}
      ratio="square"
      number={String(leading.index + 1).padStart(2, '0')}
      name="Preview"
      end={`${Math.round(leading.percent)}%`}
      eager
      className="max-sm:max-w-60"
    />
  );
  const isFollowed = !isRepeated && !state.isElsewhere;
  const begunAt = useRef(isFollowed ? state.startedAt : null);

  useEffect(() => {
    const isFresh = begunAt.current !== null && Date.now() - begunAt.current < FRESH_MS;
    if (heading.current && isFresh) scrollToElement(heading.current);
  }, []);

  return (
    <section aria-labelledby={id} className="grid gap-5 border-t border-ink pt-6">
      <div className="flex items-end justify-between gap-5">
        <div>
          <p className="type-data text-ink-3">{whatNow(state, facts, styleName)}</p>
          <h3 ref={heading} id={id} tabIndex={-1} className="type-h3">
            {statusText}
          </h3>
        </div>
        {!missing && (
          <p className="type-figure leading-[0.86] whitespace-nowrap">
            <TimeLeft seconds={leftSeconds} />
          </p>
        )}
      </div>
      <div className="grid gap-2">
        <ProgressTicks label="Progress" percent={percent} valueText={statusText} />
        <ol aria-hidden className="type-data hidden grid-cols-4 text-ink-3 md:grid">
          {statusTexts(isDrawn).map((text, index) => (
            <li key={text} className={clsx(index === status && 'font-bold text-ink')}>
              {text}
            </li>
          ))}
        </ol>
      </div>
      {reason !== null && <p className="text-sm text-ink-2">{reason}</p>}
      {!state.isReachable && (
        <Notice tone="warning" title="The studio can't be reached at the moment.">
          Your portraits go on being made there. The progress shows again with the connection.
        </Notice>
      )}
      {missing && (
        <Notice tone="warning" title={missing.title}>
          {missing.outlook}
        </Notice>
      )}
      {state.isElsewhere && (
        <p className="text-sm text-ink-2">
          This run was begun in another tab. You can watch it here.
        </p>
      )}
      {current && facts && (
        <>
          <div
            className={clsx(
              'grid gap-x-[clamp(1.5rem,3vw,2.5rem)] gap-y-5',
              preview && 'sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]',
            )}
          >
            {preview}
            <StageList
              slot={leading}
              maker={isDrawn ? 'words' : isDrawnByModel(current) ? 'diffusion' : 'studio'}
            />
          </div>
          <RunFactList facts={facts} />
        </>
      )}
      {!(state.isElsewhere && !current) && (
        <Button
          busy={state.isCancelling}
          className="justify-self-start"
          onClick={() => void run.cancel()}
        >
          {state.isCancelling
            ? 'Cancelling'
            : (facts?.total ?? 1) > 1
              ? 'Cancel the rest'
              : 'Cancel'}
        </Button>
      )}
    </section>
  );
}
