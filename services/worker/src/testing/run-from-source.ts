import { fileURLToPath } from 'node:url';

/** With these Node runs the sources, as a spec does. */
export const FROM_SOURCE: readonly string[] = [
  `--import=${fileURLToPath(new URL('./from-source.mjs', import.meta.url))}`,
  '--conditions=source',
];

/** Processes that this spec starts run the sources, as the spec does; they take over `execArgv`. */
export function runFromSource(): void {
  beforeAll(() => {
    process.execArgv.push(...FROM_SOURCE);
  });
  afterAll(() => {
    process.execArgv.splice(-FROM_SOURCE.length);
  });
}
