import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULT_MODELS_DIR, MANIFEST_FILE, type ModelFile } from './model-manifest.js';
import type { ModelManifest } from './model-manifest.js';

const REBUILD = 'run `npm run models -w services/worker` to build it again';

/** Throws an Error with the remedy if the file is missing, unlisted or changed. */
export async function loadModel(
  file: ModelFile,
  directory = fileURLToPath(DEFAULT_MODELS_DIR),
): Promise<Uint8Array> {
  const manifestPath = join(directory, MANIFEST_FILE);
  const { models } = parseManifest(await readOrExplain(manifestPath), manifestPath);
  const expected = models.find((entry) => entry.file === file);
  const path = join(directory, file);
  if (!expected) throw new Error(`Model ${path} is not listed in ${MANIFEST_FILE}: ${REBUILD}`);
  const bytes = await readOrExplain(path);
  if (createHash('sha256').update(bytes).digest('hex') !== expected.sha256) {
    throw new Error(`Model ${path} is damaged (its SHA-256 differs from the manifest): ${REBUILD}`);
  }
  return bytes;
}

function parseManifest(bytes: Uint8Array, path: string): ModelManifest {
  try {
    return JSON.parse(new TextDecoder().decode(bytes)) as ModelManifest;
  } catch (cause) {
    throw new Error(`Model manifest ${path} is damaged: ${REBUILD}`, { cause });
  }
}

async function readOrExplain(path: string): Promise<Uint8Array> {
  try {
    return await readFile(path);
  } catch (cause) {
    throw new Error(`Model file ${path} can't be read: ${REBUILD}`, { cause });
  }
}
