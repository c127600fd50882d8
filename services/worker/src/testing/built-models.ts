import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildModels } from '../models/build-models.js';

let folder: string | undefined;

/** The folder with all models, built once in each run of tests. Specs only read it. */
export function builtModels(): string {
  folder ??= build();
  return folder;
}

function build(): string {
  const built = mkdtempSync(join(tmpdir(), 'likeness-models-'));
  process.once('exit', () => rmSync(built, { recursive: true }));
  buildModels(built);
  return built;
}
