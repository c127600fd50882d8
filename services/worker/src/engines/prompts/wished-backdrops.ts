import { max, min, round } from '../pixels/math.js';
import { labToRgb, parseHex, rgbToLab, type Hex } from '../pixels/colour.js';
import type { Backdrop } from '../studio/backdrops/backdrop.js';
import type { Style } from '../studio/styles/style.js';
import type { SceneWish } from './wishes.js';

/** Scenes that a studio style already paints, and the kind of its backdrops that is meant. */
const PAINTED_AS: Readonly<
  Record<Exclude<SceneWish, 'bokeh'>, { style: string; kind: Backdrop['kind'] }>
> = {
  office: { style: 'At the office', kind: 'room' },
  garden: { style: 'Garden', kind: 'bokeh' },
  library: { style: 'Library', kind: 'room' },
  'window room': { style: 'Window light', kind: 'room' },
  'night city': { style: 'Cinema', kind: 'night' },
  'open country': { style: 'Golden hour', kind: 'sky' },
  canvas: { style: 'Oil painting', kind: 'canvas' },
  gradient: { style: 'Studio headshot', kind: 'sweep' },
  plain: { style: 'Studio headshot', kind: 'sweep' },
};
const BOKEH: readonly Backdrop[] = [
  {
    kind: 'bokeh',
    top: '#cfc8b8',
    bottom: '#5a5650',
    leaf: '#8d887c',
    spark: '#fff2d6',
    discs: 48,
  },
  {
    kind: 'bokeh',
    top: '#aebccb',
    bottom: '#3e4a58',
    leaf: '#75879a',
    spark: '#e8f2ff',
    discs: 48,
  },
  {
    kind: 'bokeh',
    top: '#d9b48c',
    bottom: '#54402f',
    leaf: '#a07850',
    spark: '#ffe6bd',
    discs: 52,
  },
];

/** Backdrops for a scene that was asked for. */
export function backdropsFor(
  scene: SceneWish,
  styles: ReadonlyMap<string, Style>,
): readonly Backdrop[] {
  if (scene === 'bokeh') return BOKEH;
  const { style, kind } = PAINTED_AS[scene];
  const found = styles.get(style)?.backdrops.filter((backdrop) => backdrop.kind === kind) ?? [];
  if (found.length === 0) throw new Error(`no style paints ${scene}`);
  return found;
}

/** The style that paints the scene, if there is one. */
export function styleThatPaints(scene: SceneWish): string | undefined {
  return scene === 'bokeh' ? undefined : PAINTED_AS[scene].style;
}

/** Studio paper of one colour, lit from a different place each. */
export function plainBackdrops(colour: Hex): readonly Backdrop[] {
  const [inner, outer] = [shade(colour, 8), shade(colour, -20)];
  return [0.42, 0.58, 0.5].map((x) => ({
    kind: 'sweep',
    inner,
    outer,
    pool: { x, y: 0.42, radius: 0.9 },
    texture: 0.01,
  }));
}

/** Flat printed colour in the patterns that posters and comics have behind people. */
export function panelBackdrops(colour: Hex): readonly Backdrop[] {
  const figure = shade(colour, 10);
  return (['plain', 'rays', 'dots', 'sun'] as const).map((pattern) => ({
    kind: 'panel',
    pattern,
    ground: colour,
    figure,
  }));
}

/** The colour lighter or darker by `steps` of L*, as far as it goes. */
export function shade(hex: Hex, steps: number): Hex {
  const lab = [0, 0, 0];
  rgbToLab(...parseHex(hex), lab);
  const rgb = [0, 0, 0];
  labToRgb(min(98, max(3, lab[0] + steps)), lab[1], lab[2], rgb);
  const digits = rgb.map((v) =>
    round(v * 255)
      .toString(16)
      .padStart(2, '0'),
  );
  return `#${digits.join('')}`;
}
