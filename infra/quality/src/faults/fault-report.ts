import type { Finding, Loss } from '../books.js';
import { quantile } from '../recorder.js';
import { table } from '../report.js';
import type { Injected, Volley } from './inject-faults.js';

/** A round of faults, and what it lost or duplicated. */
export type Round = {
  readonly volleys: readonly Volley[];
  readonly orders: number;
  readonly findings: readonly Finding[];
};

export const injectedIn = (rounds: readonly Round[]): readonly Injected[] =>
  rounds.flatMap(({ volleys }) => volleys.flatMap(({ injected }) => injected));

const LOSSES: readonly Loss[] = ['jobs', 'images', 'credits', 'other'];

/** Recovery and losses by kind. A loss of a mixed round counts for all its kinds. */
export function faultsTable(rounds: readonly Round[]): string {
  const all = injectedIn(rounds);
  const kinds = [...new Set(all.map(({ kind }) => kind))].toSorted();
  const row = (name: string, own: readonly Injected[], concerned: readonly Round[]) => {
    const times = own.flatMap(({ recoveredMs }) => recoveredMs ?? []);
    return [
      name,
      own.length,
      seconds(quantile(times, 0.5)),
      seconds(quantile(times, 1)),
      own.length - times.length,
      ...LOSSES.map((loss) => wrongOf(concerned, loss)),
    ];
  };
  const rows = kinds.map((kind) => {
    const concerned = rounds.filter((round) =>
      injectedIn([round]).some((one) => one.kind === kind),
    );
    const own = all.filter((fault) => fault.kind === kind);
    return row(kind, own, concerned);
  });
  const headings = [
    'fault',
    'times',
    'recovered p50 s',
    'max s',
    'not recovered',
    'jobs lost or doubled',
    'images',
    'credits',
    'other',
  ];
  return table(headings, [...rows, row('all', all, rounds)]);
}

/** All findings, with their rounds. */
export function lossesTable(rounds: readonly Round[]): string {
  const names = [...new Set(rounds.flatMap(({ findings }) => findings.map(({ what }) => what)))];
  const rows = names.map((name) => {
    const hits = rounds.flatMap(({ findings }, index) => {
      const wrong = findings.find(({ what }) => what === name)?.wrong ?? 0;
      return wrong === 0 ? [] : [{ wrong, where: `round ${index + 1}` }];
    });
    const count = hits.reduce((sum, { wrong }) => sum + wrong, 0);
    return [name, count, hits.map(({ where, wrong }) => `${where} ×${wrong}`).join(', ')];
  });
  return table(['afterwards', 'count', 'after'], rows);
}

function wrongOf(rounds: readonly Round[], loss: Loss): number {
  return rounds
    .flatMap(({ findings }) => findings.filter(({ of }) => of === loss))
    .reduce((sum, { wrong }) => sum + wrong, 0);
}

function seconds(ms: number): string {
  return Number.isNaN(ms) ? '–' : (ms / 1_000).toFixed(1);
}
