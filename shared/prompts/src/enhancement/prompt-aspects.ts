import {
  FRAMING_TERMS,
  LIGHT_TERMS,
  SCENE_TERMS,
  TONE_TERMS,
} from '@likeness/prompts/picture-terms';
import { STYLE_TERMS } from '../style-terms.js';
import type { Terms } from '../terms.js';

export type Aspect = {
  readonly namedBy: RegExp;
  readonly words: string;
  /** Added instead to a prompt of that mood. */
  readonly inMood?: readonly { readonly mood: RegExp; readonly words: string }[];
};

/** @param words the beginnings of words, each list separated by `|` */
const any = (...words: readonly string[]) => new RegExp(`\\b(?:${words.join('|')})`, 'iu');

const termsOf = (terms: Terms<string>) =>
  Object.values(terms)
    .flat()
    .map((term) => `${term.replaceAll(' ', '[- ]')}(?:s|es)?(?![\\p{L}\\p{N}])`)
    .join('|');

/** Looks with a palette and a backdrop of their own, and references to take one from. */
const LOOKS = [
  termsOf(STYLE_TERMS),
  'paint|oil\\b|watercolou?r|ink\\b|pencil|sketch|draw|charcoal|chalk|engrav|etching',
  'comic|cartoon|manga|anime|poster|pop art|duotone|print|low poly|stained glass|mosaic',
  'impression|renaissance|baroque|film|cinema|vintage|retro|noir|neon|cyberpunk|synthwave|futuristic',
  'professional|business|corporate|linkedin|second\\b|third\\b|other\\b|references?\\b',
];
const DARK = any('gothic|intense|serious|stern|warrior|knight|rock');
const BRIGHT = any('cheerful|happy|fresh|joyful|summer|spring|smil|laugh');
const OUTSIDE = any('garden|park|forest|nature|outdoor|outside|meadow|beach');

export const POSITIVE_ASPECTS: readonly Aspect[] = [
  {
    namedBy: any(
      termsOf(LIGHT_TERMS),
      'light|lit\\b|sun|daylight|backlit|moonl|candle|glow|shadow|soft|dramatic|neon|noir|cinema',
      'second\\b|references?\\b',
    ),
    words: 'soft lighting',
    inMood: [
      { mood: DARK, words: 'soft dramatic lighting' },
      { mood: OUTSIDE, words: 'natural lighting' },
      { mood: BRIGHT, words: 'bright lighting' },
    ],
  },
  {
    namedBy: any(
      termsOf(TONE_TERMS),
      'colou?r|tone|tonal|palette|hue|monochrom|pastel|muted|faded|vivid|vibrant|saturat',
      'warm|cool|cold|bright|dark|golden',
      ...LOOKS,
    ),
    words: 'warm tones',
    inMood: [
      { mood: DARK, words: 'muted tones' },
      { mood: BRIGHT, words: 'vivid colors' },
    ],
  },
  {
    namedBy: any(
      termsOf(SCENE_TERMS),
      'background|backdrop|behind|studio|wall|office|window|city|street|urban|indoor',
      'sky|sunset|sunrise|dusk|dawn|landscape|room|night',
      OUTSIDE.source,
      ...LOOKS,
    ),
    words: 'gradient backdrop',
  },
  {
    namedBy: any(
      termsOf(FRAMING_TERMS),
      'half[- ](?:body|length)|waist[- ]up|full[- ](?:body|length)|fram(?:ed|ing)|crop|wide|shot\\b',
    ),
    words: 'head and shoulders',
  },
  { namedBy: any('sharp|focus|detail|crisp|blur|bokeh|soft', ...LOOKS), words: 'sharp focus' },
];

export const NEGATIVE_ASPECTS: readonly Aspect[] = [
  { namedBy: any('blur|out of focus|unsharp'), words: 'blurry' },
  { namedBy: any('nois|grain'), words: 'noisy' },
  { namedBy: any('overexpos|blown'), words: 'overexposed' },
  { namedBy: any('distort|deform'), words: 'distorted' },
  { namedBy: any('text\\b|letters|caption|watermark'), words: 'text' },
];
