import { randomUUID } from 'node:crypto';
import type { Accepted, RenderJob } from '@likeness/contracts/http/generation';
import type { PromptReading } from '@likeness/contracts/http/prompts';
import type { Person } from '@likeness/contracts/identity/principal';
import {
  account,
  kontextForm,
  portraitForm,
  refused,
  lensesSuite,
  visitor,
} from '../testing/running-lenses.js';

const PORTRAIT = '/api/lenses/portrait';
const GUEST_PORTRAIT = '/api/lenses/anonymous/portrait';
const KONTEXT = '/api/lenses/portrait-flux-kontext';
const GUEST_KONTEXT = '/api/lenses/anonymous/portrait-flux-kontext';
const AT_ONCE = { prefer: 'respond-async' };

type Fields = Record<string, string>;

describe('prompts of orders', () => {
  const lenses = lensesSuite({ perDay: 1000, perAddress: 1000, perHour: 200 });

  const words = (fields: Fields, files = 0) =>
    portraitForm({ fields: { style: 'prompt-only', ...fields }, files });
  const references = (fields: Fields) => kontextForm({ fields });
  const answerTo = (person: Person, path: string, body: FormData, headers: Fields = AT_ONCE) =>
    refused(lenses.as(person, path, { method: 'POST', body, headers }));
  const unsafe = [422, 'PROMPT_UNSAFE', expect.stringContaining('nude or sexual')];
  const unreadable = [422, 'PROMPT_UNREADABLE', expect.stringContaining('Describe a style')];

  it.each([
    ['a guest’s portrait', visitor, GUEST_PORTRAIT, words],
    ['a portrait with a photo', account, PORTRAIT, (f: Fields) => words(f, 1)],
    ['a subscriber’s portrait', () => account('subscriber'), PORTRAIT, words],
    ['a guest’s references', visitor, GUEST_KONTEXT, references],
    ['references', account, KONTEXT, references],
  ])('are refused before anything is kept: %s', async (_name, who, path, form) => {
    const before = await lenses.count('generations');
    const person = who();
    // Awaited orders, too.
    const post = (positive_prompt: string) => answerTo(person, path, form({ positive_prompt }), {});
    expect(await post('a n.u.d.e woman')).toEqual(unsafe);
    expect(await post('asdf qwer')).toEqual(unreadable);
    expect(await lenses.count('generations')).toBe(before);
  });

  it('are refused for what they leave out, and for later images of a set', async () => {
    const person = account();
    const negative = { positive_prompt: 'a woman in a garden', negative_prompt: 'clothes' };
    expect(await answerTo(person, PORTRAIT, words(negative))).toEqual(unsafe);
    const set = { generation_id: randomUUID(), image_count: '2' };
    const first = words({ ...set, image_index: '0', positive_prompt: 'oil painting' });
    expect((await answerTo(person, PORTRAIT, first))[0]).toBe(202);
    const second = words({ ...set, image_index: '1', positive_prompt: 'oil painting, naked' });
    expect(await answerTo(person, PORTRAIT, second)).toEqual(unsafe);
  });

  it('are not read where a style is asked for', async () => {
    const form = portraitForm({ fields: { positive_prompt: 'asdf qwer' } });
    expect((await answerTo(account(), PORTRAIT, form))[0]).toBe(202);
  });

  describe('whose main wish can’t be followed', () => {
    async function madeOf(person: Person, form: FormData): Promise<RenderJob> {
      const init = { method: 'POST', body: form, headers: AT_ONCE };
      const { job_id } = (await (await lenses.as(person, PORTRAIT, init)).json()) as Accepted;
      return await lenses.job(person, job_id);
    }
    const clean = (positive_prompt: string, files: number) =>
      words({ positive_prompt, pro_generation: 'true' }, files);
    const free = { credits: 0, is_watermarked: true };
    const paid = { credits: 1, is_watermarked: false };

    it.each([
      ['a dog', 0, free],
      ['a dog', 1, free],
      ['Brandenburg Gate', 0, free],
      ['a red dress', 1, free],
      // Without a photo, there are no clothes to keep.
      ['a red dress', 0, paid],
      ['oil painting', 0, paid],
    ] as const)(
      'make “%s” from %i photos free, with the watermark',
      async (prompt, files, terms) => {
        const person = account();
        lenses.billing.grant(person.owner.id, 5);
        expect(await madeOf(person, clean(prompt, files))).toMatchObject(terms);
        expect(lenses.billing.balanceOf(person.owner.id)).toBe(5 - terms.credits);
      },
    );
  });

  describe('read while they are typed', () => {
    async function readingOf(fields: object): Promise<PromptReading> {
      const init = {
        method: 'POST',
        body: JSON.stringify(fields),
        headers: { 'content-type': 'application/json' },
      };
      const answer = await lenses.as(visitor(), '/api/lenses/prompt-readings', init);
      expect(answer.status).toBe(200);
      return (await answer.json()) as PromptReading;
    }

    it('say what an order would be refused for', async () => {
      const { refusal, ...rest } = await readingOf({ prompt: 'naked in an oil painting' });
      expect([422, refusal?.code, refusal?.reason]).toEqual(unsafe);
      expect(refusal?.kind).toBe('sexual');
      expect(rest).toMatchObject({ followed: [], unmet: [], main_unmet: null, instead: null });
      const negative = { prompt: 'a woman', negative_prompt: 'clothes', tool: 'lenszero' };
      expect((await readingOf(negative)).refusal?.code).toBe('PROMPT_UNSAFE');
      expect((await readingOf({ prompt: 'asdf qwer' })).refusal?.code).toBe('PROMPT_UNREADABLE');
    });

    it('announce a plain picture, and what can be asked for instead', async () => {
      const dog = { prompt: 'a dog', tool: 'lenszero', has_photos: false };
      expect(await readingOf(dog)).toMatchObject({
        refusal: null,
        followed: [],
        main_unmet: { words: 'dog', rule: 'subject' },
        instead: {
          styles: expect.arrayContaining(['oil painting', 'watercolour']),
          places: expect.arrayContaining(['beach', 'forest']),
        },
      });
      const { instead, main_unmet } = await readingOf({ prompt: 'Brandenburg Gate, oil painting' });
      expect(instead).toBeNull();
      expect(main_unmet).toEqual({
        words: 'Brandenburg Gate',
        reason: null,
        code: 'unknown',
        rule: 'first',
      });
    });

    it('have codes for pages in other languages', async () => {
      const { followed, unmet } = await readingOf({ prompt: 'on a beach, smiling' });
      expect(followed).toMatchObject([{ words: 'beach', code: 'scene', values: ['beach'] }]);
      expect(unmet).toMatchObject([{ words: 'smiling', code: 'expression-stays' }]);
    });

    it('know what only a drawing can wear', async () => {
      const dress = { prompt: 'a red dress', tool: 'lenszero' };
      expect((await readingOf({ ...dress, has_photos: true })).main_unmet).not.toBeNull();
      expect((await readingOf({ ...dress, has_photos: false })).main_unmet).toBeNull();
    });
  });
});
