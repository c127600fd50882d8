import type { LightWish } from '@likeness/prompts/picture-terms';
import { lamp, type LightRig, mirrored } from '../studio/model/light.js';
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

const SOFT = mirrored([0.6, 0.6, 0.61], lamp([-0.45, -0.55, 0.8], 0.42, 0.45, [1, 0.99, 0.97]));
const DRAMATIC = mirrored(
  [0.14, 0.14, 0.16],
  lamp([-0.85, -0.5, 0.5], 1.05, 0.1, [1, 0.97, 0.92]),
  lamp([0.9, -0.3, 0.05], 0.3, 0.1, [0.85, 0.93, 1.05]),
);
const SOFT_DRAMATIC = mirrored(
  [0.3, 0.3, 0.32],
  lamp([-0.8, -0.45, 0.6], 0.88, 0.32, [1, 0.98, 0.94]),
  lamp([0.85, -0.2, 0.2], 0.16, 0.3, [0.92, 0.97, 1.03]),
);
const RIM = mirrored(
  [0.34, 0.345, 0.37],
  lamp([-0.3, -0.4, 0.85], 0.42, 0.3, [1, 0.98, 0.95]),
  lamp([0.95, -0.3, -0.12], 0.95, 0.12, [1.06, 1.02, 0.95]),
  lamp([-0.95, -0.35, -0.2], 0.5, 0.1, [0.9, 0.97, 1.08]),
);
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
