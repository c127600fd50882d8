import { readFileSync } from 'node:fs';

type PackedFile = { readonly filename: string; readonly start: number; readonly end: number };

/** `<stem>.data`, with offsets as JSON in the `loadPackage(…)` call of `<stem>_loader.js`. */
export function readPackedAsset(stem: string, baseName: string): Uint8Array {
  const loader = readFileSync(`${stem}_loader.js`, 'utf8');
  const json = /loadPackage\((\{"files".*?\})\);/.exec(loader)?.[1];
  if (!json) throw new Error(`No file list in ${stem}_loader.js`);
  const { files } = JSON.parse(json) as { files: PackedFile[] };
  const file = files.find(({ filename }) => filename.endsWith(`/${baseName}`));
  if (!file) throw new Error(`${stem}.data holds no ${baseName}`);
  return new Uint8Array(readFileSync(`${stem}.data`).subarray(file.start, file.end));
}
