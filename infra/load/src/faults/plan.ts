import { FAULT_KINDS, type FaultKind } from './fault-kinds.js';

const DEFAULT_FAULTS = 40;
const DEFAULT_EACH = 10;
const USAGE = `Usage: npm run faults -- [faults, ${DEFAULT_FAULTS} by default]
       npm run faults -- each [faults of each kind, ${DEFAULT_EACH} by default]
       npm run faults -- KIND [faults], also the first word of several kinds

Kinds: ${FAULT_KINDS.map(({ name }) => name).join(', ')}`;

/** Which faults come, in blocks after each of which the books are looked at. Ends the process when misused. */
export function plan([first = '', second]: readonly string[]): readonly (readonly FaultKind[])[] {
  const isCount = /^\d*$/.test(first);
  const count = Number(
    (isCount ? first : second) || (first === 'each' ? DEFAULT_EACH : DEFAULT_FAULTS),
  );
  const kinds = FAULT_KINDS.filter(
    ({ name }) => isCount || first === 'each' || name === first || name.startsWith(`${first}-`),
  );
  if (!(count > 0) || kinds.length === 0) {
    console.error(USAGE);
    process.exit(2);
  }
  if (first === 'each') return kinds.map((kind) => Array<FaultKind>(count).fill(kind));
  const rounds = Math.ceil(count / kinds.length);
  const all = Array.from({ length: rounds }, () => kinds)
    .flat()
    .slice(0, count);
  const inBlock = Math.max(kinds.length, DEFAULT_EACH);
  return Array.from({ length: Math.ceil(count / inBlock) }, (_, index) =>
    all.slice(index * inBlock, (index + 1) * inBlock),
  );
}
