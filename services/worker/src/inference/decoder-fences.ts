import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { isSealed } from './is-sealed.js';
import { credentialsFolder } from '../provenance/signing-credentials.js';
import type { DecoderSettings } from './process-settings.js';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const PROGRAM = ['node_modules', 'services', 'shared', 'package.json', 'infra/jest', '.swcrc'];

/**
 * Node refuses other files, writes and programs to scripts (`--permission`). Native code is held back by
 * the system only: `isSealed`.
 */
export function decoderFlags({ provenance, pack, matting }: DecoderSettings): string[] {
  // With `*`, because a worker of a new installation makes them later.
  const known = ['own', 'time-stamps'].map((name) =>
    path.join(credentialsFolder(provenance), name, '*'),
  );
  const opened = [...(pack ? [pack, ...(pack.checks ?? [])] : []), ...(matting ? [matting] : [])];
  const packs = opened.map(({ folder }) => folder);
  const program = PROGRAM.map((name) => path.join(ROOT, name));
  const folders = [...program, ...known, ...packs];
  const readable = folders.map((folder) => `--allow-fs-read=${folder}`);
  return ['--permission', '--allow-addons', '--no-warnings', ...readable];
}

/** What keeps the processes that decode pictures from the secrets of the worker. */
export function fences(): string[] {
  return ['own settings', 'scripts', ...(isSealed() ? ['memory of the worker'] : [])];
}
