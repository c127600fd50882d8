import type { RunFacts as Facts } from '../../runs/run/run-view.js';
import * as text from '../results/messages/en.js';
import { oneDecimal } from './one-decimal.js';

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="type-data text-ink-3">{name}</dt>
      <dd className="text-lead font-semibold tracking-[-0.01em] tabular-nums">{value}</dd>
    </div>
  );
}

function queueWords({ waiting, ahead }: Facts): string {
  if (waiting === 0) return text.noneToGo;
  return ahead === null || ahead === 0 ? text.toGo(waiting) : text.toGoBehind(waiting, ahead);
}

function paceWords({ averageSeconds, total }: Facts): string {
  if (averageSeconds === null) return '–';
  const figure = oneDecimal(averageSeconds);
  return total === 1 ? text.seconds(figure) : text.secondsEach(figure);
}

/** Counts, pace and queue of a run, as the server reports them. */
export function RunFactList({ facts }: { facts: Facts }) {
  return (
    <dl className="grid grid-cols-2 gap-x-10 gap-y-4 max-sm:*:last:col-span-2 sm:flex sm:flex-wrap">
      <Fact name={text.done} value={text.countOf(facts.done, facts.total)} />
      <Fact name={facts.total === 1 ? text.time : text.average} value={paceWords(facts)} />
      <Fact name={text.queue} value={queueWords(facts)} />
    </dl>
  );
}
