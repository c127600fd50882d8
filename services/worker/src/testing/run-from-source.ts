import { fileURLToPath } from 'node:url';

export const FROM_SOURCE: readonly string[] = [
  `--import=${fileURLToPath(new URL('./from-source.mjs', import.meta.url))}`,
  '--conditions=source',
];

export function runFromSource(): void {
  beforeAll(() => {
    process.execArgv.push(...FROM_SOURCE);
  });
  afterAll(() => {
    process.execArgv.splice(-FROM_SOURCE.length);
  });
}
