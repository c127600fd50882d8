import type { Scene } from '@likeness/contracts/generation/prompt-answers';
import terms from './picture-terms.json' with { type: 'json' };
import type { Terms } from './terms.js';

export type SceneWish = Scene;
export type LightWish = keyof typeof terms.light;
export type ToneWish = keyof typeof terms.tone;
export type WeatherWish = keyof typeof terms.weather;
export type HourWish = keyof typeof terms.hour;
export type FramingWish = keyof typeof terms.framing;

export const PLACELESS: ReadonlySet<SceneWish> = new Set([
  'bokeh',
  'canvas',
  'gradient',
  'plain',
  'transparent',
]);

export const OUTDOORS: ReadonlySet<SceneWish> = new Set([
  'garden',
  'city',
  'open country',
  'beach',
  'sea',
  'mountains',
  'forest',
  'snow',
  'meadow',
  'desert',
]);

export const LIGHT_TERMS: Terms<LightWish> = terms.light;
export const TONE_TERMS: Terms<ToneWish> = terms.tone;
export const HOUR_TERMS: Terms<HourWish> = terms.hour;
export const WEATHER_TERMS: Terms<WeatherWish> = terms.weather;
export const SCENE_TERMS: Terms<SceneWish> = terms.scene;
export const FRAMING_TERMS: Terms<FramingWish> = terms.framing;
