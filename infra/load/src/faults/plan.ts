import { parseArgs } from 'node:util';
import { FAULT_KINDS, type FaultKind } from './fault-kinds.js';

const DEFAULT_PORT = 24800;
const DEFAULT_FAULTS = 40;
const DEFAULT_EACH = 10;
/** As in an outage that takes several parts. */
const TOGETHER = 6;
/** Coming to an end takes as long as some of these faults. */
const IN_ROUND = 96;
const USAGE = `Usage: npm run faults -- [faults, ${DEFAULT_FAULTS} by default]
       npm run faults -- each [faults of each kind, ${DEFAULT_EACH} by default]
       npm run faults -- KIND [faults], also the first word of several kinds
       npm run faults -- planted: losses are planted, and the books must show each
       with --s3 the object store is a server behind links that can be broken,
       with --port 9700 a second run goes on beside the first

Kinds: ${FAULT_KINDS.map(({ name }) => name).join(', ')}`;

/** Rounds of volleys; the books are looked at after each round. */
export type Plan = {
  /** The gateway's. */
  readonly port: number;
  readonly rounds: readonly (readonly (readonly FaultKind[])[])[];
  /** The object store is a server that is reached over the network. */
  readonly overNetwork: boolean;
  /** Losses are planted, and the books must show them. */
  readonly planted: boolean;
};

/** Which faults come, and together with which. Ends the process when misused. */
export function plan(words: readonly string[]): Plan {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { s3: { type: 'boolean', default: false }, port: { type: 'string' } },
    allowPositionals: true,
    strict: false,
  });
  const port = Number(values.port ?? DEFAULT_PORT);
  const overNetwork = values.s3 === true;
  const [first = '', second] = positionals;
  if (first === 'planted') return { port, rounds: [], overNetwork, planted: true };
  const isCount = /^\d*$/.test(first);
  const count = Number(
    (isCount ? first : second) || (first === 'each' ? DEFAULT_EACH : DEFAULT_FAULTS),
  );
  const kinds = FAULT_KINDS.filter(
    ({ name }) => isCount || first === 'each' || name === first || name.startsWith(`${first}-`),
  );
  if (!(count > 0) || !(port > 0) || kinds.length === 0) {
    console.error(USAGE);
    process.exit(2);
  }
  const inTurn = (each: readonly FaultKind[], total: number) =>
    Array.from({ length: Math.ceil(total / each.length) }, () => each)
      .flat()
      .slice(0, total);
  const batches =
    first === 'each'
      ? kinds.map((kind) => inTurn([kind], count))
      : chunks(inTurn(kinds, count), IN_ROUND);
  return { port, rounds: batches.map(volleys), overNetwork, planted: false };
}

/** Faults of different parts by chance, up to so many together. */
function volleys(kinds: readonly FaultKind[]): readonly (readonly FaultKind[])[] {
  const left = kinds
    .map((kind) => ({ kind, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ kind }) => kind);
  const found: FaultKind[][] = [];
  for (const kind of left) {
    const free = found.find(
      (volley) => volley.length < TOGETHER && volley.every(({ part }) => part !== kind.part),
    );
    if (free) free.push(kind);
    else found.push([kind]);
  }
  return found;
}

function chunks<T>(values: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(values.length / size) }, (_, index) =>
    values.slice(index * size, (index + 1) * size),
  );
}
