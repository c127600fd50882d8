import { STUDIO_STYLES, styleValue } from '../studio/catalogue.js';
import { readPrompt } from './read-prompt.js';
import { STYLE_TERMS } from './terms/style-terms.js';

const photo = (positive: string, negative = '') => readPrompt({ positive, negative }, 'photo');
const drawing = (positive: string, negative = '') => readPrompt({ positive, negative }, 'drawing');
const EXPRESSION_KEPT = 'the expression stays as in the photo';
const CLOTHES_KEPT = 'clothes stay as in the photo';

describe('readPrompt', () => {
  it('speaks of styles that exist', () => {
    const values = STUDIO_STYLES.map(styleValue);
    for (const style of Object.keys(STYLE_TERMS)) expect(values).toContain(style);
  });

  it.each([
    ['professional headshot', { style: 'Studio headshot' }],
    ['soft dramatic lighting', { light: 'soft dramatic' }],
    ['vintage style', { style: 'Vintage film' }],
    ['warm golden tones', { tones: ['warm'], colours: ['#d0a03c'] }],
    ['artistic painterly', { style: 'Oil painting' }],
    ['natural lighting', { light: 'natural' }],
    ['serene mood', { light: 'soft' }],
    ['professional headshot in an office', { style: 'Studio headshot', scene: 'office' }],
    ['oil painting with warm light', { style: 'Oil painting', light: 'golden hour' }],
    ['A watercolor portrait in a garden', { style: 'Watercolour', scene: 'garden' }],
    ['Film noir, dramatic shadows', { style: 'Noir', light: 'dramatic' }],
    ['close-up with a teal background', { framing: 'close', backdropColour: '#1f7f80' }],
    ['head-and-shoulders, rim light', { framing: 'head and shoulders', light: 'rim' }],
    ['by a window, in pastel colours', { scene: 'window room', tones: ['pastel'] }],
    ['neon city at night', { style: 'Neon', scene: 'night city' }],
    ['black-and-white, plain dark background', { tones: ['black and white'] }],
    ['Please make me look like a comic book hero’s portrait', { style: 'Comic' }],
  ])('honours "%s"', (prompt, wishes) => {
    expect(photo(prompt).wishes).toMatchObject(wishes);
  });

  it.each([
    ['riding a horse on the beach at sunset', ['riding a horse on the beach']],
    ['wearing a red dress and pearls', [`red dress (${CLOTHES_KEPT})`, 'pearls']],
    ['with my dog in front of the Eiffel Tower', ['dog in front of the Eiffel Tower']],
    ['two people shaking hands', ['two people shaking hands']],
    ['confident expression', [`confident expression (${EXPRESSION_KEPT})`]],
    ['watercolour, pencil sketch', ['pencil sketch']],
    ['blue eyes, oil painting', ['blue eyes']],
    ['long blond hair', ['long blond hair (hair stays as in the photo)']],
    ['oil painting with warm light', []],
    ['use the colours of the second picture', []],
  ])('reports what "%s" asks for and a photo cannot give', (prompt, unmet) => {
    expect(photo(prompt).unmet).toEqual(unmet);
  });

  it('lets any other style come before a professional look', () => {
    const { wishes, unmet } = photo('professional headshot, vintage style, artistic painterly');
    expect(wishes.style).toBe('Vintage film');
    expect(unmet).toEqual(['artistic painterly']);
  });

  it('draws people as they are described', () => {
    const { wishes, unmet } = drawing(
      'young woman with long curly red hair, dark skin, sunglasses, green shirt, smiling, in the rain',
    );
    expect(wishes.person).toEqual({
      gender: 'woman',
      hairLength: 'long',
      hairShape: 'curly',
      hairColour: '#a8452a',
      skin: '#6f4530',
      glasses: 'dark',
      clothing: '#3f8a4e',
      expression: 'smile',
    });
    expect(unmet).toEqual(['rain']);
  });

  it('tells a beard from hair, and whose colour a colour is', () => {
    const { person } = drawing('bald old man, thick white beard, hat').wishes;
    expect(person).toEqual({
      hairLength: 'bald',
      old: true,
      gender: 'man',
      beard: 'full',
      hairColour: '#e4e2de',
      hat: 'hat',
    });
    expect(drawing('hair is pink').wishes.person.hairColour).toBe('#e58fae');
  });

  it('leaves out what is not wanted', () => {
    const { wishes, unmet } = drawing(
      'a man without glasses or beard, no text, not neon',
      'smiling, hat, blurry, extra fingers',
    );
    expect(wishes.person).toEqual({
      gender: 'man',
      glasses: false,
      beard: false,
      noSmile: true,
      hat: false,
    });
    expect(wishes.avoidedStyles).toEqual(['Neon']);
    expect(unmet).toEqual([]);
    expect(photo('oil painting', 'glasses, people behind me').unmet).toEqual([
      'glasses (glasses stay as in the photo)',
    ]);
  });
});
