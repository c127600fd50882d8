import { clsx } from 'clsx';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../../../components/button.js';
import { Frame } from '../../../components/frame.js';
import { Notice } from '../../../components/notice.js';
import { ProgressTicks } from '../../../components/progress-ticks.js';
import { scrollToElement } from '../../../lib/hash-scroll.js';
import type { RunController } from '../../runs/run/run-controller.js';
import type { Run, RunState } from '../../runs/run/run-state.js';
import {
  factsOf,
  isDrawnByModel,
  leadingSlot,
  type RunFacts,
  statusTexts,
} from '../../runs/run/run-view.js';
import { LONGEST_IN_SECONDS } from '../../runs/run/wait-words.js';
import * as text from './messages.js';
import { StageList } from './stage-list.js';
import { oneDecimal, useProgress } from './use-progress.js';

/** Only a run started here and now takes the focus and scrolls into view. */
const FRESH_MS = 5_000;

function whatNow({ phase, uploads }: RunState, facts: RunFacts, style: string): string {
  if (phase === 'uploading' && uploads.done < uploads.total) {
    return text.sendingPhoto(uploads.done + 1, uploads.total);
  }
  if (phase !== 'running' && phase !== 'settling') return text.starting;
  const current = Math.min(facts.done + facts.missed + 1, facts.total);
  return text.portraitUnderWay(current, facts.total, style);
}

function Unreachable({ isUnanswered }: { isUnanswered: boolean }) {
  return isUnanswered ? (
    <Notice tone="warning" title={text.lostConnection}>
      {text.willCheckOrder}
    </Notice>
  ) : (
    <Notice tone="warning" title={text.unreachable}>
      {text.stillMaking}
    </Notice>
  );
}

function TimeLeft({ seconds }: { seconds: number | null | undefined }) {
  // Keeps the line's height.
  if (seconds === undefined) return '\u00a0';
  const isFigure = seconds !== null && seconds <= LONGEST_IN_SECONDS;
  const small = (words: string) => (
    <span
      className={clsx(
        'text-control font-medium tracking-normal text-ink-2 font-stretch-100%',
        isFigure && 'ml-1',
      )}
    >
      {words}
    </span>
  );
  return isFigure ? text.secondsLeft(seconds, small) : small(text.fewMinutes);
}

type RunPanelProps = {
  state: RunState;
  run: Run;
  controller: RunController;
  styleName: string;
  /** Create Indefinitely started it: no scrolling. */
  isRepeated?: boolean;
};

/** Time, stages and counts of a run in progress. */
export function RunPanel({ state, run, controller, styleName, isRepeated = false }: RunPanelProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const progress = useProgress(state, controller);
  const { leftSeconds, percent, statusText, missing, reason } = progress;
  const facts = factsOf(run);
  const begunAt = useRef(isRepeated ? null : run.startedAt);

  useEffect(() => {
    const isFresh = begunAt.current !== null && Date.now() - begunAt.current < FRESH_MS;
    if (heading.current && isFresh) scrollToElement(heading.current);
  }, []);

  return (
    <section aria-labelledby={id} className="grid gap-5 border-t border-ink pt-6">
      <div className="flex items-end justify-between gap-5">
        <div>
          <p className="type-data text-ink-3">{whatNow(state, facts, styleName)}</p>
          <h3 ref={heading} id={id} tabIndex={-1} className="type-h3 max-sm:min-h-[2lh]">
            {statusText}
          </h3>
        </div>
        {!missing && (
          <p className="type-figure min-w-28 text-right leading-[0.86] whitespace-nowrap">
            <TimeLeft seconds={leftSeconds} />
          </p>
        )}
      </div>
      <div className="grid gap-2">
        <ProgressTicks label={text.progress} percent={percent} valueText={statusText} />
        <StatusTexts run={run} current={progress.status} />
      </div>
      <p className="min-h-[2lh] text-sm text-ink-2 sm:min-h-[1lh]">{reason}</p>
      {!state.isReachable && <Unreachable isUnanswered={run.unanswered !== null} />}
      {missing && (
        <Notice tone="warning" title={missing.title}>
          {missing.outlook}
        </Notice>
      )}
      <Leading run={run} />
      <RunFactList facts={facts} />
      <Button
        busy={state.isCancelling}
        className="justify-self-start"
        onClick={() => void controller.cancel()}
      >
        {state.isCancelling ? text.cancelling : facts.total > 1 ? text.cancelRest : text.cancel}
      </Button>
    </section>
  );
}

function StatusTexts({ run, current }: { run: Run; current: number }) {
  return (
    <ol aria-hidden className="type-data hidden grid-cols-4 text-ink-3 md:grid">
      {statusTexts(run.isFromWords).map((status, index) => (
        <li key={status} className={clsx(index === current && 'font-bold text-ink')}>
          {status}
        </li>
      ))}
    </ol>
  );
}

/** Preview and stages of the image that is furthest along. The preview's room is kept. */
function Leading({ run }: { run: Run }) {
  const slot = leadingSlot(run);
  return (
    <div className="grid gap-x-[clamp(1.5rem,3vw,2.5rem)] gap-y-5 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]">
      <Frame
        src={slot?.preview ?? undefined}
        alt={slot && text.unfinishedPortrait(slot.index + 1)}
        ratio="square"
        number={slot && String(slot.index + 1).padStart(2, '0')}
        name={text.preview}
        end={slot && text.percent(Math.round(slot.percent))}
        eager
        className="max-sm:max-w-60"
      />
      <StageList
        slot={slot}
        maker={run.isFromWords ? 'words' : isDrawnByModel(run) ? 'diffusion' : 'studio'}
      />
    </div>
  );
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="type-data text-ink-3">{name}</dt>
      <dd className="text-lead font-semibold tracking-[-0.01em] tabular-nums">{value}</dd>
    </div>
  );
}

function queueWords({ waiting, ahead }: RunFacts): string {
  if (waiting === 0) return text.noneToGo;
  return ahead === null || ahead === 0 ? text.toGo(waiting) : text.toGoBehind(waiting, ahead);
}

function paceWords({ averageSeconds, total }: RunFacts): string {
  if (averageSeconds === null) return '–';
  const figure = oneDecimal(averageSeconds);
  return total === 1 ? text.seconds(figure) : text.secondsEach(figure);
}

/** Counts, pace and queue of a run, as the server reports them. */
function RunFactList({ facts }: { facts: RunFacts }) {
  return (
    <dl className="grid grid-cols-2 gap-x-10 gap-y-4 max-sm:*:last:col-span-2 sm:flex sm:flex-wrap">
      <Fact name={text.done} value={text.countOf(facts.done, facts.total)} />
      <Fact name={facts.total === 1 ? text.time : text.average} value={paceWords(facts)} />
      <Fact name={text.queue} value={queueWords(facts)} />
    </dl>
  );
}
