import { eachPlane } from '../../../imaging/planar.js';
import { seededRandom } from '../../../imaging/random.js';
import type { RgbImage } from '../../../imaging/rgb-image.js';
import { toRgb, type Planar } from '../../../imaging/planar.js';
import { KuwaharaFilter } from './kuwahara/kuwahara-filter.js';
import { fullSize, inEach, type Scene } from '../model/scene.js';
import { findStyle, STUDIO_STYLES } from '../styles/catalogue.js';
import { paint } from './paint.js';
import { sceneSuite } from '../../../testing/suites.js';

const SIZE = 256;
const scene = sceneSuite('person-33', SIZE);
let kuwahara: KuwaharaFilter;

beforeAll(async () => {
  kuwahara = await KuwaharaFilter.open({ providers: ['cpu'], threads: 1 });
});
afterAll(() => kuwahara.close());

function painted(of: Scene, title: string, palette = 0): Promise<Planar> {
  const style = findStyle(STUDIO_STYLES, title);
  const { look } = style;
  const own = look.renderer === 'poster' ? { ...look, palettes: [look.palettes[palette]] } : look;
  return paint({
    scene: of,
    style: { ...style, look: own },
    look: own,
    rig: style.rigs[0],
    backdrop: style.backdrops[0],
    random: seededRandom(1),
    strength: 1,
    kuwahara,
    checkpoint: () => Promise.resolve(),
    show: () => undefined,
  });
}

/** A dim face with a third of its contrast. */
function inFlatLight(): Scene {
  return {
    ...scene,
    foreground: eachPlane(scene.foreground, (plane) => plane.map((v) => 0.17 + 0.35 * v)),
  };
}

/** Largest share of the face that has one color, in steps of 32. */
function largestShare({ data }: RgbImage, of: Scene): number {
  const face = fullSize(of, of.masks.face);
  const counts = new Map<string, number>();
  let total = 0;
  for (let i = 0; i < face.length; i++) {
    if (face[i] < 0.95) continue;
    const ink = [...data.subarray(3 * i, 3 * i + 3)].map((v) => v >> 6).join();
    counts.set(ink, (counts.get(ink) ?? 0) + 1);
    total++;
  }
  return Math.max(...counts.values()) / total;
}

test.each([2, 4])('Pop art divides a face in flat light into inks: palette %i', async (palette) => {
  const flat = inFlatLight();
  const picture = toRgb(await painted(flat, 'Pop art', palette));
  expect(largestShare(picture, flat)).toBeLessThan(0.6);
});

/** The face at the lower edge of the sheet. */
function atLowerEdge(): Scene {
  const down = SIZE - 1 - Math.round(scene.landmarks[152].y);
  const moved = (plane: Float32Array, side: number) => {
    const rows = Math.round((down * side) / SIZE);
    const out = new Float32Array(plane.length);
    for (let y = 0; y < side; y++)
      out.set(
        plane.subarray(Math.max(0, y - rows) * side, (Math.max(0, y - rows) + 1) * side),
        y * side,
      );
    return out;
  };
  const { size } = scene.masks;
  return {
    ...scene,
    masks: inEach(scene.masks, (mask) => moved(mask, size), size),
    foreground: eachPlane(scene.foreground, (plane) => moved(plane, SIZE)),
    alpha: moved(scene.alpha, SIZE),
    landmarks: scene.landmarks.map((p) => ({ ...p, y: p.y + down })),
  };
}

test.each(['Pencil', 'Watercolour'])('%s fades outside the face only', async (style) => {
  const low = atLowerEdge();
  const [picture, usual] = [await painted(low, style), await painted(scene, style)];
  const meanOfMouth = (image: Planar, of: Scene) => {
    const mouth = fullSize(of, of.masks.mouth);
    const total = mouth.reduce((sum, v) => sum + v, 0);
    return image.g.reduce((sum, v, i) => sum + v * mouth[i], 0) / total;
  };
  expect(meanOfMouth(picture, low)).toBeLessThan(meanOfMouth(usual, scene) + 0.1);
});

test('Stained glass shows the locks of dark hair', async () => {
  const { alpha, foreground, masks } = scene;
  const [face, skin] = [masks.face, masks.skin].map((mask) => fullSize(scene, mask));
  const isHair = (i: number) => alpha[i] > 0.99 && face[i] < 0.05 && skin[i] < 0.05;
  const isLight = (i: number) => (i % SIZE) % 32 < 16;
  const locks = eachPlane(foreground, (plane) =>
    plane.map((v, i) => (isHair(i) ? (isLight(i) ? 0.12 : 0.04) : v)),
  );
  const { g } = await painted({ ...scene, foreground: locks }, 'Stained glass');
  const meanOf = (light: boolean) => {
    const own = g.filter((_, i) => isHair(i) && isLight(i) === light);
    return own.reduce((sum, v) => sum + v, 0) / own.length;
  };
  expect(meanOf(true)).toBeGreaterThan(1.3 * meanOf(false));
});
