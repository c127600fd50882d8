import { type Terms, termsBy } from './terms.js';

export const EXPRESSION_TERMS = termsBy({
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
});

export const BEARD_TERMS = termsBy({
  full: ['beard', 'bearded', 'full beard', 'facial hair', 'stubble'],
  moustache: ['moustache', 'mustache'],
  goatee: ['goatee'],
});

export const HAT_TERMS = termsBy({
  beanie: ['beanie', 'wool hat', 'woolly hat', 'knit hat'],
  hat: ['hat', 'fedora', 'trilby'],
  headscarf: ['hijab', 'headscarf'],
  turban: ['turban'],
});

export const GLASSES_TERMS: Terms<'clear' | 'dark'> = {
  dark: ['sunglasses', 'sun glasses', 'dark glasses', 'shades'],
  clear: ['glasses', 'eyeglasses', 'spectacles', 'reading glasses'],
};

export const HAIR_LENGTH_TERMS = termsBy({
  bald: ['bald', 'bald head', 'shaved head', 'hairless', 'no hair'],
  short: ['short hair', 'short haired', 'buzz cut', 'crew cut', 'pixie cut', 'cropped hair'],
  medium: ['medium hair', 'medium length hair', 'shoulder length hair', 'bob', 'bob cut'],
  long: ['long hair', 'long haired'],
});

export const HAIR_SHAPE_TERMS = termsBy({
  curly: ['curly', 'curl', 'curled', 'ringlet'],
  wavy: ['wavy', 'wave'],
  straight: ['straight'],
  afro: ['afro', 'coily', 'kinky'],
  bun: ['bun', 'man bun', 'topknot', 'top knot', 'updo'],
  braids: ['braid', 'braided', 'dreadlock', 'dread', 'cornrow', 'twist'],
  bangs: ['bang', 'fringe'],
  mohawk: ['mohawk'],
  ponytail: ['ponytail', 'pony tail'],
});

export const GENDER_TERMS: Terms<'woman' | 'man'> = {
  woman: ['woman', 'businesswoman', 'girl', 'lady', 'female', 'grandmother'],
  man: ['man', 'businessman', 'boy', 'gentleman', 'guy', 'male', 'grandfather'],
};

export const AGE_TERMS = termsBy({
  young: ['younger', 'look young', 'look younger', 'rejuvenated', 'teenager', 'teenage', 'teen'],
  middle: ['middle aged', 'middle age', 'mature'],
  old: ['old', 'older', 'elderly', 'senior', 'aged'],
});

export const CHILD_TERMS: Terms<'woman' | 'man'> = {
  woman: ['little girl', 'small girl', 'young girl', 'schoolgirl'],
  man: ['little boy', 'small boy', 'young boy', 'schoolboy'],
};

export const FACE_TERMS: readonly string[] = [
  ...['eyes', 'freckle', 'freckled', 'dimple', 'wrinkle'],
  ...['straight gaze', 'direct gaze', 'eye contact'],
];

export const PLAIN_CLOTHES = [
  'shirt',
  't shirt',
  'tshirt',
  'tee',
  'top',
  'sweater',
  'pullover',
  'jumper',
  'cardigan',
  'polo shirt',
  'clothes',
  'clothing',
  'outfit',
];

export const GARMENT_TERMS = termsBy({
  suit: ['suit', 'business suit', 'blazer', 'jacket', 'tie'],
  hoodie: ['hoodie'],
  turtleneck: ['turtleneck'],
  dress: ['dress', 'gown'],
  coat: ['coat', 'overcoat', 'lab coat'],
});

/** Their color is not that of the clothes. */
export const ACCESSORIES = ['tie', 'scarf', 'cape', 'necklace', 'jewellery', 'jewelry', 'crown'];

export const SPECIAL_CLOTHES = [
  ...ACCESSORIES.slice(1),
  'bow tie',
  'uniform',
  'armor',
  'armour',
  'robe',
  'vest',
  'blouse',
  'kimono',
  'costume',
  'space suit',
  'spacesuit',
  'leather jacket',
];
