import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Works from src and dist. */
export const repositoryRoot = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
