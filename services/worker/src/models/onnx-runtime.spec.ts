import { spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULT_MODELS_DIR } from './model-manifest.js';

const built = new URL('../../dist/models/onnx-runtime.js', import.meta.url);
const folder = mkdtempSync(join(tmpdir(), 'likeness-onnx-home-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('runs a model without keeping anything of the machine it runs on', () => {
  const home = join(folder, 'home');
  const use = `
    const { InferenceSession } = await import('${built.href}');
    const session = await InferenceSession.create('${fileURLToPath(new URL('face-embedding.onnx', DEFAULT_MODELS_DIR))}');
    await session.release();`;
  const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', use], {
    cwd: fileURLToPath(new URL('.', import.meta.url)),
    env: { PATH: process.env.PATH, HOME: home, XDG_CACHE_HOME: join(home, 'cache') },
    encoding: 'utf8',
  });
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  expect(globSync('**/*', { cwd: home })).toEqual([]);
});
