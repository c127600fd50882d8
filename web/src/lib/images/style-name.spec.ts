import { inGerman } from '../../testing/in-german.js';

inGerman();
const { styleName } = await import('./style-name.js');
const { exampleName, examplePictures } = await import('../example-pictures.js');

describe('in German', () => {
  it('names a style by its English name or its id', () => {
    expect(['Window light', 'window-light'].map(styleName)).toEqual([
      'Fensterlicht',
      'Fensterlicht',
    ]);
  });

  it('names each style of the home page', () => {
    const same = examplePictures.filter(({ name }) => styleName(name) === name);
    expect(same.map(({ id }) => id)).toEqual(['noir', 'comic']);
  });

  it('names the example pictures of a post', () => {
    expect(exampleName('/examples/styles/window-light.webp')).toBe('Fensterlicht');
  });

  it('leaves a style of a model pack as the pack names it', () => {
    expect(styleName('On the moon')).toBe('On the moon');
  });
});
