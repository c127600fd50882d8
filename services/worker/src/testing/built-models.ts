import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { inject } from 'vitest';
import { buildModels } from '../models/build-models.js';
import { MANIFEST_FILE } from '../models/model-manifest.js';

/** The folder with all models, built once in each run of tests. Specs only read it. */
export function builtModels(): string {
  const folder = inject('modelsFolder');
  if (!existsSync(join(folder, MANIFEST_FILE))) buildModels(folder);
  return folder;
}
