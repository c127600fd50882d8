import type { InferenceSession } from '../models/onnx-runtime.js';
import type { Edge, GraphContract } from './graph-contract.js';

type Metadata = InferenceSession['inputMetadata'];
type Direction = 'input' | 'output';

export type KnownSizes = Map<string, number>;

export function graphFaults(
  session: Pick<InferenceSession, 'inputMetadata' | 'outputMetadata'>,
  contract: GraphContract,
  sizes: KnownSizes,
): string[] {
  return [
    ...edgeFaults('input', session.inputMetadata, contract.inputs, sizes),
    ...edgeFaults('output', session.outputMetadata, contract.outputs, sizes),
  ];
}

function edgeFaults(
  direction: Direction,
  found: Metadata,
  wanted: Readonly<Record<string, Edge>>,
  sizes: KnownSizes,
): string[] {
  const names = new Set(found.map(({ name }) => name));
  const missing = Object.keys(wanted).filter((name) => !names.has(name));
  // An input without a value stops every run; an extra output is harmless.
  const unknown = direction === 'input' ? [...names].filter((name) => !(name in wanted)) : [];
  const has = `it has ${[...names].join(', ')}`;
  return [
    ...missing.map((name) => `${direction} ${name} is missing (${has})`),
    ...unknown.map((name) => `${direction} ${name} is not known`),
    ...found.flatMap((edge) => {
      const expected = wanted[edge.name];
      return expected ? shapeFaults(direction, edge, expected, sizes) : [];
    }),
  ];
}

function shapeFaults(
  direction: Direction,
  edge: Metadata[number],
  { type, shape }: Edge,
  sizes: KnownSizes,
): string[] {
  const { name } = edge;
  if (!edge.isTensor) return [`${direction} ${name} is no tensor`];
  if (edge.type !== type) return [`${direction} ${name} is ${edge.type} instead of ${type}`];
  const told = `[${edge.shape.join(', ')}] instead of [${shape.join(', ')}]`;
  if (edge.shape.length !== shape.length) return [`${direction} ${name} is ${told}`];
  return shape.every((size, axis) => fits(edge.shape[axis], size, sizes))
    ? []
    : [`${direction} ${name} is ${told}${known(shape, sizes)}`];
}

function fits(found: number | string | undefined, wanted: number | string, sizes: KnownSizes) {
  if (typeof found !== 'number' || found < 0) return true;
  if (typeof wanted === 'number') return found === wanted;
  const { factor, letter } = sizeOf(wanted);
  const size = found / factor;
  const before = sizes.get(letter);
  if (before === undefined && Number.isInteger(size)) sizes.set(letter, size);
  return before === undefined ? Number.isInteger(size) : before === size;
}

/** `2B` is twice the letter B. */
export function sizeOf(text: string): { factor: number; letter: string } {
  const [, digits = '', letter = text] = /^(\d*)(.+)$/.exec(text) ?? [];
  return { factor: digits === '' ? 1 : Number(digits), letter };
}

function known(shape: Edge['shape'], sizes: KnownSizes): string {
  const told = shape.flatMap((size) => {
    if (typeof size === 'number') return [];
    const { letter } = sizeOf(size);
    const value = sizes.get(letter);
    return value === undefined ? [] : [`${letter} = ${value}`];
  });
  return told.length > 0 ? ` with ${told.join(', ')}` : '';
}
