import type { RgbImage } from '../imaging/rgb-image.js';
import type { FaceAnalyser } from './face-analyser.js';
import { standUpright } from './upright.js';

const WIDE: RgbImage = { width: 60, height: 30, data: new Uint8Array(60 * 30 * 3) };

function analyserOf(wide: readonly number[], tall: readonly number[]): FaceAnalyser {
  const see = ({ width, height }: RgbImage) =>
    Promise.resolve((width > height ? wide : tall).map((score) => ({ score })));
  const confirm = () => Promise.resolve({ presence: 1 });
  return { detect: see, mesh: confirm } as unknown as FaceAnalyser;
}

test('a group gets the turn with all faces', async () => {
  const { turn, faces } = await standUpright(analyserOf([0.6, 0.9, 0.7], [0.67]), WIDE);
  expect([turn, faces.length]).toEqual([0, 3]);
});

test('one face gets the turn with the best score', async () => {
  const { turn, image } = await standUpright(analyserOf([0.6], [0.75]), WIDE);
  expect([turn, image.width, image.height]).toEqual([90, 30, 60]);
});
