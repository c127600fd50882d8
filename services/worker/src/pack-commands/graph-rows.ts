import type { PackReport } from '../packs/check-pack.js';

export const GRAPH_HEAD = [
  ...['PACK', 'GRAPH', 'NORM', 'GREATEST', 'BAR'],
  ...['RUN MS', 'PEAK MB', 'CARD MB', 'ON THE CPU'],
];

/** One row per graph; its outputs share the largest deviation. */
export function graphRows(pack: string, { checks, measures }: PackReport): string[][] {
  return measures.map(({ graph, runMs, peakBytes, cardBytes, onCpu }) => {
    const own = checks.filter((check) => check.graph === graph);
    const worst = (of: 'norm' | 'greatest' | 'bar') =>
      own.length > 0 ? Math.max(...own.map((check) => check[of])).toExponential(1) : '-';
    return [
      ...[pack, graph, worst('norm'), worst('greatest'), worst('bar'), runMs.toFixed(1)],
      ...[inMb(peakBytes), cardBytes === undefined ? '-' : inMb(cardBytes)],
      onCpu.join(', ') || '-',
    ];
  });
}

function inMb(bytes: number): string {
  return (bytes / 1024 ** 2).toFixed(0);
}
