import { globSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Pictures and fonts are compressed already. */
const TEXTS = '**/*.{html,js,css,svg,xml,txt,json,webmanifest}';
/** Smaller files fit into one network packet. */
const MIN_BYTES = 1_000;
const PAGE_QUALITY = 9;
const FILES_AT_ONCE = 4;

/** Writes Brotli and gzip copies at build time, so that no request waits for compression. */
export async function compressTexts(folder: string, pattern: string = TEXTS): Promise<void> {
  const files = globSync(pattern, { cwd: folder }).map((file) => path.join(folder, file));
  const next = files.values();
  await Promise.all(
    Array.from({ length: FILES_AT_ONCE }, async () => {
      for (const file of next) await compress(file);
    }),
  );
}

async function compress(file: string): Promise<void> {
  const text = await readFile(file);
  if (text.length < MIN_BYTES) return;
  const quality = file.endsWith('.html') ? PAGE_QUALITY : constants.BROTLI_MAX_QUALITY;
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: quality,
    [constants.BROTLI_PARAM_SIZE_HINT]: text.length,
  };
  await writeFile(`${file}.br`, await brotli(text, { params }));
  await writeFile(`${file}.gz`, await zip(text, { level: 9 }));
}
