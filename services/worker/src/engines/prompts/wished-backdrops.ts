import type { HourWish, SceneWish } from '@likeness/prompts/picture-terms';
import { WHITE_WALL } from '@likeness/prompts/describing-words';
import { max, min } from '../../imaging/math.js';
import { labToRgb, toHex, type Hex, labOf } from '../../imaging/colour.js';
import {
  type Backdrop,
  BEFORE_NOTHING,
  bokeh,
  type Place,
  sweep,
} from '../studio/model/backdrop.js';
import { isRealPlace, viewsOf } from '../studio/4-arrange/backdrops/panoramas/place-views.js';
import type { Style } from '../studio/model/style.js';

const PAINTED_AS: Readonly<
  Record<
    Exclude<SceneWish, Place | 'bokeh' | 'transparent'>,
    { style: string; kind: Backdrop['kind'] }
  >
> = {
  office: { style: 'At the office', kind: 'panorama' },
  garden: { style: 'Garden', kind: 'panorama' },
  library: { style: 'Library', kind: 'room' },
  'window room': { style: 'Window light', kind: 'panorama' },
  blinds: { style: 'Noir', kind: 'room' },
  'open country': { style: 'Golden hour', kind: 'panorama' },
  canvas: { style: 'Oil painting', kind: 'canvas' },
  gradient: { style: 'Studio headshot', kind: 'sweep' },
  plain: { style: 'Studio headshot', kind: 'sweep' },
};
/** Daylight styles of places; the open sky uses the garden's. */
const PLACES_LIT_AS: Readonly<Partial<Record<Place, string>>> = {
  café: 'Library',
  stage: 'Low key',
  space: 'Low key',
};
const BOKEH: readonly Backdrop[] = [
  bokeh('#cfc8b8', '#5a5650', '#8d887c', '#fff2d6', 48),
  bokeh('#aebccb', '#3e4a58', '#75879a', '#e8f2ff', 48),
  bokeh('#d9b48c', '#54402f', '#a07850', '#ffe6bd', 52),
];

const BY_NIGHT: Readonly<Partial<Record<SceneWish, Place>>> = {
  garden: 'forest',
  'open country': 'meadow',
};

function isPlace(scene: SceneWish): scene is Place {
  return !(scene in PAINTED_AS) && scene !== 'bokeh' && scene !== 'transparent';
}

function placeOf(scene: SceneWish, hour: HourWish | undefined): Place | undefined {
  if (isPlace(scene)) return scene;
  return hour === 'night' ? BY_NIGHT[scene] : undefined;
}

export function backdropsFor(
  scene: SceneWish,
  hour: HourWish | undefined,
  styles: ReadonlyMap<string, Style>,
): readonly Backdrop[] {
  const place = placeOf(scene, hour);
  if (place && isRealPlace(place)) return viewsOf(place, hour ?? 'day');
  if (place) return [{ kind: 'place', place, hour: hour ?? 'day' }];
  if (scene === 'bokeh') return BOKEH;
  if (scene === 'transparent') return [BEFORE_NOTHING];
  const { style, kind } = PAINTED_AS[scene as keyof typeof PAINTED_AS];
  const found = styles.get(style)?.backdrops.filter((backdrop) => backdrop.kind === kind) ?? [];
  if (found.length === 0) throw new Error(`no style paints ${scene}`);
  return found;
}

export function styleThatPaints(scene: SceneWish, hour: HourWish | undefined): string | undefined {
  if (hour === 'sunset') return 'Golden hour';
  const place = placeOf(scene, hour);
  if (!place)
    return scene in PAINTED_AS ? PAINTED_AS[scene as keyof typeof PAINTED_AS].style : undefined;
  if (hour === 'night') return 'Cinema';
  return PLACES_LIT_AS[place] ?? 'Garden';
}

export function plainBackdrops(colour: Hex): readonly Backdrop[] {
  if (colour === WHITE_WALL) return [{ kind: 'flat', colour }];
  const [inner, outer] = [shade(colour, 8), shade(colour, -20)];
  return [0.42, 0.58, 0.5].map((x) => sweep(inner, outer, { x, radius: 0.9, texture: 0.01 }));
}

export function panelBackdrops(colour: Hex): readonly Backdrop[] {
  const figure = shade(colour, 10);
  return (['plain', 'rays', 'dots', 'sun'] as const).map((pattern) => ({
    kind: 'panel',
    pattern,
    ground: colour,
    figure,
  }));
}

/** Changes the lightness by `steps` of L*, clamped. */
export function shade(hex: Hex, steps: number): Hex {
  const lab = labOf(hex);
  const rgb = [0, 0, 0];
  labToRgb(min(98, max(3, lab[0] + steps)), lab[1], lab[2], rgb);
  return toHex(rgb);
}
