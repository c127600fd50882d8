import { hostileValue } from '../testing/hostile-value.js';
import { processorMs } from '../testing/processor-time.js';
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

const inputs = PUBLIC_CALLS.flatMap(({ name, body, bodyType, query, params, headers }) => [
  ...(body && bodyType !== 'multipart/form-data' ? [[name, 'body', body] as const] : []),
  ...(query ? [[name, 'query', query] as const] : []),
  ...(params ? [[name, 'params', params] as const] : []),
  ...(headers ? [[name, 'headers', headers] as const] : []),
]);

it.each(inputs)('%s reads the largest hostile %s in time', (_name, part, schema) => {
  const most = part === 'body' ? BODY_CHARACTERS : ADDRESS_CHARACTERS;
  const slow = HOSTILE.flatMap((unit) => {
    const value = hostileValue(schema, unit.repeat(most / unit.length), 1_000);
    const cost = processorMs(() => schema.safeParse(value), 3);
    return cost < MOST_MS ? [] : `${JSON.stringify(unit)}: ${cost} ms`;
  });
  expect(slow).toEqual([]);
});
