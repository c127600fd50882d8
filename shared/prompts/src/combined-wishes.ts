import {
  type HourWish,
  type LightWish,
  OUTDOORS,
  PLACELESS,
  type SceneWish,
} from './picture-terms.js';
import type { Wishes } from './wishes.js';

/** An hour alone implies an outdoor place; indoors it is lighting. */
export function placeOf(
  scene: SceneWish | undefined,
  hour: HourWish | undefined,
  light: LightWish | undefined,
): Pick<Wishes, 'scene' | 'hour' | 'light'> {
  if (!scene) {
    if (hour === 'sunset') return { scene: 'open country', hour };
    return hour === 'night' ? { scene: 'city', hour } : {};
  }
  if (OUTDOORS.has(scene)) {
    const told = hour ?? (light === 'golden hour' ? 'sunset' : undefined);
    return { scene, ...(told && { hour: told }) };
  }
  if (!hour || hour === 'day' || light) return { scene };
  return { scene, light: hour === 'night' ? 'low key' : 'golden hour' };
}

const VAGUE_PLACES: readonly (readonly [
  vague: SceneWish,
  isMeantBy: (scene: SceneWish) => boolean,
])[] = [
  ['bokeh', (scene) => !PLACELESS.has(scene) || scene === 'gradient'],
  ['open country', (scene) => OUTDOORS.has(scene)],
  ['garden', (scene) => OUTDOORS.has(scene)],
  ['sea', (scene) => scene === 'beach' || scene === 'mountains'],
  ['snow', (scene) => scene === 'mountains'],
  ['forest', (scene) => scene === 'snow' || scene === 'mountains'],
  ['meadow', (scene) => scene === 'mountains' || scene === 'forest'],
  ['window room', (scene) => ['office', 'library', 'café', 'blinds'].includes(scene)],
  ['plain', (scene) => PLACELESS.has(scene)],
];

export function bothScenes(one: string, other: string): string | undefined {
  const found = VAGUE_PLACES.flatMap(([vague, isMeantBy]) => {
    if (one === vague && isMeantBy(other as SceneWish)) return [other];
    return other === vague && isMeantBy(one as SceneWish) ? [one] : [];
  });
  return found[0];
}

export function bothOf(one: string, other: string): string | undefined {
  return BOTH.find(({ of }) => of.includes(one) && of.includes(other))?.is;
}

const BOTH: readonly { of: readonly string[]; is: string }[] = [
  { of: ['soft', 'dramatic'], is: 'soft dramatic' },
  { of: ['soft', 'soft dramatic'], is: 'soft dramatic' },
  { of: ['dramatic', 'soft dramatic'], is: 'soft dramatic' },
  { of: ['dramatic', 'rim'], is: 'rim' },
  { of: ['soft dramatic', 'rim'], is: 'rim' },
  { of: ['low key', 'rim'], is: 'rim' },
  { of: ['low key', 'dramatic'], is: 'low key' },
  { of: ['studio', 'dramatic'], is: 'dramatic' },
  { of: ['night', 'neon'], is: 'neon' },
  { of: ['soft', 'window'], is: 'window' },
  { of: ['soft', 'natural'], is: 'natural' },
  { of: ['soft', 'golden hour'], is: 'golden hour' },
  { of: ['soft', 'studio'], is: 'studio' },
  { of: ['soft', 'high key'], is: 'high key' },
  { of: ['soft', 'candle'], is: 'candle' },
  { of: ['natural', 'window'], is: 'window' },
  { of: ['natural', 'golden hour'], is: 'golden hour' },
];
