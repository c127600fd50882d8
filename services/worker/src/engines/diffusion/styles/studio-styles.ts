import type { DiffusionStyle } from './diffusion-style.js';

const PHOTO_FAULTS =
  'painting, drawing, illustration, cartoon, 3d render, plastic skin, disfigured, extra fingers, text, watermark, blurry';
const ART_FAULTS =
  'photograph, 3d render, disfigured, extra fingers, text, watermark, signature, blurry';

const photo = (prompt: string): DiffusionStyle => ({
  prompt: `${prompt}, natural skin texture, sharp focus on the eyes, 85mm lens`,
  negativePrompt: PHOTO_FAULTS,
});
/** Techniques with forms of their own need a freer hand on the features. */
const art = (prompt: string): DiffusionStyle => ({
  prompt,
  negativePrompt: ART_FAULTS,
  controlnetScale: 0.7,
  ipScale: 0.7,
});

/** The styles of the catalogue by their ids, in words. */
export const STUDIO_STYLES_IN_WORDS: Readonly<Record<string, DiffusionStyle>> = {
  'studio-headshot': photo(
    'studio headshot of {person}, soft key light, seamless neutral backdrop',
  ),
  'window-light': photo('portrait of {person} beside a tall window, soft daylight, quiet room'),
  garden: photo('portrait of {person} in a garden, open shade, green leaves far out of focus'),
  'at-the-office': photo(
    'business portrait of {person} in a bright modern office, blurred background',
  ),
  'golden-hour': photo('portrait of {person} in open country, last warm sun behind the shoulder'),
  'low-key': photo('low-key portrait of {person}, one light in a dark room, sculpted shadows'),
  'high-key': photo('high-key fashion portrait of {person}, bright and airy, white background'),
  'black-and-white': photo(
    'classic black and white portrait of {person}, deep blacks, silver tones',
  ),
  cinema: photo('film still of {person} on a street at night, warm skin against teal light'),
  'vintage-film': photo(
    'portrait of {person} on faded colour negative film, soft blacks, visible grain',
  ),
  'instant-photo': photo('instant photo of {person}, direct flash, shifted colours, white border'),
  library: photo('portrait of {person} in an old library, warm lamplight, shelves of books'),
  neon: photo('portrait of {person} at night, neon signs, pink and blue light, wet street'),
  noir: photo(
    'film noir still of {person}, hard light, shadow of a venetian blind, black and white',
  ),
  'oil-painting': art(
    'oil painting of {person}, thick textured strokes, warm light from one side, dark backdrop of an old master',
  ),
  impressionist: art(
    'impressionist painting of {person} outdoors, short strokes of broken colour, sunlight',
  ),
  'palette-knife': art('palette knife painting of {person}, broad slabs of thick colour'),
  'night-swirls': art(
    'painting of {person}, whirling strokes of blue and yellow, windy summer night',
  ),
  watercolour: art('watercolour portrait of {person}, transparent washes, white paper'),
  'ink-wash': art('ink wash portrait of {person}, one brush, diluted greys bleeding into paper'),
  pastel: art('pastel portrait of {person}, soft coloured chalks on toned paper'),
  pencil: art('graphite pencil drawing of {person}, fine contours, hatched shading, white paper'),
  charcoal: art('charcoal drawing of {person}, broad smudged strokes, deep blacks, rough paper'),
  'red-chalk': art('red chalk drawing of {person}, sanguine on warm paper, renaissance study'),
  chalkboard: art('white chalk drawing of {person} on a dark board'),
  engraving: art('engraved portrait of {person}, swelling parallel lines as on a banknote'),
  comic: art('comic book panel of {person}, flat colours, ink contours, halftone dots'),
  'pop-art': art('pop art portrait of {person}, loud flat inks, strong contrast of colours'),
  'campaign-poster': art('campaign poster of {person}, stencilled shapes in navy, red and cream'),
  duotone: art('duotone portrait of {person}, two colours, record sleeve'),
  'screen-print': art('screen print of {person}, two inks, coarse dots, slightly out of register'),
  'low-poly': art('low poly portrait of {person}, flat triangles'),
  'stained-glass': art('stained glass window of {person}, glowing panes, lead lines'),
};
