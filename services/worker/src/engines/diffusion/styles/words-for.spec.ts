import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { PackManifest } from '@likeness/contracts/packs/pack-manifest';
import { offeredStyles } from '../../../packs/opened-pack.js';
import { readPackManifest } from '../../../packs/read-manifest.js';
import { UnknownStyleError } from '../../portrait/engine-errors.js';
import { STUDIO_STYLES } from '../../studio/styles/catalogue.js';
import { closerSettings } from './closer-settings.js';
import { wordsFor } from './words-for.js';

const PACKS = fileURLToPath(new URL('../../../../fixtures/diffusion/packs', import.meta.url));

const pack = {
  id: 'tiny',
  defaults: { steps: 30, guidance: 5, negativePrompt: 'blurry', controlnetEnd: 0.9 },
  styles: [
    {
      id: 'moon',
      name: 'On the moon',
      description: 'In a space suit.',
      prompt: 'an astronaut on the moon, {prompt}',
      steps: 8,
      ipScale: 1,
      controlnetStart: 0.1,
    },
    { id: 'noir', name: 'Noir', description: 'Its own.', prompt: 'own noir of {person}' },
  ],
} as unknown as PackManifest;

describe('wordsFor', () => {
  it('puts the person into every style of the catalogue', () => {
    for (const { title } of STUDIO_STYLES) {
      expect(wordsFor({ style: title, gender: 'woman' }, pack).prompt).toMatch(/a woman|own noir/);
    }
  });

  it('takes a prompt as it is, with the usual settings', () => {
    const prompt = { positive: 'a knight in silver armour', negative: 'horses' };
    expect(wordsFor({ style: null, prompt, gender: 'man' }, pack)).toEqual({
      prompt: 'a knight in silver armour',
      negativePrompt: 'blurry, horses',
      settings: {
        steps: 30,
        guidance: 5,
        controlnetScale: 0.8,
        controlnetEnd: 0.9,
        ipScale: 0.8,
      },
    });
  });

  it('puts the person into a style of the catalogue', () => {
    const { prompt, negativePrompt } = wordsFor({ style: 'Oil painting', gender: 'woman' }, pack);
    expect(prompt).toMatch(/^oil painting of a woman, /);
    expect(negativePrompt).toContain('photograph');
  });

  it('prefers the pack’s style of a name, and its settings', () => {
    expect(wordsFor({ style: 'noir', gender: null }, pack).prompt).toBe('own noir of a person');
    const prompt = { positive: 'smiling', negative: '' };
    const { settings, ...words } = wordsFor({ style: 'On the moon', prompt, gender: null }, pack);
    expect(words.prompt).toBe('an astronaut on the moon, smiling');
    expect(settings).toMatchObject({
      ...{ steps: 8, ipScale: 1, guidance: 5 },
      ...{ controlnetStart: 0.1, controlnetEnd: 0.9 },
    });
    expect(wordsFor({ style: 'tiny--moon', prompt, gender: null }, pack)).toEqual({
      ...words,
      settings,
    });
  });

  it.each(['sdxl-instantid', 'flux2-klein', 'flux-kontext'])(
    'draws and offers the starter styles of an exported %s pack',
    async (pipeline) => {
      const manifest = await readPackManifest(join(PACKS, pipeline));
      if (!('styles' in manifest)) throw new Error(`${pipeline} draws`);
      const offered = offeredStyles({ folder: '', manifest });
      expect(offered.map(({ style }) => style.name)).toContain('Astronaut');
      for (const { id, style } of offered) {
        expect(STUDIO_STYLES.map(({ title }) => title)).not.toContain(style.name);
        expect(wordsFor({ style: id, gender: 'man' }, manifest).prompt).toMatch(/a man.*\w$/);
        const prompt = { positive: 'smiling', negative: '' };
        expect(wordsFor({ style: id, prompt, gender: 'man' }, manifest).prompt).toMatch(
          /a man.*, smiling$/,
        );
      }
    },
  );

  it('refuses an unknown style', () => {
    for (const style of ['Unheard of', 'other--moon', 'tiny--unheard-of']) {
      expect(() => wordsFor({ style, gender: null }, pack)).toThrow(UnknownStyleError);
    }
  });
});

describe('closerSettings', () => {
  it('lets the face count more and the words less, within what the model knows', () => {
    const settings = { steps: 30, guidance: 5, controlnetScale: 0.8, ipScale: 0.8 };
    expect(closerSettings(settings)).toEqual({ ...settings, guidance: 4, ipScale: 1.05 });
    expect(closerSettings({ ...settings, guidance: 1, ipScale: 1.1 })).toMatchObject({
      guidance: 1,
      ipScale: 1.2,
    });
  });
});
