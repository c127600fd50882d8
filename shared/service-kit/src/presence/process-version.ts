import { existsSync, readFileSync } from 'node:fs';
import { z } from 'zod';

const ROOT = new URL('../../', import.meta.url);
const manifest: unknown = JSON.parse(readFileSync(new URL('package.json', ROOT), 'utf8'));
const { version } = z.object({ version: z.string() }).parse(manifest);
/** Written when an image is built; a checkout has none. */
const REVISION = new URL('REVISION', ROOT);
const revision = existsSync(REVISION) ? readFileSync(REVISION, 'utf8').trim() : '';

/** All workspaces share one version; images add their commit: `0.2.0+1a2b3c4`. */
export const PROCESS_VERSION = revision ? `${version}+${revision}` : version;
