import type { KnownFace } from '../engines/portrait/identity.js';
import { fromRgb } from '../imaging/planar.js';
import { balanceFor } from '../engines/studio/develop/own-skin.js';
import { CHEEKS, cheekTone } from '../engines/studio/scene/skin-tone.js';
import { labToRgb, rgbToLab, toGamma, toLinear } from '../imaging/colour.js';
import { STUDIO_STYLES } from '../engines/studio/styles/catalogue.js';
import { sightFaces, sightRepaired } from '../engines/portrait/intake.js';
import { type Landmarks, landmarksOf } from '../engines/portrait/landmarks.js';
import type { SkinTone } from '../engines/studio/model/scene.js';
import type { StudioEngine } from '../engines/studio/studio-engine.js';
import type { RgbImage } from '../imaging/rgb-image.js';
import type { Person } from './people.js';
import { mean, type Row } from './row.js';
import { timedRender } from './timed-render.js';

/** Maximum L*, a* or b* difference of the cheeks from the photo, in styles that keep the skin. */
const BAR = 3;
/** Individual typology angle in degrees, lower limit of each skin type (Chardon et al., 1991). */
const TYPES = [
  { name: 'light', from: 28 },
  { name: 'tan', from: 10 },
  { name: 'brown', from: -30 },
  { name: 'dark', from: -90 },
] as const;

type Difference = { readonly type: string; readonly deltaE: number; readonly largest: number };

/** Mean ΔE between cheeks of portraits and of the repaired, white-balanced photo, by skin type. */
export async function measureSkin(engine: StudioEngine, people: readonly Person[]): Promise<Row[]> {
  const styles = STUDIO_STYLES.filter(({ skin }) => skin === 'own');
  const all: Difference[] = [];
  for (const [index, { photo }] of people.entries()) {
    const { image, faces } = await sightRepaired(engine.analyser, photo);
    const own = faces[0] && toneOf(image, faces[0]);
    if (!own) continue;
    const wanted = inDaylight(own);
    const angle = (Math.atan2(wanted.l - 50, wanted.b) * 180) / Math.PI;
    const { name: type } = TYPES.find(({ from }) => angle >= from)!;
    const style = styles[index % styles.length];
    const { portrait } = await timedRender(engine, photo, style, index);
    const found = portrait && (await toneIn(engine, portrait.image));
    if (!found) continue;
    const steps = [found.l - wanted.l, found.a - wanted.a, found.b - wanted.b];
    all.push({ type, deltaE: Math.hypot(...steps), largest: Math.max(...steps.map(Math.abs)) });
  }
  const rows = TYPES.flatMap(({ name }): Row[] => {
    const own = all.filter(({ type }) => type === name).map(({ deltaE }) => deltaE);
    return own.length ? [{ name: `${name} skin, cheeks`, value: mean(own), unit: 'ΔE' }] : [];
  });
  const largest = Math.max(...all.map((one) => one.largest));
  return [...rows, { name: 'cheeks, largest of L*, a*, b*', value: largest, unit: '', bar: BAR }];
}

async function toneIn({ analyser }: StudioEngine, image: RgbImage): Promise<SkinTone | undefined> {
  const [face] = (await sightFaces(analyser, image)).faces;
  return face && toneOf(image, face);
}

function toneOf(image: RgbImage, face: KnownFace): SkinTone | undefined {
  const landmarks = landmarksOf(face.mesh, (x, y) => ({ x, y }), 1);
  return cheekTone(fromRgb(image), landmarks, undefined, cheeksInView(landmarks));
}

/** In a turned head, the far cheek ends at the background. */
function cheeksInView(landmarks: Landmarks): readonly number[] {
  const nose = landmarks[1].x;
  const width = (id: number) => Math.abs(landmarks[id].x - nose);
  const widest = Math.max(...CHEEKS.map(width));
  return CHEEKS.filter((id) => width(id) > widest / 2);
}

function inDaylight(tone: SkinTone): SkinTone {
  const gains = balanceFor(tone);
  const [rgb, lab] = [
    [0, 0, 0],
    [0, 0, 0],
  ];
  labToRgb(tone.l, tone.a, tone.b, rgb);
  const [r, g, b] = rgb.map((v, k) => toGamma(toLinear(v) * gains[k]));
  rgbToLab(r, g, b, lab);
  return { l: lab[0], a: lab[1], b: lab[2] };
}
