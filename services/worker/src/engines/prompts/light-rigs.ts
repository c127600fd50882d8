import type { LightWish } from '@likeness/prompts/picture-terms';
import type { LightRig } from '../studio/model/light.js';
import type { Style } from '../studio/model/style.js';

type Light = Pick<Style, 'rigs' | 'relight'>;

const LIT_AS: Readonly<Partial<Record<LightWish, string>>> = {
  'golden hour': 'Golden hour',
  window: 'Window light',
  studio: 'Studio headshot',
  natural: 'Garden',
  'high key': 'High key',
  'low key': 'Low key',
  candle: 'Library',
  night: 'Cinema',
  neon: 'Neon',
};

const SOFT: readonly LightRig[] = sides((side) => ({
  ambient: [0.6, 0.6, 0.61],
  lamps: [
    { from: [-0.45 * side, -0.55, 0.8], colour: [1, 0.99, 0.97], strength: 0.42, wrap: 0.45 },
  ],
}));
const DRAMATIC: readonly LightRig[] = sides((side) => ({
  ambient: [0.14, 0.14, 0.16],
  lamps: [
    { from: [-0.85 * side, -0.5, 0.5], colour: [1, 0.97, 0.92], strength: 1.05, wrap: 0.1 },
    { from: [0.9 * side, -0.3, 0.05], colour: [0.85, 0.93, 1.05], strength: 0.3, wrap: 0.1 },
  ],
}));
const SOFT_DRAMATIC: readonly LightRig[] = sides((side) => ({
  ambient: [0.3, 0.3, 0.32],
  lamps: [
    { from: [-0.8 * side, -0.45, 0.6], colour: [1, 0.98, 0.94], strength: 0.88, wrap: 0.32 },
    { from: [0.85 * side, -0.2, 0.2], colour: [0.92, 0.97, 1.03], strength: 0.16, wrap: 0.3 },
  ],
}));
const RIM: readonly LightRig[] = sides((side) => ({
  ambient: [0.34, 0.345, 0.37],
  lamps: [
    { from: [-0.3 * side, -0.4, 0.85], colour: [1, 0.98, 0.95], strength: 0.42, wrap: 0.3 },
    { from: [0.95 * side, -0.3, -0.12], colour: [1.06, 1.02, 0.95], strength: 0.95, wrap: 0.12 },
    { from: [-0.95 * side, -0.35, -0.2], colour: [0.9, 0.97, 1.08], strength: 0.5, wrap: 0.1 },
  ],
}));
const OWN_RIGS: Readonly<Partial<Record<LightWish, readonly LightRig[]>>> = {
  soft: SOFT,
  dramatic: DRAMATIC,
  'soft dramatic': SOFT_DRAMATIC,
  rim: RIM,
};
const IN_THE_DARK = 'Low key';
const DEEP_SHADOWS: Style['relight'] = { delight: 0.7, lowest: 0.14, highest: 1.9 };
const OPEN_SHADOWS: Style['relight'] = { delight: 0.65, lowest: 0.5, highest: 1.8 };

export function lightFor(wish: LightWish, styles: ReadonlyMap<string, Style>): Light {
  const rigs = OWN_RIGS[wish];
  if (rigs) return { rigs, relight: wish === 'soft' ? OPEN_SHADOWS : DEEP_SHADOWS };
  const source = styles.get(LIT_AS[wish] ?? '');
  if (!source) throw new Error(`no style lights ${wish}`);
  return { rigs: source.rigs, relight: source.relight };
}

export function styleThatLights(wish: LightWish): string | undefined {
  return LIT_AS[wish] ?? (wish === 'soft' ? undefined : IN_THE_DARK);
}

function sides(rig: (side: 1 | -1) => LightRig): readonly LightRig[] {
  return [rig(1), rig(-1)];
}
