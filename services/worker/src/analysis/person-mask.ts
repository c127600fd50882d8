import { sampleAffine } from '../imaging/affine.js';
import type { RgbImage } from '../imaging/rgb-image.js';
import type { ModelSession } from './model-session.js';

export type PersonMask = {
  readonly width: number;
  readonly height: number;
  readonly probability: Float32Array;
};

/** MediaPipe selfie segmentation. The mean of picture and mirror image is more stable. */
export async function segmentPeople(model: ModelSession, image: RgbImage): Promise<PersonMask> {
  const size = model.inputSize;
  const scaleX = image.width / size;
  const scaleY = image.height / size;
  const run = async (mirrored: boolean): Promise<Float32Array> => {
    const pixels = sampleAffine(
      image,
      mirrored ? [-scaleX, 0, image.width, 0, scaleY, 0] : [scaleX, 0, 0, 0, scaleY, 0],
      size,
      size,
      'edge',
    );
    const { person } = await model.run(pixels.map((value) => value / 255));
    return person;
  };
  const straight = await run(false);
  const mirrored = await run(true);
  const probability = straight.map((value, i) => {
    const column = i % size;
    return (value + mirrored[i - column + (size - 1 - column)]) / 2;
  });
  return { width: size, height: size, probability };
}
