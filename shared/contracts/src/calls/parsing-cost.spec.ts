import { z } from 'zod';
import { PUBLIC_CALLS } from './all-calls.js';

/** The gateway takes no larger JSON body, and Node no longer address. */
const BODY_CHARACTERS = 64 * 1024;
const ADDRESS_CHARACTERS = 16 * 1024;
const MOST_MS = 20;
const HOSTILE = [
  'a',
  'a.',
  'a@',
  '@a.',
  '-',
  ' ',
  '0',
  '\u0301',
  '\u200b',
  '\ud83d',
  '<b>',
  '\\',
  '1e',
  'ß',
];

type Shape = {
  readonly type?: string;
  readonly properties?: Readonly<Record<string, Shape>>;
  readonly items?: Shape;
  readonly anyOf?: readonly Shape[];
  readonly oneOf?: readonly Shape[];
  readonly maxLength?: number;
  readonly maxItems?: number;
};

/** The largest value of a shape, with the text in place of every string. */
function valueOf(shape: Shape, text: string): unknown {
  const { type, properties, items, maxLength = text.length, maxItems = 1_000 } = shape;
  const options = shape.anyOf ?? shape.oneOf;
  if (options?.[0]) return valueOf(options[0], text);
  if (properties) {
    const entries = Object.entries(properties);
    return Object.fromEntries(entries.map(([name, each]) => [name, valueOf(each, text)]));
  }
  if (items) {
    const part = text.slice(0, Math.ceil(text.length / maxItems));
    return Array.from({ length: maxItems }, () => valueOf(items, part));
  }
  if (type === 'integer' || type === 'number') return 1;
  if (type === 'boolean') return true;
  return text.slice(0, maxLength);
}

/** Processor time of the quickest of several runs, in milliseconds. */
function costOf(work: () => unknown): number {
  const runs = Array.from({ length: 3 }, () => {
    const before = process.cpuUsage();
    work();
    const { user, system } = process.cpuUsage(before);
    return (user + system) / 1_000;
  });
  return Math.min(...runs);
}

const inputs = PUBLIC_CALLS.flatMap(({ name, body, bodyType, query, params, headers }) => [
  ...(body && bodyType !== 'multipart/form-data' ? [[name, 'body', body] as const] : []),
  ...(query ? [[name, 'query', query] as const] : []),
  ...(params ? [[name, 'params', params] as const] : []),
  ...(headers ? [[name, 'headers', headers] as const] : []),
]);

it.each(inputs)('%s reads the largest hostile %s in time', (_name, part, schema) => {
  const shape = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }) as Shape;
  const most = part === 'body' ? BODY_CHARACTERS : ADDRESS_CHARACTERS;
  const slow = HOSTILE.flatMap((unit) => {
    const value = valueOf(shape, unit.repeat(most / unit.length));
    const cost = costOf(() => schema.safeParse(value));
    return cost < MOST_MS ? [] : `${JSON.stringify(unit)}: ${cost} ms`;
  });
  expect(slow).toEqual([]);
});
