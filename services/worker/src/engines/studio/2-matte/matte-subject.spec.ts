import { gaussianBlur } from '../../../imaging/blur.js';
import { composite, eachPlane, type Planar, type Plane } from '../../../imaging/planar.js';
import { resizeWindow } from '../../../imaging/resample.js';
import { personPhoto, viewOf as viewOfPhoto } from '../../../testing/person-view.js';
import type { View } from '../model/view.js';
import { matteSubject } from './matte-subject.js';
import { analyserSuite } from '../../../testing/suites.js';

const SIZE = 512;
const analyser = analyserSuite();

const viewOf = async (name: string) => viewOfPhoto(analyser, await personPhoto(name), SIZE);

const cutOut = (of: View, picture: Planar) =>
  matteSubject(analyser, of, picture, () => Promise.resolve());

let view: View;
let truth: Awaited<ReturnType<typeof cutOut>>;
beforeAll(async () => {
  view = await viewOf('person-33');
  truth = await cutOut(view, view.picture);
});

/** Share of the subject's area that a cut-out lost. */
function lostIn(alpha: Plane): number {
  const lost = alpha.filter((a, i) => a < 0.5 && truth.alpha[i] > 0.95).length;
  return lost / truth.alpha.reduce((sum, a) => sum + a, 0);
}

/** At 60 %, out of focus, beside the subject's shoulder. */
function behind(plane: Plane): Plane {
  const window = { x: -0.9 * SIZE, y: -0.6 * SIZE, width: SIZE / 0.6, height: SIZE / 0.6 };
  return gaussianBlur(resizeWindow(plane, SIZE, SIZE, window, SIZE, SIZE), SIZE, SIZE, 4);
}

test('a blurred person behind the subject is no part of it', async () => {
  const other = await viewOf('person-31');
  const place = behind((await cutOut(other, other.picture)).alpha);
  const crowded = composite(view.picture, eachPlane(other.picture, behind), place);
  const found = await cutOut(view, composite(crowded, view.picture, truth.alpha));
  const area = truth.alpha.reduce((sum, a) => sum + a, 0);
  const left = found.alpha.filter((a, i) => a > 0.5 && truth.alpha[i] < 0.05).length;
  expect(left / area).toBeLessThan(0.03);
  expect(lostIn(found.alpha)).toBeLessThan(0.03);
  expect(found.doubt).toBeGreaterThan(truth.doubt);
});

test('only a neighbor whose face is partly in the cut-out costs the ordered background', async () => {
  const { x, y } = view.landmarks[234];
  const faceAt = (left: number) => ({ x: left, y, width: 0.2 * SIZE, height: 0.25 * SIZE });
  const beside = (left: number) => cutOut({ ...view, rivals: [faceAt(left)] }, view.picture);
  expect(truth.isTrusted).toBe(true);
  expect((await beside(x - 0.3 * SIZE)).isTrusted).toBe(true);
  expect((await beside(x - 0.06 * SIZE)).isTrusted).toBe(false);
});

test('the cut-out of a soft photo is trusted', async () => {
  const soft = eachPlane(view.picture, (plane) => gaussianBlur(plane, SIZE, SIZE, 6));
  expect((await cutOut(view, soft)).isTrusted).toBe(true);
});

test('a smaller face above the shoulder takes no part of the subject', async () => {
  const { x, y } = view.landmarks[172];
  const above = { x: x - 0.14 * SIZE, y: y - 0.04 * SIZE, width: 0.09 * SIZE, height: 0.11 * SIZE };
  const { alpha } = await cutOut({ ...view, rivals: [above] }, view.picture);
  expect(lostIn(alpha)).toBeLessThan(0.03);
});
