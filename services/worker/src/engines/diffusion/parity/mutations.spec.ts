import type { Tensor } from '../../../models/onnx-runtime.js';
import type { Alteration } from '../testing/altered-graphs.js';
import { type FluxFixture, openFluxFixture } from '../testing/flux-fixture.js';
import type { RunErrors } from '../testing/golden-run.js';
import { type InstantIdFixture, openInstantIdFixture } from '../testing/instantid-fixture.js';

const LATENT_BAR = 1e-3;

let instantId: InstantIdFixture;
let klein: FluxFixture;
beforeAll(async () => {
  [instantId, klein] = await Promise.all([openInstantIdFixture(), openFluxFixture('flux2-klein')]);
});
afterAll(() => Promise.all([instantId.close(), klein.close()]));

const changed = (tensor: Tensor, change: (data: Float32Array) => void): Tensor => {
  const data = Float32Array.from(tensor.data as Float32Array);
  change(data);
  return Reflect.construct(tensor.constructor, ['float32', data, tensor.dims]) as Tensor;
};

const INSTANTID_MISTAKES: Record<string, () => Alteration> = {
  'the ControlNet is given text in place of the face': () => ({
    graph: 'step',
    feeds: ({ text, face, ...others }) => ({
      ...others,
      text,
      face: changed(face, (data) => {
        const [batch, tokens, width] = face.dims;
        const words = text.data as Float32Array;
        const perPrompt = text.dims[1] * width;
        for (let b = 0; b < batch; b++) {
          const first = words.subarray(b * perPrompt, b * perPrompt + tokens * width);
          data.set(first, b * tokens * width);
        }
      }),
    }),
  }),
  'the halves of the guided batch are swapped': () => ({
    graph: 'step',
    outputs: ({ noise }) => ({
      noise: changed(noise, (data) => {
        const half = data.slice(0, data.length / 2);
        data.copyWithin(0, data.length / 2);
        data.set(half, data.length / 2);
      }),
    }),
  }),
  'the face’s embedding is normalised': () => ({
    graph: 'image_proj',
    feeds: ({ embedding }) => ({
      embedding: changed(embedding, (data) => {
        const norm = Math.hypot(...data);
        for (let i = 0; i < data.length; i++) data[i] /= norm;
      }),
    }),
  }),
  'the text is taken from the last layer': () => ({
    graph: 'step',
    feeds: ({ text, ...others }) => ({
      ...others,
      text: changed(text, (data) => {
        const last = instantId.golden.numbers('run.euler.last_hidden');
        data.set(last, data.length - last.length);
      }),
    }),
  }),
};

function isNoticed({ latents }: RunErrors): boolean {
  return !(Math.max(...latents) <= LATENT_BAR);
}

describe('a mistake in sdxl-instantid is noticed', () => {
  it('only where there is one', async () => {
    expect(isNoticed(await instantId.rerun('euler'))).toBe(false);
  });

  it.each(Object.keys(INSTANTID_MISTAKES))('when %s', async (mistake) => {
    const errors = await instantId.rerun('euler', INSTANTID_MISTAKES[mistake]());
    expect(isNoticed(errors)).toBe(true);
  });
});

describe('a mistake in flux2-klein is noticed', () => {
  it('only where there is one', async () => {
    expect(isNoticed(await klein.rerun('two'))).toBe(false);
  });

  it('when the BatchNorm of the VAE is left out', async () => {
    const { manifest } = klein.pack;
    const { batchNorm, channels } = manifest.latent;
    if (!batchNorm) throw new Error('the tiny pack has no BatchNorm');
    const none = {
      mean: Array<number>(4 * channels).fill(0),
      variance: Array<number>(4 * channels).fill(1),
      epsilon: batchNorm.epsilon,
    };
    const errors = await klein.rerun('one', {
      manifest: { ...manifest, latent: { ...manifest.latent, batchNorm: none } },
    });
    expect(isNoticed(errors)).toBe(true);
  });

  it('when references stand at the time of the picture', async () => {
    const errors = await klein.rerun('two', {
      graphs: {
        graph: 'step',
        feeds: ({ img_ids, ...others }) => ({
          ...others,
          img_ids: changed(img_ids, (data) => {
            for (let i = 0; i < data.length; i += 4) data[i] = 0;
          }),
        }),
      },
    });
    expect(isNoticed(errors)).toBe(true);
  });
});
