import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildModels } from '../models/build-models.js';
import { MANIFEST_FILE } from '../models/model-manifest.js';

declare global {
  var modelsFolder: string;
}

/** The folder with all models, built once in each run of jest. Specs only read it. */
export function builtModels(): string {
  const folder = globalThis.modelsFolder;
  if (!existsSync(join(folder, MANIFEST_FILE))) buildModels(folder);
  return folder;
}
