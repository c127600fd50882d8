import type { Finding } from '../books.js';
import { quantile } from '../recorder.js';
import { table } from '../report.js';
import type { Injected } from './inject-faults.js';

/** Faults that were injected together, and what was lost or there twice after them. */
export type Block = {
  readonly injected: readonly Injected[];
  readonly orders: number;
  readonly findings: readonly Finding[];
};

const kindsOf = (injected: readonly Injected[]) => [...new Set(injected.map(({ kind }) => kind))];

/** What each kind of fault cost; where kinds were mixed, a loss counts for all that were there. */
export function faultsTable(blocks: readonly Block[]): string {
  const all = blocks.flatMap(({ injected }) => injected);
  const rows = kindsOf(all).map((kind) => {
    const own = all.filter((fault) => fault.kind === kind);
    const times = own.flatMap(({ recoveredMs }) => recoveredMs ?? []);
    const concerned = blocks.filter(({ injected }) => kindsOf(injected).includes(kind));
    return [
      kind,
      own.length,
      own.map(({ moment }) => moment).join(' '),
      seconds(quantile(times, 0.5)),
      seconds(quantile(times, 1)),
      own.length - times.length,
      concerned.reduce((sum, { orders }) => sum + orders, 0),
      concerned.reduce((sum, { findings }) => sum + total(findings), 0),
    ];
  });
  const headings = [
    'fault',
    'times',
    'moments',
    'recovered p50 s',
    'max s',
    'not recovered',
    'images meanwhile',
    'lost or doubled',
  ];
  return table(headings, rows);
}

/** What was found over all, and after which faults. */
export function lossesTable(blocks: readonly Block[]): string {
  const names = [...new Set(blocks.flatMap(({ findings }) => findings.map(({ what }) => what)))];
  const rows = names.map((name) => {
    const hits = blocks.flatMap(({ injected, findings }, index) => {
      const wrong = findings.find(({ what }) => what === name)?.wrong ?? 0;
      const kinds = kindsOf(injected);
      const where = kinds.length === 1 ? kinds.join() : `block ${index + 1}`;
      return wrong === 0 ? [] : [{ wrong, where }];
    });
    const count = hits.reduce((sum, { wrong }) => sum + wrong, 0);
    return [name, count, hits.map(({ where, wrong }) => `${where} ×${wrong}`).join(', ')];
  });
  return table(['afterwards', 'count', 'after'], rows);
}

function total(findings: readonly Finding[]): number {
  return findings.reduce((sum, { wrong }) => sum + wrong, 0);
}

function seconds(ms: number): string {
  return Number.isNaN(ms) ? '–' : (ms / 1_000).toFixed(1);
}
