import { readFileSync } from 'node:fs';
import { z } from 'zod';

const manifest: unknown = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);

/** All workspaces share one version. */
export const PROCESS_VERSION = z.object({ version: z.string() }).parse(manifest).version;
