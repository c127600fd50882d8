import terms from './picture-terms.json' with { type: 'json' };
import type { Terms } from './terms.js';

export type LightWish =
  | 'soft'
  | 'dramatic'
  | 'soft dramatic'
  | 'golden hour'
  | 'window'
  | 'studio'
  | 'rim'
  | 'natural'
  | 'high key'
  | 'low key'
  | 'candle'
  | 'night'
  | 'neon';

export type ToneWish =
  | 'warm'
  | 'cool'
  | 'pastel'
  | 'vivid'
  | 'muted'
  | 'high contrast'
  | 'dark'
  | 'bright'
  | 'sepia'
  | 'black and white';

export type SceneWish =
  | 'office'
  | 'garden'
  | 'library'
  | 'café'
  | 'stage'
  | 'window room'
  | 'blinds'
  | 'city'
  | 'open country'
  | 'beach'
  | 'sea'
  | 'mountains'
  | 'forest'
  | 'snow'
  | 'meadow'
  | 'desert'
  | 'space'
  | 'bokeh'
  | 'canvas'
  | 'gradient'
  | 'plain'
  | 'transparent';

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

export type WeatherWish = 'rain' | 'snowfall' | 'fog';

export type HourWish = 'day' | 'sunset' | 'night';

export type FramingWish = 'close' | 'head and shoulders' | 'wide';

export const LIGHT_TERMS: Terms<LightWish> = terms.light;
export const TONE_TERMS: Terms<ToneWish> = terms.tone;
export const HOUR_TERMS: Terms<HourWish> = terms.hour;
export const WEATHER_TERMS: Terms<WeatherWish> = terms.weather;
export const SCENE_TERMS: Terms<SceneWish> = terms.scene;
export const FRAMING_TERMS: Terms<FramingWish> = terms.framing;
