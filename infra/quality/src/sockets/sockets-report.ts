import { quantile } from '../recorder.js';
import { table } from '../report.js';
import type { Delivery } from './deliveries.js';

export type GatewayMemory = {
  readonly name: string;
  readonly sockets: number;
  /** Without sockets, with all sockets, and after all images. */
  readonly beforeMb: number;
  readonly listeningMb: number;
  readonly afterMb: number;
  /** From Redis, while images were made. */
  readonly received: number;
};

const KB = 1_024;

export function deliveriesTable(all: readonly Delivery[]): string {
  const row = ({ type, due, missing, latenciesMs }: Omit<Delivery, 'type'> & { type: string }) => [
    type,
    due,
    missing,
    ...[0.5, 0.95, 0.99, 1].map((share) => quantile(latenciesMs, share).toFixed(1)),
  ];
  const sum = {
    type: 'all',
    due: all.reduce((total, { due }) => total + due, 0),
    missing: all.reduce((total, { missing }) => total + missing, 0),
    latenciesMs: all.flatMap(({ latenciesMs }) => latenciesMs),
  };
  return table(
    ['event, to each socket', 'copies', 'missed', 'p50 ms', 'p95 ms', 'p99 ms', 'max ms'],
    [...all, sum].map(row),
  );
}

export function gatewaysTable(all: readonly GatewayMemory[]): string {
  return table(
    [
      'process',
      'sockets',
      'before MB',
      'listening MB',
      'KB a socket',
      'after MB',
      'events received',
    ],
    all.map(({ name, sockets, beforeMb, listeningMb, afterMb, received }) => [
      name,
      sockets,
      beforeMb.toFixed(1),
      listeningMb.toFixed(1),
      (((listeningMb - beforeMb) * KB) / sockets).toFixed(1),
      afterMb.toFixed(1),
      received,
    ]),
  );
}
