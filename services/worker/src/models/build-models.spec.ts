import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildModels } from './build-models.js';
import { loadModel } from './load-model.js';
import { DEFAULT_MODELS_DIR } from './model-manifest.js';
import { convertTflite } from './tflite-to-onnx.js';

const directory = mkdtempSync(join(tmpdir(), 'likeness-models-'));
beforeAll(() => cpSync(DEFAULT_MODELS_DIR, directory, { recursive: true }));
afterAll(() => rmSync(directory, { recursive: true }));

test('building again leaves right files alone and mends damaged ones', async () => {
  const mesh = join(directory, 'face-mesh.onnx');
  const detection = join(directory, 'face-detection.onnx');
  const { mtimeMs } = statSync(mesh);
  writeFileSync(detection, 'half a mod');
  buildModels(directory);
  expect(statSync(mesh).mtimeMs).toBe(mtimeMs);
  expect(await loadModel('face-detection.onnx', directory)).toHaveProperty('length');
  expect(readdirSync(directory).filter((name) => name.endsWith('.tmp'))).toEqual([]);
});

test('a changed byte is refused by the file name, with the remedy', async () => {
  const path = join(directory, 'face-embedding.onnx');
  const bytes = readFileSync(path);
  bytes[bytes.length >> 1] ^= 1;
  writeFileSync(path, bytes);
  await expect(loadModel('face-embedding.onnx', directory)).rejects.toThrow(
    /face-embedding\.onnx is damaged.*npm run models -w services\/worker/,
  );
});

test('the notices carry both licences and every source with its version', () => {
  const notice = readFileSync(join(directory, 'NOTICE.txt'), 'utf8');
  expect(notice).toContain('Apache License');
  expect(notice).toContain('Copyright (c) Vladimir Mandic');
  expect(notice).toContain('Copyright (c) 2022 Kevin Scott');
  expect(notice).toContain('Copyright (c) 2019 Infinite Red');
  const { models } = JSON.parse(readFileSync(join(directory, 'manifest.json'), 'utf8')) as {
    models: { package: string; version: string; licence: string }[];
  };
  for (const { package: name, version, licence } of models) {
    if (licence !== 'UNLICENSED') expect(notice).toContain(`${name} ${version}`);
  }
});

test('missing models and a broken manifest say how to build them', async () => {
  rmSync(join(directory, 'face-mesh.onnx'));
  await expect(loadModel('face-mesh.onnx', directory)).rejects.toThrow(
    /face-mesh\.onnx can't be read.*npm run models/,
  );
  writeFileSync(join(directory, 'manifest.json'), '{"models": [');
  await expect(loadModel('face-mesh.onnx', directory)).rejects.toThrow(
    /manifest\.json is damaged.*npm run models/,
  );
});

test('a file that is no TFLite model is refused', () => {
  expect(() => convertTflite(new Uint8Array(64), 'x', [])).toThrow(/Not a TFLite file/);
});
