import type {
  UnmetCode,
  WishMeaning,
  WishReason,
} from '@likeness/contracts/generation/prompt-answers';
import type { PromptReading } from '@likeness/contracts/http/prompts';
import type { CodedUnmet } from '@likeness/contracts/http/recipe';
import { styleName } from '../images/style-name.js';

/** Undefined for a value that only a newer server knows. */
type Words<Code extends string> = Record<Code, (...values: string[]) => string | undefined>;
type Coded = Pick<CodedUnmet, 'code' | 'values'>;

const inStyle = (style: string) => `im Stil „${styleName(style)}“`;
const lacksScenery = (style: string) => `${inStyle(style)} gibt es keine Kulisse`;

const REASONS: Words<Exclude<WishReason, 'unknown'>> = {
  'hair-stays': () => 'Haare bleiben wie auf dem Foto',
  'hair-covered': () => 'die Kopfbedeckung verdeckt sie',
  'glasses-stay': () => 'Brillen bleiben wie auf dem Foto',
  'beard-stays': () => 'Bärte bleiben wie auf dem Foto',
  'headwear-stays': () => 'Kopfbedeckungen bleiben wie auf dem Foto',
  'expression-stays': () => 'der Gesichtsausdruck bleibt wie auf dem Foto',
  'skin-stays': () => 'die Hautfarbe bleibt, wie sie ist',
  'clothes-stay': () => 'Kleidung bleibt wie auf dem Foto',
  'age-stays': () => 'das Alter bleibt wie auf dem Foto',
  'frame-stays': () => 'es bleibt bei Kopf und Schultern',
  'clothes-not-drawn': () =>
    'gezeichnete Figuren tragen Hemden, Pullover, Hoodies, Anzüge, Kleider und Mäntel',
  'clothes-one-color': () => 'Kleidung hat nur eine Farbe',
  'clothes-plain': () => 'zu dieser Kopfbedeckung oder Frisur gibt es nur schlichte Kleidung',
  'one-person': () => 'ein Bild zeigt nur eine Person',
  'no-role': () => 'die Person bleibt, wer sie ist',
  'style-instead': (style) => `stattdessen ${inStyle(style)}`,
  'no-painter': (style) => `nicht dieser Malstil, stattdessen ${inStyle(style)}`,
  'came-first': (words) => `„${words}“ kam zuerst`,
  'no-scenery': lacksScenery,
  'style-lacks': (style) => `${inStyle(style)} nicht möglich`,
  partly: (style) => `${inStyle(style)} nur zum Teil`,
  nearest: () => 'kommt dem am nächsten',
  'not-avoided': () => 'können wir nicht sicher weglassen',
  'not-shown': () => 'ist auf dem Bild nicht zu sehen',
  'prompt-too-long': () => 'mehr Wörter, als das Modell liest',
};

const WEATHER: Readonly<Record<string, string>> = {
  rain: 'Regen hinter dir',
  snowfall: 'Schneefall hinter dir',
  fog: 'Nebel hinter dir',
};

/** The prompt's reader knows these words. */
const PLACES: Readonly<Record<string, string>> = {
  office: 'Büro',
  garden: 'Garten',
  library: 'Bibliothek',
  café: 'Café',
  stage: 'Bühne',
  'window room': 'am Fenster',
  blinds: 'Jalousien',
  city: 'Stadt',
  'open country': 'Landschaft',
  beach: 'Strand',
  sea: 'Meer',
  mountains: 'Berge',
  forest: 'Wald',
  snow: 'Schnee',
  meadow: 'Wiese',
  desert: 'Wüste',
  space: 'Weltall',
};

/** Their names mean colours in a prompt. */
const STYLE_WISHES: Readonly<Record<string, string>> = {
  'black and white photo': 'Schwarz-Weiß-Foto',
  'pastel drawing': 'Pastellzeichnung',
  'charcoal drawing': 'Kohlezeichnung',
};

/** Words that we can follow, instead of others. */
const OFFERS: Readonly<Record<string, string>> = {
  ...PLACES,
  'oil painting': 'Ölgemälde',
  'stained glass': 'Buntglas',
  bokeh: 'Bokeh',
  'professional headshot': 'Bewerbungsfoto',
  'head and shoulders': 'Kopf und Schultern',
  'golden hour': 'goldene Stunde',
  'warm colors': 'warme Farben',
  'muted colors': 'gedämpfte Farben',
  'dramatic light': 'dramatisches Licht',
  'soft light': 'weiches Licht',
};

const HAIR: Readonly<Record<string, string>> = {
  bald: 'Glatze',
  short: 'kurze Haare',
  medium: 'mittellange Haare',
  long: 'lange Haare',
  curly: 'lockig',
  wavy: 'wellig',
  straight: 'glatt',
  afro: 'als Afro',
  bun: 'als Dutt',
  braids: 'geflochten',
  bangs: 'mit Pony',
  mohawk: 'als Irokese',
  ponytail: 'als Pferdeschwanz',
};

const GARMENTS: Readonly<Record<string, string>> = {
  suit: 'Anzug',
  hoodie: 'Hoodie',
  turtleneck: 'Rollkragenpullover',
  dress: 'Kleid',
  coat: 'Mantel',
};

const GAPS: Words<Exclude<UnmetCode, WishReason>> = {
  'no-image': (number) => `Bild ${number} (dieses Bild gibt es nicht)`,
  'no-hair': (...words) => words.map((each) => HAIR[each] ?? each).join(', '),
  'plain-clothes': (garment) =>
    `${GARMENTS[garment] ?? garment} (zu dieser Kopfbedeckung oder Frisur gibt es nur schlichte Kleidung)`,
  'no-pose': () => 'Kopfhaltung (gezeichnete Figuren blicken immer schräg zur Seite)',
  turned: (made, asked) => `Der Kopf ist um ${made}° statt ${asked}° gedreht.`,
  raised: (made, asked) => `Der Kopf ist um ${made}° statt ${asked}° gehoben.`,
  lowered: (made, asked) => `Der Kopf ist um ${made}° statt ${asked}° gesenkt.`,
  tilted: (made, asked) => `Der Kopf ist um ${made}° statt ${asked}° geneigt.`,
  'face-larger': () =>
    'Das Gesicht ist größer im Bild als gewünscht, weil das Foto rundherum nicht mehr zeigt.',
  'face-smaller': () => 'Das Gesicht ist kleiner im Bild als gewünscht.',
  'face-elsewhere': () =>
    'Das Gesicht sitzt nicht ganz wie in der Pose, weil das Foto rundherum nicht mehr zeigt.',
  'own-background': () =>
    'Das Porträt behält den Hintergrund deines Fotos: Wir konnten nicht klar erkennen, wo du aufhörst und wo er anfängt.',
  'own-clothes': () =>
    'Die Kleidung behält ihre Farbe: Wir konnten sie nicht klar von Haut, Haar oder Hintergrund trennen.',
};

const LIGHTS: Readonly<Record<string, string>> = {
  soft: 'weiches Licht',
  dramatic: 'dramatisches Licht',
  'soft dramatic': 'weiches, dramatisches Licht',
  'golden hour': 'Licht der goldenen Stunde',
  window: 'Fensterlicht',
  studio: 'Studiolicht',
  rim: 'Gegenlicht',
  natural: 'natürliches Licht',
  'high key': 'sehr helles Licht',
  'low key': 'sehr dunkles Licht',
  candle: 'Kerzenlicht',
  night: 'Nachtlicht',
  neon: 'Neonlicht',
};

const TONES: Readonly<Record<string, string>> = {
  warm: 'warme Farben',
  cool: 'kühle Farben',
  pastel: 'Pastellfarben',
  vivid: 'kräftige Farben',
  muted: 'gedämpfte Farben',
  'high contrast': 'starke Kontraste',
  dark: 'dunkle Farben',
  bright: 'helle Farben',
  sepia: 'Sepiatöne',
  'black and white': 'Schwarz-Weiß',
};

const SCENES: Readonly<Record<string, string>> = {
  office: 'ein Büro hinter dir, in der Unschärfe',
  garden: 'Blätter hinter dir, in der Unschärfe',
  library: 'Bücherregale hinter dir, in der Unschärfe',
  café: 'ein Café hinter dir, in der Unschärfe',
  stage: 'Bühnenlicht hinter dir',
  'window room': 'ein Raum mit Fenster hinter dir',
  blinds: 'Licht durch eine Jalousie hinter dir',
  city: 'eine Stadt hinter dir, in der Unschärfe',
  'open country': 'weiter Himmel hinter dir',
  beach: 'ein Strand hinter dir, in der Unschärfe',
  sea: 'das Meer hinter dir, in der Unschärfe',
  mountains: 'Berge hinter dir, in der Unschärfe',
  forest: 'ein Wald hinter dir, in der Unschärfe',
  snow: 'eine Schneelandschaft hinter dir, in der Unschärfe',
  meadow: 'eine Wiese hinter dir, in der Unschärfe',
  desert: 'Dünen hinter dir, in der Unschärfe',
  space: 'Sterne und Nebel hinter dir',
  bokeh: 'weiche Lichter in der Unschärfe hinter dir',
  canvas: 'eine bemalte Leinwand hinter dir',
  gradient: 'ein schlichter Hintergrund mit einem Lichtkegel',
  plain: 'ein schlichter Hintergrund',
  transparent: 'nichts hinter dir: ein durchsichtiges PNG',
};

const HOURS: Readonly<Record<string, string>> = {
  day: 'bei Tag',
  sunset: 'bei tief stehender Sonne',
  night: 'bei Nacht',
};

const MEANINGS: Words<WishMeaning> = {
  style: inStyle,
  light: (light) => LIGHTS[light],
  tone: (tone) => TONES[tone],
  color: () => 'Farben in diese Richtung',
  scene: (scene) => SCENES[scene],
  weather: (weather) => WEATHER[weather],
  hour: (hour) => HOURS[hour],
  'white-backdrop': () => 'reines Weiß hinter dir',
  'backdrop-color': () => 'ein schlichter Hintergrund in dieser Farbe',
  framing: (framing) => (framing === 'close' ? 'nah am Gesicht' : 'Kopf und Schultern'),
  drawn: () => 'wird gezeichnet',
  'left-out': () => 'weggelassen',
  look: (number) => `der Look von Bild ${number}`,
};

/** By the kind of refusal. */
const REFUSALS: Readonly<Record<string, string>> = {
  sexual:
    'Wir machen keine Nacktbilder oder sexuellen Bilder. Bitte streich das aus deinem Prompt.',
  minors:
    'Wir machen niemals freizügige oder sexuelle Bilder von Minderjährigen. Bitte schreib einen anderen Prompt.',
  children:
    'Unser Bildmodell zeichnet nur Erwachsene. Bitte streich Kinder und Jugendliche aus deinem Prompt.',
  person:
    'Wir zeichnen keine bekannten Personen nach ihrem Namen. Bitte streich den Namen aus deinem Prompt.',
  violence:
    'Wir machen keine Bilder von drastischer Gewalt oder Selbstverletzung. Bitte streich das aus deinem Prompt.',
  hate: 'Wir machen keine Bilder mit Hasssymbolen oder Beschimpfungen. Bitte streich das aus deinem Prompt.',
  unreadable:
    'Wir können diesen Prompt nicht lesen. Beschreib einen Stil, ein Licht oder einen Ort, zum Beispiel „Ölgemälde in warmem Licht“.',
};

/** Words that enhancing adds. */
const ADDED: Readonly<Record<string, string>> = {
  'soft lighting': 'weiches Licht',
  'soft dramatic lighting': 'weiches, dramatisches Licht',
  'natural lighting': 'natürliches Licht',
  'bright lighting': 'helles Licht',
  'warm tones': 'warme Farben',
  'muted tones': 'gedämpfte Farben',
  'vivid colors': 'kräftige Farben',
  'gradient backdrop': 'Hintergrund mit Verlauf',
  'head and shoulders': 'Kopf und Schultern',
  'sharp focus': 'gestochen scharf',
  blurry: 'unscharf',
  noisy: 'verrauscht',
  overexposed: 'überbelichtet',
  distorted: 'verzerrt',
  text: 'Text',
};

function said(words: Partial<Words<string>>, { code, values }: Coded): string | undefined {
  return code === undefined ? undefined : words[code]?.(...(values ?? []));
}

type Reasoned = Coded & { reason: string | null };
/** English where a newer server gives a reason without German words. */
const reasoned = <Wish extends Reasoned>(wish: Wish): Wish => ({
  ...wish,
  reason: said(REASONS, wish) ?? wish.reason,
});

export function reading(answer: PromptReading): PromptReading {
  const { followed, unmet: lacking, main_unmet, refusal, instead } = answer;
  return {
    ...answer,
    followed: followed.map((wish) => ({
      ...wish,
      as: said(MEANINGS, wish) ?? wish.as,
      ...(wish.partly && { partly: reasoned(wish.partly) }),
    })),
    unmet: lacking.map((wish) => ({
      ...reasoned(wish),
      ...(wish.nearest && { nearest: OFFERS[wish.nearest] ?? wish.nearest }),
    })),
    main_unmet: main_unmet && reasoned(main_unmet),
    refusal: refusal && {
      ...refusal,
      reason: REFUSALS[refusal.kind ?? ''] ?? refusal.reason,
    },
    instead: instead && {
      styles: instead.styles.map((words) => STYLE_WISHES[words] ?? styleName(words)),
      places: instead.places.map((words) => PLACES[words] ?? words),
    },
  };
}

export const added = (words: string) => ADDED[words] ?? words;

/** Images from before there were codes keep their English sentence. */
export function unmet(sentence: string, coded: CodedUnmet | undefined): string {
  if (!coded) return sentence;
  const reason = said(REASONS, coded);
  if (reason !== undefined) return `${coded.words} (${reason})`;
  return said(GAPS, coded) ?? sentence;
}
