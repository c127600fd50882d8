import { placeWords, waitWords, type RunFacts as Facts } from './run-view.js';

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="type-data text-ink-3">{name}</dt>
      <dd className="text-lead font-semibold tracking-[-0.01em] tabular-nums">{value}</dd>
    </div>
  );
}

function queueWords({ waiting, ahead }: Facts): string {
  if (waiting === 0) return 'None waiting';
  return ahead === null ? `${waiting} waiting` : `${waiting} waiting, next is ${placeWords(ahead)}`;
}

/** Counts, pace and queue of a run, as the server reports them. */
export function RunFactList({ facts }: { facts: Facts }) {
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-4">
      <Fact name="Done" value={`${facts.done} of ${facts.total}`} />
      <Fact
        name="Average"
        value={facts.averageSeconds === null ? '–' : `${facts.averageSeconds.toFixed(1)} s each`}
      />
      <Fact name="Queue" value={queueWords(facts)} />
      {facts.waitSeconds !== null && (
        <Fact name="Until the last one begins" value={waitWords(facts.waitSeconds)} />
      )}
    </dl>
  );
}
