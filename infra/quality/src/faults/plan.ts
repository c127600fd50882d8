import { parseArgs } from 'node:util';
import { type Fault, FAULT_KINDS, type FaultKind, newFault } from './fault-kinds.js';

const DEFAULT_PORT = 24800;
const DEFAULT_FAULTS = 40;
/** As in an outage of several parts. */
const TOGETHER = 6;
/** Ending a round takes as long as several faults. */
const IN_ROUND = 96;
const USAGE = `Usage: npm run faults -- [faults, ${DEFAULT_FAULTS} by default]
       npm run faults -- KIND [faults]
       with --port 9700 a second run goes on beside the first

Kinds: ${FAULT_KINDS.join(', ')}`;

/** Rounds of simultaneous faults; the data is checked after each round. */
export type Plan = {
  /** Of the gateway. */
  readonly port: number;
  readonly rounds: readonly (readonly (readonly Fault[])[])[];
};

/** Exits with a usage message for invalid arguments. */
export function plan(words: readonly string[]): Plan {
  const { values, positionals } = parseArgs({
    args: [...words],
    options: { port: { type: 'string' } },
    allowPositionals: true,
    strict: false,
  });
  const port = Number(values.port ?? DEFAULT_PORT);
  const [first = '', second] = positionals;
  const isCount = /^\d*$/.test(first);
  const count = Number((isCount ? first : second) || DEFAULT_FAULTS);
  const kinds = FAULT_KINDS.filter((kind) => isCount || kind === first);
  if (!(count > 0) || !(port > 0) || kinds.length === 0) {
    console.error(USAGE);
    process.exit(2);
  }
  const inTurn = Array.from({ length: Math.ceil(count / kinds.length) }, () => kinds)
    .flat()
    .slice(0, count);
  return { port, rounds: chunks(inTurn, IN_ROUND).map(volleys) };
}

/** Groups faults of different parts in random order. */
function volleys(kinds: readonly FaultKind[]): Fault[][] {
  const faults = kinds
    .map((kind) => ({ fault: newFault(kind), place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ fault }) => fault);
  const found: Fault[][] = [];
  for (const fault of faults) {
    const free = found.find(
      (volley) => volley.length < TOGETHER && volley.every(({ part }) => part !== fault.part),
    );
    if (free) free.push(fault);
    else found.push([fault]);
  }
  return found;
}

function chunks<T>(values: readonly T[], size: number): T[][] {
  return Array.from({ length: Math.ceil(values.length / size) }, (_, index) =>
    values.slice(index * size, (index + 1) * size),
  );
}
