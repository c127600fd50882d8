import type { RunFacts as Facts } from '../../runs/run/run-view.js';

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt className="type-data text-ink-3">{name}</dt>
      <dd className="text-lead font-semibold tracking-[-0.01em] tabular-nums">{value}</dd>
    </div>
  );
}

function queueWords({ waiting, ahead }: Facts): string {
  if (waiting === 0) return 'None of yours to go';
  const own = `${waiting} of yours to go`;
  if (ahead === null || ahead === 0) return own;
  return `${own} · ${ahead === 1 ? '1 image' : `${ahead} images`} ahead`;
}

function paceWords({ averageSeconds, total }: Facts): string {
  if (averageSeconds === null) return '–';
  const pace = `${averageSeconds.toFixed(1)} s`;
  return total === 1 ? pace : `${pace} each`;
}

/** Counts, pace and queue of a run, as the server reports them. */
export function RunFactList({ facts }: { facts: Facts }) {
  return (
    <dl className="flex flex-wrap gap-x-10 gap-y-4">
      <Fact name="Done" value={`${facts.done} of ${facts.total}`} />
      <Fact name={facts.total === 1 ? 'Time' : 'Average'} value={paceWords(facts)} />
      <Fact name="Queue" value={queueWords(facts)} />
    </dl>
  );
}
