import { randomUUID } from 'node:crypto';
import type { GenerationResponse } from '@likeness/contracts/http/generation';
import type { RenderSpec } from '@likeness/contracts/http/internal';
import type { Person } from '@likeness/contracts/identity/principal';
import { STYLES } from '@likeness/contracts/generation/styles';
import type { StylesResponse } from '@likeness/contracts/http/styles';
import { stylesAnnounceJob } from '@likeness/contracts/jobs/results.jobs';
import { FORGIVING_STYLES } from '@likeness/contracts/photos/weak-photo';
import { until } from '@likeness/testing/until';
import type { Rendered } from '../database/lenses.entities.js';
import {
  accepted as answered,
  account,
  kontextForm,
  lensesSuite,
  numbered,
  portraitForm,
  refused,
  RENDERED,
  visitor,
} from '../testing/running-lenses.js';

const lenses = lensesSuite({ perDay: 1000, perAddress: 1000 });

const PORTRAIT = '/api/lenses/portrait';
const KONTEXT = '/api/lenses/portrait-flux-kontext';
const NO_FACE: Rendered = { ...RENDERED, likeness: null };

describe('the two tools', () => {
  afterEach(() => lenses.stopWorking());

  const post = (person: Person, path: string, body: FormData, headers = {}) =>
    lenses.as(person, path, { method: 'POST', body, headers });
  const accepted = (person: Person, path: string, form: FormData) =>
    answered(lenses.order(person, path, form));
  /** What a worker receives from a form. */
  async function specOf(path: string, form: FormData): Promise<RenderSpec> {
    const { job_id } = await accepted(account(), path, form);
    return lenses.specOf(job_id);
  }
  const promptOnly = (fields: Record<string, string> = {}, files = 0) =>
    portraitForm({
      fields: { style: 'Prompt-Only', positive_prompt: 'a knight in blue light', ...fields },
      files,
    });

  it('make portraits from words alone', async () => {
    const spec = await specOf(PORTRAIT, promptOnly({ negative_prompt: 'blurry edges' }));
    expect(spec).toMatchObject({
      tool: 'lenszero',
      style: null,
      gender: 'woman',
      prompt: { positive: 'a knight in blue light', negative: 'blurry edges' },
      references: [],
    });
  });

  it('need no consent where there is no face', async () => {
    await accepted(
      visitor(),
      '/api/lenses/anonymous/portrait',
      promptOnly({ face_consent: 'false' }),
    );
  });

  it('leave prompts aside that come with a style', async () => {
    const form = portraitForm({
      fields: { positive_prompt: 'abc', negative_prompt: 'x', enhance_positive_prompt: 'true' },
    });
    expect(await specOf(PORTRAIT, form)).toMatchObject({ style: 'oil', prompt: null });
  });

  it('pass retouch, backdrop, clothes and shoulders on', async () => {
    const specWith = (fields: Record<string, string>) => specOf(PORTRAIT, portraitForm({ fields }));
    expect((await specWith({})).finish).toEqual({ retouch: 'light', backdrop: null });
    expect(
      (
        await specWith({
          retouch: 'none',
          backdrop: '#2A9D4F',
          clothes: 'navy',
          shoulders: 'continued',
        })
      ).finish,
    ).toEqual({
      retouch: 'none',
      backdrop: '#2a9d4f',
      clothes: 'navy',
      shoulders: 'continued',
    });
    for (const [field, value] of [
      ['retouch', 'heavy'],
      ['backdrop', 'plaid'],
      ['clothes', 'pink'],
      ['shoulders', 'wider'],
      ['backdrop', '#12345'],
    ] as const) {
      const answer = post(account(), PORTRAIT, portraitForm({ fields: { [field]: value } }));
      expect((await refused(answer))[0]).toBe(422);
    }
  });

  it('never choose prompt-only at random', async () => {
    const styles = new Set<string | null>();
    for (let index = 0; index < 8; index += 1) {
      styles.add((await specOf(PORTRAIT, portraitForm({ fields: { style: 'Random' } }))).style);
    }
    expect([...styles].every((style) => style === 'oil' || style === 'neon')).toBe(true);
  });

  it('begin with the seed asked for, and go on from it', async () => {
    const person = account();
    const generation_id = randomUUID();
    const seeds: number[] = [];
    for (const index of [0, 1]) {
      const fields = { ...numbered(generation_id, index, 2), seed: '2147483000' };
      const { job_id } = await accepted(person, PORTRAIT, portraitForm({ fields }));
      seeds.push((await lenses.specOf(job_id)).seed);
    }
    expect(seeds).toEqual([2_147_483_000, 2_147_483_001]);
  });

  it('say in the recipe all it takes to make a picture again', async () => {
    lenses.work(() => NO_FACE);
    const fields = {
      seed: '42',
      enhance_positive_prompt: 'true',
      head_pose_default_key: 'front',
      negative_prompt: 'hats and caps',
    };
    const response = await post(account(), PORTRAIT, promptOnly(fields));
    const { images, generation_id } = (await response.json()) as GenerationResponse;
    expect(images[0]).toMatchObject({ creation_method_name: 'lenszero', likeness: null });
    expect(images[0]?.creation_method_config).toMatchObject({
      engine: 'studio',
      style: null,
      gender: 'woman',
      seed: 42,
      generation_id,
      image_index: 0,
      photo_ids: [],
      head_pose: { kind: 'default', key: 'front' },
      positive_prompt: 'a knight in blue light',
      enhanced_positive_prompt: expect.stringMatching(/^a knight in blue light, .+/),
      negative_prompt: 'hats and caps',
      enhanced_negative_prompt: null,
    });
  });

  it('render the words as enhanced where that was asked for', async () => {
    const fields = {
      negative_prompt: 'hats and caps',
      enhance_positive_prompt: 'true',
      enhance_negative_prompt: 'true',
    };
    const { prompt } = await specOf(PORTRAIT, promptOnly(fields));
    expect(prompt?.positive).toMatch(/^a knight in blue light, .+/);
    expect(prompt?.negative).toMatch(/^hats and caps, .+/);
    const without = await specOf(PORTRAIT, promptOnly({ enhance_negative_prompt: 'true' }));
    expect(without.prompt?.negative).toBe('');
  });

  it('make pictures from several references and a prompt', async () => {
    lenses.work(() => RENDERED);
    const person = account();
    const response = await post(person, KONTEXT, kontextForm({ files: 3 }));
    expect(response.status).toBe(200);
    const { images, job_id } = (await response.json()) as GenerationResponse;
    expect(images[0]).toMatchObject({
      creation_method_name: 'kontextlens',
      creation_method_config: {
        style: null,
        gender: null,
        positive_prompt: 'in warm evening light',
      },
    });
    const job = await lenses.job(person, job_id);
    expect(job).toMatchObject({
      tool: 'kontextlens',
      style: null,
      is_watermarked: true,
      credits: 0,
    });
    await accepted(visitor(), '/api/lenses/anonymous/portrait-flux-kontext', kontextForm());
  });

  it('keep references in the order given, and need one face among them', async () => {
    const ids = [randomUUID(), randomUUID(), randomUUID()].sort().reverse();
    const [first = '', second = '', third = ''] = ids;
    for (const id of [first, third]) lenses.images.faceless.add(id);
    const form = (...given: string[]) =>
      kontextForm({ fields: { facial_feature_image_ids: JSON.stringify(given) }, files: 0 });
    const spec = await specOf(KONTEXT, form(first, second, third));
    expect(spec.references.map(({ id }) => id)).toEqual(ids);
    const [status, code, detail] = await refused(post(account(), KONTEXT, form(first, third)));
    expect([status, code]).toEqual([422, 'PHOTO_NO_FACE']);
    expect(detail).toContain('At least one of them');
    const portrait = portraitForm({
      fields: { facial_feature_image_ids: JSON.stringify([second, third]) },
      files: 0,
    });
    expect((await refused(post(account(), PORTRAIT, portrait)))[1]).toBe('PHOTO_NO_FACE');
  });

  it('tell images what a photo is for', async () => {
    const form = portraitForm();
    form.append('head_pose_image_file', new Blob(['a pose']), 'pose.jpg');
    lenses.images.purposes.length = 0;
    await accepted(account(), PORTRAIT, form);
    await accepted(account(), KONTEXT, kontextForm());
    expect(lenses.images.purposes).toEqual(['pose', 'face', 'reference']);
  });

  describe('head pose', () => {
    const posed = (fields: Record<string, string>) => portraitForm({ fields });

    it.each(['front', 'FRONT.webp', 'default_front', 'default_front.png'])(
      'is found by the name %s',
      async (head_pose_default_key) => {
        const { head_pose } = await specOf(PORTRAIT, posed({ head_pose_default_key }));
        expect(head_pose).toEqual({ kind: 'default', key: 'front' });
      },
    );

    it('comes from the file, else from the gallery, else from the default ones', async () => {
      const head_pose_gallery_id = randomUUID();
      const both = { head_pose_gallery_id, head_pose_default_key: 'front' };
      const fromGallery = await specOf(PORTRAIT, posed(both));
      expect(fromGallery.head_pose).toMatchObject({ photo: { id: head_pose_gallery_id } });
      const form = posed(both);
      form.append('head_pose_image_file', new Blob(['my pose']), 'pose.jpg');
      const { head_pose, references } = await specOf(PORTRAIT, form);
      expect(head_pose?.kind).toBe('photo');
      expect(JSON.stringify(head_pose)).not.toContain(head_pose_gallery_id);
      expect(references).toHaveLength(1);
    });

    it('may come along with fifteen photos, but not with sixteen', async () => {
      const form = (files: number) => {
        const built = portraitForm({ files });
        built.append('head_pose_image_file', new Blob(['my pose']), 'pose.jpg');
        return built;
      };
      await accepted(account(), PORTRAIT, form(15));
      expect((await refused(post(account(), PORTRAIT, form(16))))[1]).toBe('PHOTOS_TOO_MANY');
    });

    it.each([
      ['of no such name', { head_pose_default_key: 'upside-down' }, 422, 'POSE_UNKNOWN'],
      ['with a path in it', { head_pose_default_key: '../../etc/passwd' }, 422, 'FIELD_INVALID'],
      ['with a path behind', { head_pose_default_key: 'default_/front' }, 422, 'FIELD_INVALID'],
      ['with a malformed id', { head_pose_gallery_id: "1' OR 1=1" }, 422, 'FIELD_INVALID'],
    ])('%s is refused', async (_name, fields, status, code) => {
      const answer = await refused(post(account(), PORTRAIT, posed(fields)));
      expect(answer.slice(0, 2)).toEqual([status, code]);
    });

    it('from another user’s gallery is not found, and one without a face is refused', async () => {
      const [foreign, faceless] = [randomUUID(), randomUUID()];
      lenses.images.foreign.add(foreign);
      lenses.images.faceless.add(faceless);
      const ask = (head_pose_gallery_id: string) =>
        refused(post(account(), PORTRAIT, posed({ head_pose_gallery_id })));
      expect((await ask(foreign)).slice(0, 2)).toEqual([404, 'PHOTO_UNKNOWN']);
      expect((await ask(faceless)).slice(0, 2)).toEqual([422, 'POSE_NO_FACE']);
    });

    it('that is no picture is refused in the tool’s words', async () => {
      const form = promptOnly();
      form.append('head_pose_image_file', new Blob(['no picture']), 'pose.txt');
      lenses.images.refusePhotosWith('PHOTO_UNREADABLE');
      const answer = await refused(post(account(), PORTRAIT, form));
      lenses.images.refusePhotosWith(undefined);
      expect(answer).toEqual([
        422,
        'PHOTO_UNREADABLE',
        'The head pose file is invalid. Please remove the invalid pose file before proceeding.',
      ]);
    });
  });

  describe('what the tools’ pages check is checked again:', () => {
    const words = (fields: object) => ({
      style: 'Prompt-Only',
      positive_prompt: 'abcde',
      ...fields,
    });
    it.each<[string, Record<string, string>, string, string]>([
      [PORTRAIT, { style: '' }, 'FIELD_INVALID', 'Please select a style to continue.'],
      [
        PORTRAIT,
        { gender: '' },
        'FIELD_INVALID',
        'Please select a gender to ensure the best results.',
      ],
      [
        PORTRAIT,
        {},
        'PHOTOS_REQUIRED',
        'Please upload at least one valid photo to create your portrait.',
      ],
      [
        PORTRAIT,
        words({ positive_prompt: '   ' }),
        'PROMPT_REQUIRED',
        'Please describe your ideal portrait in the prompt field.',
      ],
      [
        PORTRAIT,
        words({ positive_prompt: ' abcd ' }),
        'PROMPT_TOO_SHORT',
        'Please provide a more detailed description (at least 5 characters).',
      ],
      [
        PORTRAIT,
        words({ negative_prompt: 'abcd' }),
        'NEGATIVE_PROMPT_TOO_SHORT',
        'Please provide a more detailed negative prompt (at least 5 characters).',
      ],
      [
        PORTRAIT,
        { image_count: '0' },
        'FIELD_INVALID',
        'Please select at least 1 image to generate.',
      ],
      [KONTEXT, {}, 'PHOTOS_REQUIRED', 'Please upload at least one valid reference image.'],
      [
        KONTEXT,
        { positive_prompt: '' },
        'PROMPT_REQUIRED',
        'Please enter a prompt to describe your vision.',
      ],
    ])('%s with %j: %s', async (path, fields, code, detail) => {
      const options = { fields, files: code === 'PHOTOS_REQUIRED' ? 0 : 1 };
      const form = path === PORTRAIT ? portraitForm(options) : kontextForm(options);
      expect(await refused(post(account(), path, form))).toEqual([422, code, detail]);
    });
  });

  it.each([
    ['nine images of the multi-reference tool', { image_count: '9' }],
    ['a negative count', { image_count: '-1' }],
    ['a prompt of 1,001 characters', { positive_prompt: 'x'.repeat(1_001) }],
    ['an index without a generation', { image_index: '0' }],
    ['a seed beyond its range', { seed: '2147483647' }],
  ])('refuse forged fields: %s', async (_name, fields) => {
    const answer = await refused(post(account(), KONTEXT, kontextForm({ fields })));
    expect(answer.slice(0, 2)).toEqual([422, 'FIELD_INVALID']);
  });

  it('do not find photos of another user', async () => {
    const foreign = randomUUID();
    lenses.images.foreign.add(foreign);
    const facial_feature_image_ids = JSON.stringify([foreign.replaceAll('-', '')]);
    for (const [path, form] of [
      [PORTRAIT, portraitForm({ fields: { facial_feature_image_ids }, files: 0 })],
      [KONTEXT, kontextForm({ fields: { facial_feature_image_ids } })],
    ] as const) {
      expect((await refused(post(account(), path, form))).slice(0, 2)).toEqual([
        404,
        'PHOTO_UNKNOWN',
      ]);
    }
  });

  it('bind a generation to its tool and words', async () => {
    const person = account();
    const id = randomUUID();
    await accepted(person, KONTEXT, kontextForm({ fields: numbered(id, 0, 2) }));
    const other = { ...numbered(id, 1, 2), positive_prompt: 'something else' };
    const answer = await refused(post(person, KONTEXT, kontextForm({ fields: other })));
    expect(answer.slice(0, 2)).toEqual([409, 'GENERATION_CONFLICT']);
  });
});

describe('four styles', () => {
  beforeAll(async () => {
    const ids = Object.keys(STYLES);
    await lenses.sender.add(stylesAnnounceJob, {
      engine: 'studio',
      version: 'four',
      styles: ids.map((id, index) => ({
        id,
        sort: index,
        title: id,
        description: id,
        preview_key: `styles/${id}.webp`,
      })),
    });
    await until(async () => {
      const answer = await lenses.as(visitor(), '/api/images/all-styles');
      return ((await answer.json()) as StylesResponse).styles.length === ids.length;
    });
  });

  /** The style of each image, after the set has been ordered twice. */
  async function stylesOf(count: number, photoIds: readonly string[]): Promise<string[]> {
    const person = visitor();
    const id = randomUUID();
    const common = { style: 'Four styles', facial_feature_image_ids: JSON.stringify(photoIds) };
    for (const index of [0, count - 1]) {
      const form = portraitForm({ fields: { ...common, ...numbered(id, index, count) }, files: 0 });
      const order = lenses.order(person, '/api/lenses/anonymous/portrait', form);
      expect((await answered(order)).job_ids).toHaveLength(count);
    }
    const jobs = await lenses.jobs(person, `?generation_id=${id}`);
    return jobs
      .toSorted((a, b) => a.image_index - b.image_index)
      .map(({ style }) => style ?? 'none');
  }
  const kinds = (styles: readonly string[]) => styles.map((style) => STYLES[style]?.kind);

  it('take turns: one of each kind, and two of each in a set of eight', async () => {
    const styles = await stylesOf(8, [randomUUID()]);
    expect(kinds(styles.slice(0, 4))).toEqual(['headshot', 'place', 'art', 'playful']);
    expect(styles.slice(4)).toEqual(styles.slice(0, 4));
  });

  it('are the forgiving ones if every photo is weak', async () => {
    const [weak, good] = [randomUUID(), randomUUID()];
    lenses.images.soft.add(weak);
    const styles = await stylesOf(4, [weak]);
    expect(styles.toSorted()).toEqual([...FORGIVING_STYLES].sort());
    expect(kinds(await stylesOf(2, [weak, good]))).toEqual(['headshot', 'place']);
  });
});
