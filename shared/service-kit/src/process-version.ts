import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const ROOT = new URL('../', import.meta.url);
const manifest: unknown = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8'));
const { version } = z.object({ version: z.string() }).parse(manifest);
/** Written by the builds of images and of `npm start`, with the commit: `0.2.0+1a2b3c4`. */
const BUILT = new URL('VERSION', ROOT);

/** All workspaces share one version. */
export const PROCESS_VERSION = existsSync(BUILT) ? readFileSync(BUILT, 'utf8').trim() : version;
