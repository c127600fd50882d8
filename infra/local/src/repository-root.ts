import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The repository this file is in, whether it runs from src or from dist. */
export const repositoryRoot = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');
