export type Measure =
  | 'white'
  | 'nothing'
  | 'blue'
  | 'red'
  | 'green'
  | 'grey'
  | 'dark'
  | 'bright'
  | 'blue above'
  | 'warm above'
  | 'daylight'
  | 'night';

type Expected = {
  readonly prompt: string;
  readonly followed: readonly string[];
  readonly unmet: readonly string[];
  /** Credits of one image without watermark; 0 if the main wish has no match. */
  readonly credits: 0 | 3;
  readonly measure?: Measure;
};

export const PROMPT_SET: readonly Expected[] = [
  {
    prompt: 'white background',
    followed: ['white background'],
    unmet: [],
    credits: 3,
    measure: 'white',
  },
  {
    prompt: 'plain white background, professional headshot',
    followed: ['plain', 'white background', 'professional headshot'],
    unmet: [],
    credits: 3,
    measure: 'white',
  },
  { prompt: 'fond blanc', followed: ['fond blanc'], unmet: [], credits: 3, measure: 'white' },
  {
    prompt: 'transparent background',
    followed: ['transparent background'],
    unmet: [],
    credits: 3,
    measure: 'nothing',
  },
  {
    prompt: 'remove the background',
    followed: ['remove the background'],
    unmet: [],
    credits: 3,
    measure: 'nothing',
  },
  {
    prompt: 'Hintergrund entfernen',
    followed: ['Hintergrund entfernen'],
    unmet: [],
    credits: 3,
    measure: 'nothing',
  },
  {
    prompt: 'fondo transparente',
    followed: ['fondo transparente'],
    unmet: [],
    credits: 3,
    measure: 'nothing',
  },
  {
    prompt: 'plain blue background',
    followed: ['plain', 'blue background'],
    unmet: [],
    credits: 3,
    measure: 'blue',
  },
  {
    prompt: 'blauer Hintergrund',
    followed: ['blauer Hintergrund'],
    unmet: [],
    credits: 3,
    measure: 'blue',
  },
  { prompt: 'red background', followed: ['red background'], unmet: [], credits: 3, measure: 'red' },
  {
    prompt: 'dark green background',
    followed: ['dark green background'],
    unmet: [],
    credits: 3,
    measure: 'green',
  },
  {
    prompt: 'black background',
    followed: ['black background'],
    unmet: [],
    credits: 3,
    measure: 'dark',
  },
  { prompt: 'library', followed: ['library'], unmet: [], credits: 3 },
  { prompt: 'office', followed: ['office'], unmet: [], credits: 3 },
  { prompt: 'garden', followed: ['garden'], unmet: [], credits: 3 },
  { prompt: 'forest', followed: ['forest'], unmet: [], credits: 3, measure: 'green' },
  {
    prompt: 'im Wald mit weichem Licht',
    followed: ['Wald', 'weichem Licht'],
    unmet: [],
    credits: 3,
    measure: 'green',
  },
  {
    prompt: 'blurred beach with palms',
    followed: ['blurred', 'beach', 'palms'],
    unmet: [],
    credits: 3,
    measure: 'blue above',
  },
  {
    prompt: 'beach at sunset',
    followed: ['beach', 'sunset'],
    unmet: [],
    credits: 3,
    measure: 'warm above',
  },
  {
    prompt: 'retrato en la playa al atardecer',
    followed: ['playa', 'atardecer'],
    unmet: [],
    credits: 3,
    measure: 'warm above',
  },
  { prompt: 'mountains', followed: ['mountains'], unmet: [], credits: 3, measure: 'daylight' },
  { prompt: 'snow', followed: ['snow'], unmet: [], credits: 3, measure: 'bright' },
  { prompt: 'meadow', followed: ['meadow'], unmet: [], credits: 3, measure: 'blue above' },
  { prompt: 'desert', followed: ['desert'], unmet: [], credits: 3, measure: 'blue above' },
  { prompt: 'ocean', followed: ['ocean'], unmet: [], credits: 3, measure: 'blue above' },
  {
    prompt: 'city by day',
    followed: ['city', 'by day'],
    unmet: [],
    credits: 3,
    measure: 'daylight',
  },
  {
    prompt: 'city at night',
    followed: ['city', 'at night'],
    unmet: [],
    credits: 3,
    measure: 'night',
  },
  {
    prompt: 'Stadt bei Nacht',
    followed: ['Stadt', 'bei Nacht'],
    unmet: [],
    credits: 3,
    measure: 'night',
  },
  { prompt: 'café with warm light', followed: ['café', 'warm light'], unmet: [], credits: 3 },
  { prompt: 'on a stage', followed: ['stage'], unmet: [], credits: 3, measure: 'dark' },
  { prompt: 'in space', followed: ['space'], unmet: [], credits: 3, measure: 'dark' },
  { prompt: 'venetian blinds', followed: ['venetian blinds'], unmet: [], credits: 3 },
  {
    prompt: 'film noir with venetian blinds',
    followed: ['film noir', 'venetian blinds'],
    unmet: [],
    credits: 3,
    measure: 'grey',
  },
  { prompt: 'noir', followed: ['noir'], unmet: [], credits: 3, measure: 'grey' },
  {
    prompt: 'black and white',
    followed: ['black and white'],
    unmet: [],
    credits: 3,
    measure: 'grey',
  },
  {
    prompt: 'noir et blanc, lumière douce',
    followed: ['noir et blanc', 'lumière douce'],
    unmet: [],
    credits: 3,
    measure: 'grey',
  },
  { prompt: 'neon', followed: ['neon'], unmet: [], credits: 3 },
  {
    prompt: 'pencil drawing',
    followed: ['pencil drawing'],
    unmet: [],
    credits: 3,
    measure: 'grey',
  },
  {
    prompt: 'watercolour on white paper',
    followed: ['watercolour', 'white'],
    unmet: [],
    credits: 3,
    measure: 'bright',
  },
  {
    prompt: 'oil painting with warm light',
    followed: ['oil painting', 'warm light'],
    unmet: [],
    credits: 3,
  },
  { prompt: 'Van Gogh starry sky', followed: ['Van Gogh starry sky'], unmet: [], credits: 3 },
  {
    prompt: 'pintura al óleo, luz cálida',
    followed: ['pintura al óleo', 'luz cálida'],
    unmet: [],
    credits: 3,
  },
  {
    prompt: 'golden hour light, close-up',
    followed: ['golden hour light', 'close-up'],
    unmet: [],
    credits: 3,
  },
  {
    prompt: 'use the colours of the second picture',
    followed: ['second picture'],
    unmet: [],
    credits: 3,
  },
  {
    prompt: 'golden sunset in a city at night',
    followed: ['golden', 'sunset', 'city'],
    unmet: ['at night'],
    credits: 3,
    measure: 'warm above',
  },
  { prompt: 'pencil sketch on a beach', followed: ['pencil sketch'], unmet: ['beach'], credits: 3 },
  {
    prompt: 'beach, white background',
    followed: ['beach'],
    unmet: ['white background'],
    credits: 3,
    measure: 'blue above',
  },
  {
    prompt: 'professional headshot, smiling',
    followed: ['professional headshot'],
    unmet: ['smiling'],
    credits: 3,
  },
  {
    prompt: 'oil painting of me as a king',
    followed: ['oil painting'],
    unmet: ['king'],
    credits: 0,
  },
  { prompt: 'red dress on a beach', followed: ['beach'], unmet: ['red dress'], credits: 0 },
  { prompt: 'two people', followed: [], unmet: ['two people'], credits: 0 },
  { prompt: 'ghibli anime', followed: [], unmet: ['ghibli anime'], credits: 0 },
  { prompt: 'wearing a suit', followed: [], unmet: ['suit'], credits: 0 },
  { prompt: 'make me smile', followed: [], unmet: ['smile'], credits: 0 },
  { prompt: 'make me younger', followed: [], unmet: ['younger'], credits: 0 },
  { prompt: 'blonde hair', followed: [], unmet: ['blonde hair'], credits: 0 },
  { prompt: 'sunglasses and a hat', followed: [], unmet: ['sunglasses', 'hat'], credits: 0 },
  { prompt: 'as an astronaut', followed: [], unmet: ['astronaut'], credits: 0 },
  { prompt: 'ein rotes Kleid am Strand', followed: ['Strand'], unmet: ['rotes Kleid'], credits: 0 },
  {
    prompt: 'une robe rouge dans la forêt',
    followed: ['forêt'],
    unmet: ['robe rouge'],
    credits: 0,
  },
  { prompt: 'con gafas de sol', followed: [], unmet: ['gafas de sol'], credits: 0 },
  { prompt: 'asdf qwer zxcv', followed: [], unmet: ['asdf qwer zxcv'], credits: 0 },
  { prompt: 'stupid ugly idiot', followed: [], unmet: ['stupid ugly idiot'], credits: 0 },
  { prompt: '🌊🏖️', followed: [], unmet: ['🌊🏖️'], credits: 0 },
];
