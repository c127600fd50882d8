import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { DEFAULT_MODELS_DIR } from './model-manifest.js';
import type { RejectedProvider } from './inference-session.js';

type Report = {
  provider: string;
  rejected: RejectedProvider[];
  outputs: Record<string, number[]>;
};

const VULKAN = '/usr/lib/chromium';
const SIZE = 192;

const folder = mkdtempSync(join(tmpdir(), 'likeness-providers-'));
const input = join(folder, 'input.json');

beforeAll(() => {
  const values = Array.from({ length: SIZE * SIZE * 3 }, (_, i) => Math.sin(i * 0.37) / 2);
  writeFileSync(input, JSON.stringify({ shape: [1, SIZE, SIZE, 3], values }));
});
afterAll(() => rmSync(folder, { recursive: true }));

function runOn(providers: string, env: Record<string, string> = {}): Report {
  const script = fileURLToPath(new URL('./fixtures/run-on-provider.mjs', import.meta.url));
  const model = fileURLToPath(new URL('face-mesh.onnx', DEFAULT_MODELS_DIR));
  const answer = execFileSync(
    process.execPath,
    ['--no-warnings', ...process.execArgv, script, model, providers, input],
    { env: { ...process.env, ...env }, encoding: 'utf8', maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(answer) as Report;
}

function largestDifference(a: Report, b: Report): number {
  const of = ({ outputs }: Report) => Object.values(outputs).flat();
  const other = of(b);
  return Math.max(...of(a).map((value, i) => Math.abs(value - other[i])));
}

test('without a device WebGPU is passed over with the reason', () => {
  const { provider, rejected } = runOn('webgpu,cpu', { VK_ICD_FILENAMES: '/dev/null' });
  expect(provider).toBe('cpu');
  expect(rejected).toEqual([{ provider: 'webgpu', reason: expect.stringMatching(/\w{4}/) }]);
});

const onLinux = process.platform === 'linux' ? test : test.skip;
onLinux('WebGPU gives what the CPU gives', () => {
  expect(existsSync(join(VULKAN, 'libvulkan.so.1'))).toBe(true);
  const gpu = runOn('webgpu', {
    LD_LIBRARY_PATH: VULKAN,
    VK_ICD_FILENAMES: join(VULKAN, 'vk_swiftshader_icd.json'),
  });
  expect(gpu).toMatchObject({ provider: 'webgpu', rejected: [] });
  expect(largestDifference(gpu, runOn('cpu'))).toBeLessThan(1e-3);
});
