import type {
  BeardWish,
  ExpressionWish,
  FramingWish,
  HairLength,
  HairShape,
  HatWish,
  LightWish,
  SceneWish,
  ToneWish,
} from './wishes.js';

/**
 * Words and phrases that mean one thing wherever they stand. Longer phrases win over shorter ones,
 * so that "golden hour" is a light and "golden" a colour. Plurals are found by their singular.
 */
type Terms<Value extends string> = Readonly<Record<Value, readonly string[]>>;

/** Keys are values of the studio's styles. */
export const STYLE_TERMS: Terms<string> = {
  'Studio headshot': [
    'professional headshot',
    'corporate headshot',
    'business headshot',
    'business portrait',
    'corporate portrait',
    'professional portrait',
    'linkedin photo',
    'linkedin',
    'studio headshot',
    'studio portrait',
    'studio photo',
    'professional photo',
    'photorealistic',
    'photo realistic',
    'realistic photo',
    'realistic',
    'fashion editorial',
    'editorial',
  ],
  'Black and white': ['black and white photo', 'black and white portrait'],
  Cinema: ['film still', 'movie still', 'cinematic', 'cinema', 'movie scene'],
  'Vintage film': [
    'vintage film',
    'vintage style',
    'vintage photo',
    'vintage',
    'retro',
    'old photograph',
    'old photo',
    'analog film',
    'analogue film',
    'film photo',
    'nostalgic',
    '70s',
    '1970s',
  ],
  'Instant photo': ['instant photo', 'instant picture', 'instant film'],
  Neon: ['neon', 'cyberpunk', 'synthwave', 'vaporwave', 'futuristic'],
  Noir: ['film noir', 'noir', 'detective film', 'crime film'],
  'Oil painting': [
    'oil painting',
    'oil portrait',
    'oil paint',
    'painted in oil',
    'oil on canvas',
    'oil',
    'classical painting',
    'renaissance painting',
    'renaissance portrait',
    'renaissance',
    'baroque',
    'old master',
    'artistic painterly',
    'painterly',
    'painting',
    'painted',
    'artistic',
    'fine art',
  ],
  Impressionist: ['impressionist', 'impressionism', 'impressionistic', 'plein air'],
  'Palette knife': ['palette knife', 'impasto', 'acrylic painting', 'acrylic'],
  'Night swirls': [
    'night swirls',
    'starry night',
    'swirling brushstrokes',
    'swirls',
    'expressionist',
  ],
  Watercolour: [
    'watercolour painting',
    'watercolor painting',
    'watercolour',
    'watercolor',
    'aquarelle',
    'water colour',
    'water color',
  ],
  'Ink wash': ['ink wash', 'ink painting', 'sumi e', 'sumi', 'brush ink'],
  Pastel: ['pastel drawing', 'pastel painting', 'soft pastels', 'chalk pastel', 'crayon'],
  Pencil: [
    'pencil drawing',
    'pencil sketch',
    'pencil portrait',
    'pencil',
    'graphite',
    'sketch',
    'sketched',
    'hand drawn',
    'line drawing',
    'line art',
    'drawing',
  ],
  Charcoal: ['charcoal drawing', 'charcoal sketch', 'charcoal portrait', 'in charcoal'],
  'Red chalk': ['red chalk', 'sanguine'],
  Chalkboard: ['chalkboard', 'blackboard', 'white chalk', 'chalk drawing'],
  Engraving: ['engraving', 'engraved', 'etching', 'banknote', 'woodcut'],
  Comic: [
    'comic book',
    'comic style',
    'comic',
    'graphic novel',
    'cartoon',
    'manga',
    'anime',
    'superhero comic',
  ],
  'Pop art': ['pop art', 'andy warhol', 'warhol'],
  'Campaign poster': ['campaign poster', 'hope poster', 'propaganda poster', 'poster'],
  Duotone: ['duotone', 'two tone', 'album cover', 'record sleeve'],
  'Screen print': ['screen print', 'silkscreen', 'risograph', 'riso', 'halftone'],
  'Low poly': ['low poly', 'polygonal', 'geometric', 'polygon', 'origami'],
  'Stained glass': ['stained glass', 'mosaic'],
};

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
    'rembrandt',
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
  pastel: ['pastel', 'pastel colour', 'pastel color', 'candy coloured', 'candy colored'],
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
  dark: ['dark', 'darker', 'gloomy', 'shadowy'],
  bright: ['bright', 'brighter', 'luminous', 'radiant', 'light and airy'],
};

export const SCENE_TERMS: Terms<SceneWish> = {
  office: ['office', 'workplace', 'meeting room', 'boardroom', 'conference room', 'workspace'],
  garden: [
    'garden',
    'park',
    'forest',
    'wood',
    'tree',
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
  'window room': [
    'by a window',
    'at a window',
    'near a window',
    'by the window',
    'window',
    'indoor',
  ],
  'night city': [
    'city at night',
    'night city',
    'city light',
    'city night',
    'night street',
    'street at night',
    'nightlife',
    'city',
    'street',
    'urban',
    'downtown',
    'night',
  ],
  'open country': [
    'sunset sky',
    'sunset',
    'sunrise',
    'sky',
    'open country',
    'countryside',
    'horizon',
    'field',
    'meadow',
    'landscape',
    'dusk',
    'dawn',
  ],
  bokeh: ['bokeh', 'blurred background', 'blurry background', 'out of focus background', 'blurred'],
  canvas: ['canvas backdrop', 'canvas background', 'painted backdrop', 'textured background'],
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
};

export const FRAMING_TERMS: Terms<FramingWish> = {
  close: ['extreme close up', 'close up', 'closeup', 'tight crop', 'tight framing', 'face only'],
  'head and shoulders': ['head and shoulder', 'headshot', 'head shot', 'bust', 'passport photo'],
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

export const EXPRESSION_TERMS: Terms<ExpressionWish> = {
  smile: [
    'smile',
    'smiling',
    'happy',
    'cheerful',
    'friendly',
    'joyful',
    'grin',
    'grinning',
    'kind',
  ],
  laugh: ['laugh', 'laughing', 'laughter'],
  calm: ['calm', 'relaxed', 'thoughtful', 'pensive', 'gentle', 'serene expression', 'eyes closed'],
  serious: ['serious', 'stern', 'neutral expression', 'solemn', 'intense', 'focused', 'angry'],
  confident: ['confident', 'determined', 'proud', 'powerful', 'self assured', 'heroic'],
  surprised: ['surprised', 'amazed', 'astonished', 'shocked'],
  sad: ['sad', 'melancholic', 'melancholy', 'crying'],
};

export const BEARD_TERMS: Terms<BeardWish> = {
  full: ['beard', 'bearded', 'full beard', 'facial hair', 'stubble'],
  moustache: ['moustache', 'mustache'],
  goatee: ['goatee'],
};

export const HAT_TERMS: Terms<HatWish> = {
  beanie: ['beanie', 'wool hat', 'woolly hat', 'knit hat'],
  hat: ['hat', 'fedora', 'trilby'],
  headscarf: ['hijab', 'headscarf'],
  turban: ['turban'],
};

export const GLASSES_TERMS: Terms<'clear' | 'dark'> = {
  dark: ['sunglasses', 'sun glasses', 'dark glasses', 'shades'],
  clear: ['glasses', 'eyeglasses', 'spectacles', 'reading glasses'],
};

export const HAIR_LENGTH_TERMS: Terms<HairLength> = {
  bald: ['bald', 'bald head', 'shaved head', 'hairless', 'no hair'],
  short: ['short hair', 'short haired', 'buzz cut', 'crew cut', 'pixie cut', 'cropped hair'],
  medium: ['medium hair', 'medium length hair', 'shoulder length hair', 'bob', 'bob cut'],
  long: ['long hair', 'long haired'],
};

export const HAIR_SHAPE_TERMS: Terms<HairShape> = {
  curly: ['curly', 'curl', 'curled', 'ringlet'],
  wavy: ['wavy', 'wave'],
  straight: ['straight'],
  afro: ['afro', 'coily', 'kinky'],
  bun: ['bun', 'topknot', 'top knot', 'updo'],
  braids: ['braid', 'braided', 'dreadlock', 'dread', 'cornrow', 'twist'],
  bangs: ['bang', 'fringe'],
  mohawk: ['mohawk'],
  ponytail: ['ponytail', 'pony tail'],
};

export const GENDER_TERMS: Terms<'woman' | 'man'> = {
  woman: ['woman', 'girl', 'lady', 'female', 'grandmother'],
  man: ['man', 'boy', 'gentleman', 'guy', 'male', 'grandfather'],
};

export const OLD_TERMS = [
  'old',
  'older',
  'elderly',
  'senior',
  'aged',
  'grandmother',
  'grandfather',
];

/** Things to wear whose colour can be drawn; their cut cannot. */
export const PLAIN_CLOTHES = [
  'shirt',
  't shirt',
  'tshirt',
  'tee',
  'top',
  'sweater',
  'pullover',
  'jumper',
  'clothes',
  'clothing',
  'outfit',
];

/** Things to wear that nobody here can sew. */
export const SPECIAL_CLOTHES = [
  'suit',
  'dress',
  'jacket',
  'coat',
  'blazer',
  'hoodie',
  'tie',
  'bow tie',
  'scarf',
  'uniform',
  'armor',
  'armour',
  'gown',
  'robe',
  'vest',
  'blouse',
  'turtleneck',
  'kimono',
  'costume',
  'cape',
  'space suit',
  'spacesuit',
  'leather jacket',
  'business suit',
  'necklace',
  'jewellery',
  'jewelry',
  'crown',
];

/** What has no meaning of its own here, or is always so: grammar, praise, and the person. */
export const FILLERS = new Set(
  (
    'a an the and or with in on at of for to from by as is are be it its this that these those my me ' +
    'i you your our we us make made create turn into show give please want would like look looking ' +
    'looks feel feeling style styled type kind version image picture photo photograph photography ' +
    'portrait avatar illustration art artwork face head person someone human subject self ' +
    'same real true very really quite slightly little bit more less much some any high highly quality ' +
    'resolution res detailed detail details sharp focus best beautiful stunning gorgeous amazing nice ' +
    'great good perfect masterpiece professional elegant attractive pretty handsome creative modern ' +
    'classic classical timeless 4k 8k hd uhd hdr ultra render rendered award winning trending ' +
    'background backdrop behind front lighting light lights lit tone tones tonal palette colour color ' +
    'colours colors coloured colored hue hues grading mood atmosphere atmospheric vibe expression ' +
    'hair haired skin complexion wearing wears dressed wear frame framing composition shot crop ' +
    'camera lens facing looking set using use uses keep while where has have having shallow depth ' +
    'effect effects texture textured young adult reference references first second third other ' +
    'scene based inspired after before over under through against wall room setting place transform ' +
    'change edit put add apply bring combine blend mix but also instead natural studio strong subtle deep rich light pale full'
  ).split(' '),
);

/** Faults that this product never makes; asking to avoid them is always honoured. */
export const NEGATIONS = new Set([
  'no',
  'not',
  'without',
  'never',
  'avoid',
  'minus',
  'except',
  'remove',
  "don't",
  'dont',
]);
