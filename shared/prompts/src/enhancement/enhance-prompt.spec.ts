import {
  FRAMING_TERMS,
  LIGHT_TERMS,
  SCENE_TERMS,
  TONE_TERMS,
} from '@likeness/prompts/picture-terms';
import { STYLE_TERMS } from '../style-terms.js';
import { enhancePrompt } from './enhance-prompt.js';

const VOCABULARY = {
  light: LIGHT_TERMS,
  tones: TONE_TERMS,
  backdrop: SCENE_TERMS,
  framing: FRAMING_TERMS,
  style: STYLE_TERMS,
};
const ADDED = {
  light: 'lighting',
  tones: 'tones',
  backdrop: 'backdrop',
  framing: 'head and shoulders',
  style: 'tones',
};
const phrasesOf = (terms: Readonly<Record<string, readonly string[]>>) =>
  Object.values(terms).flat();

describe('enhancing a prompt', () => {
  it('keeps what was written and says what it adds', () => {
    const { prompt, added } = enhancePrompt('positive', 'a queen. ');
    expect(added).toEqual([
      'soft lighting',
      'warm tones',
      'gradient backdrop',
      'head and shoulders',
      'sharp focus',
    ]);
    expect(prompt).toBe(['a queen', ...added].join(', '));
  });

  it('adds nothing on subjects that the prompt mentions', () => {
    const written = 'Headshot in golden hour light, muted, city street, crisp';
    expect(enhancePrompt('positive', written)).toEqual({ prompt: written, added: [] });
  });

  it.each([
    ['Bewerbungsfoto in weichem Licht vor schlichtem Hintergrund', []],
    ['Stadt bei Nacht', ['soft lighting', 'warm tones', 'head and shoulders', 'sharp focus']],
    ['une peinture à l’huile dans la forêt', ['natural lighting', 'head and shoulders']],
  ])('adds nothing that “%s” has in its language', (prompt, added) => {
    expect(enhancePrompt('positive', prompt).added).toEqual(added);
  });

  it('leaves its own palette and backdrop to a look, and to a reference', () => {
    expect(enhancePrompt('positive', 'as an oil painting').added).toEqual([
      'soft lighting',
      'head and shoulders',
    ]);
    expect(enhancePrompt('positive', 'in the look of the second picture').added).toEqual([
      'head and shoulders',
    ]);
  });

  it('is done once: enhanced words stay as they are', () => {
    for (const kind of ['positive', 'negative'] as const) {
      const once = enhancePrompt(kind, 'a serious person').prompt;
      expect(enhancePrompt(kind, once)).toEqual({ prompt: once, added: [] });
    }
  });

  it.each(Object.keys(ADDED) as (keyof typeof ADDED)[])(
    'adds no %s to a prompt that names one in the engines’ vocabulary',
    (aspect) => {
      for (const phrase of phrasesOf(VOCABULARY[aspect])) {
        const { added } = enhancePrompt('positive', `a queen, ${phrase}`);
        expect({ phrase, added }).toEqual({
          phrase,
          added: added.filter((words) => !words.includes(ADDED[aspect])),
        });
      }
    },
  );

  it('adds words that the engines know, and the sharpness that they always give', () => {
    const known = Object.values(VOCABULARY).flatMap(phrasesOf);
    for (const mood of ['', 'stern ', 'cheerful ', 'summer garden ']) {
      const { added } = enhancePrompt('positive', `a ${mood}queen`);
      const isKnown = (words: string) => known.some((phrase) => words.startsWith(phrase));
      expect(added.filter((words) => !isKnown(words))).toEqual(['sharp focus']);
    }
  });

  it('follows the mood', () => {
    expect(enhancePrompt('positive', 'a stern queen').added).toContain('soft dramatic lighting');
    expect(enhancePrompt('positive', 'a cheerful queen').added).toContain('bright lighting');
    expect(enhancePrompt('positive', 'walking in a forest').added).toContain('natural lighting');
  });

  it('leaves what is too short alone', () => {
    expect(enhancePrompt('positive', 'owl ')).toEqual({ prompt: 'owl', added: [] });
  });

  it('names the usual faults for a negative prompt', () => {
    const { added } = enhancePrompt('negative', 'blurry hats');
    expect(added).toEqual(['noisy', 'overexposed', 'distorted', 'text']);
  });
});
