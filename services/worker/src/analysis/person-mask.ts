import { sampleAffine } from '../imaging/affine.js';
import { exp } from '../imaging/math.js';
import type { RgbImage } from '../imaging/rgb-image.js';
import type { ModelSession } from './model-session.js';

/** Square; of the model's size. */
export type PersonMask = {
  readonly width: number;
  readonly height: number;
  readonly probability: Float32Array;
};

/** MediaPipe selfie segmentation. The mean of picture and mirror image is more stable. */
export async function segmentPeople(model: ModelSession, image: RgbImage): Promise<PersonMask> {
  const size = model.inputSize;
  const { person: straight } = await run(model, image);
  const { person: mirrored } = await run(model, image, true);
  const probability = straight.map((value, i) => {
    const column = i % size;
    return (value + mirrored[i - column + (size - 1 - column)]) / 2;
  });
  return { width: size, height: size, probability };
}

/** BlazePose: one person, best seen whole with the face at 30 % from the top. */
export async function segmentBody(model: ModelSession, image: RgbImage): Promise<PersonMask> {
  const { body } = await run(model, image);
  const size = model.inputSize;
  return { width: size, height: size, probability: body.map((v) => 1 / (1 + exp(-v))) };
}

/** U²-Net-p: whatever stands out, stretched to 0..1. */
export async function segmentSalient(model: ModelSession, image: RgbImage): Promise<PersonMask> {
  const { salient } = await run(model, image);
  let [least, most] = [1, 0];
  for (const value of salient) {
    if (value < least) least = value;
    if (value > most) most = value;
  }
  const size = model.inputSize;
  const range = most - least + 1e-6;
  return { width: size, height: size, probability: salient.map((v) => (v - least) / range) };
}

function run(
  model: ModelSession,
  image: RgbImage,
  isMirrored = false,
): Promise<Record<string, Float32Array>> {
  const size = model.inputSize;
  const [scaleX, scaleY] = [image.width / size, image.height / size];
  const pixels = sampleAffine(
    image,
    isMirrored ? [-scaleX, 0, image.width, 0, scaleY, 0] : [scaleX, 0, 0, 0, scaleY, 0],
    size,
    size,
    'edge',
  );
  for (let i = 0; i < pixels.length; i++) pixels[i] /= 255;
  return model.run(pixels);
}
