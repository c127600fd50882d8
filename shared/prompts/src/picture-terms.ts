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

export type HourWish = 'day' | 'sunset' | 'night';

export type FramingWish = 'close' | 'head and shoulders' | 'wide';

export const LIGHT_TERMS: Terms<LightWish> = {
  'soft dramatic': ['soft dramatic lighting', 'soft dramatic light', 'soft dramatic'],
  soft: [
    'soft lighting',
    'soft light',
    'softbox',
    'soft box',
    'diffused light',
    'diffused',
    'gentle light',
    'gentle lighting',
    'flattering light',
    'even light',
    'beauty lighting',
    'serene mood',
    'peaceful mood',
    'calm mood',
    'dreamy',
    'soft',
  ],
  dramatic: [
    'dramatic lighting',
    'dramatic light',
    'dramatic mood',
    'dramatic shadow',
    'dramatic',
    'hard light',
    'hard lighting',
    'side light',
    'side lighting',
    'rembrandt lighting',
    'rembrandt light',
    'chiaroscuro',
    'split lighting',
    'strong shadow',
    'spotlight',
    'moody lighting',
    'moody light',
    'moody',
  ],
  'golden hour': [
    'golden hour lighting',
    'golden hour light',
    'golden hour',
    'golden light',
    'sunset light',
    'sunset lighting',
    'sunrise light',
    'evening sun',
    'evening light',
    'warm sunlight',
    'warm light',
    'warm lighting',
  ],
  window: ['window lighting', 'window light', 'light from a window', 'north light'],
  studio: ['studio lighting', 'studio light', 'professional lighting', 'butterfly lighting'],
  rim: [
    'rim lighting',
    'rim light',
    'rim lit',
    'backlight',
    'backlit',
    'back light',
    'back lit',
    'backlighting',
    'hair light',
    'halo light',
  ],
  natural: [
    'natural lighting',
    'natural light',
    'daylight',
    'day light',
    'sunlight',
    'sunshine',
    'in the sun',
    'sunny',
    'outdoor light',
    'overcast light',
  ],
  'high key': ['high key', 'bright lighting', 'bright light', 'airy'],
  'low key': ['low key', 'dark lighting', 'dim light', 'dim lighting', 'mysterious'],
  candle: ['candle light', 'candlelight', 'candlelit', 'firelight', 'lamplight', 'lamp light'],
  night: ['moonlight', 'moonlit', 'night light', 'blue hour', 'street light'],
  neon: ['neon lighting', 'neon light', 'neon glow'],
};

export const TONE_TERMS: Terms<ToneWish> = {
  'black and white': [
    'black and white',
    'black white',
    'b w',
    'monochrome',
    'monochromatic',
    'greyscale',
    'grayscale',
    'colourless',
  ],
  sepia: ['sepia'],
  warm: ['warm', 'warmer', 'cosy', 'cozy', 'autumnal', 'autumn colour', 'autumn color', 'earthy'],
  cool: ['cool', 'cooler', 'cold', 'icy', 'wintry', 'chilly'],
  pastel: [
    'pastel',
    'soft pastel',
    'soft pastel colour',
    'soft pastel color',
    'pastel colour',
    'pastel color',
    'candy coloured',
    'candy colored',
  ],
  vivid: [
    'vivid',
    'vibrant',
    'saturated',
    'colourful',
    'colorful',
    'bold colour',
    'bold color',
    'rich colour',
    'rich color',
    'punchy',
    'bold',
  ],
  muted: [
    'muted',
    'desaturated',
    'faded',
    'subdued',
    'understated',
    'minimalist',
    'serene',
    'peaceful',
    'tranquil',
  ],
  'high contrast': ['high contrast', 'strong contrast', 'contrasty', 'contrast'],
  dark: ['dark', 'darker', 'gloomy', 'shadowy'],
  bright: ['bright', 'brighter', 'luminous', 'radiant', 'light and airy'],
};

export const HOUR_TERMS: Terms<HourWish> = {
  day: ['by day', 'at day', 'in the daytime', 'daytime', 'at noon', 'midday'],
  sunset: [
    'sunset sky',
    'sunset',
    'sunrise',
    'setting sun',
    'rising sun',
    'dusk',
    'dawn',
    'twilight',
    'evening sky',
  ],
  night: ['at night', 'by night', 'night', 'night time', 'nighttime', 'nightlife', 'midnight'],
};

export const SCENE_TERMS: Terms<SceneWish> = {
  office: ['office', 'workplace', 'meeting room', 'boardroom', 'conference room', 'workspace'],
  garden: [
    'garden',
    'park',
    'greenery',
    'foliage',
    'leaf',
    'leaves',
    'nature',
    'outdoor',
    'outside',
    'in the open',
  ],
  library: ['library', 'bookshelf', 'bookshelves', 'bookcase', 'bookshop', 'bookstore', 'study'],
  café: ['café', 'cafe', 'coffee shop', 'coffee house', 'coffeehouse', 'bistro', 'restaurant'],
  stage: ['stage', 'concert', 'concert hall', 'theatre', 'theater', 'in the spotlight'],
  'window room': [
    'by a window',
    'at a window',
    'near a window',
    'by the window',
    'window',
    'indoor',
  ],
  blinds: ['venetian blind', 'window blind', 'shutter', 'blind'],
  city: [
    'city light',
    'city street',
    'city',
    'cityscape',
    'skyline',
    'street',
    'urban',
    'downtown',
    'town',
  ],
  'open country': ['sky', 'open country', 'countryside', 'horizon', 'landscape'],
  beach: [
    'palm beach',
    'sandy beach',
    'beach',
    'palm tree',
    'palm',
    'tropical island',
    'tropical',
    'seaside',
    'shore',
    'coast',
    'sand',
  ],
  sea: ['sea', 'ocean', 'seascape', 'wave', 'lake', 'water'],
  mountains: ['mountain', 'mountain range', 'alp', 'peak', 'summit', 'hill'],
  forest: ['forest', 'wood', 'woodland', 'jungle', 'tree', 'rainforest'],
  snow: ['snow', 'snowy landscape', 'snowy', 'snowfall', 'winter landscape', 'winter'],
  meadow: [
    'meadow',
    'field',
    'grass',
    'flower field',
    'wildflower',
    'field of flower',
    'flower meadow',
    'flower',
  ],
  desert: ['desert', 'dune', 'sand dune', 'sahara'],
  space: [
    'outer space',
    'space',
    'galaxy',
    'galaxies',
    'cosmos',
    'universe',
    'milky way',
    'nebula',
    'starry sky',
    'starry',
    'star',
  ],
  bokeh: ['bokeh', 'blurred background', 'blurry background', 'out of focus background', 'blurred'],
  canvas: [
    'canvas backdrop',
    'canvas background',
    'painted backdrop',
    'textured background',
    'canvas',
  ],
  gradient: ['gradient background', 'gradient backdrop', 'gradient'],
  plain: [
    'plain background',
    'plain backdrop',
    'plain wall',
    'simple background',
    'simple backdrop',
    'solid background',
    'neutral background',
    'neutral backdrop',
    'clean background',
    'seamless',
    'studio background',
    'studio backdrop',
    'in a studio',
    'plain',
  ],
  transparent: [
    'transparent background',
    'transparent backdrop',
    'transparent',
    'no background',
    'without a background',
    'without background',
    'without the background',
    'remove the background',
    'remove background',
    'remove my background',
    'background removed',
    'cut out',
    'cutout',
    'isolated',
  ],
};

export const FRAMING_TERMS: Terms<FramingWish> = {
  close: ['extreme close up', 'close up', 'closeup', 'tight crop', 'tight framing', 'face only'],
  'head and shoulders': [
    'head and shoulder',
    'headshot',
    'head shot',
    'bust',
    'passport photo',
    'profile picture',
    'profile photo',
  ],
  wide: [
    'wide shot',
    'wider',
    'wide',
    'half body',
    'half length',
    'waist up',
    'more space',
    'medium shot',
  ],
};
