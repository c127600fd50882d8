import { randomUUID } from 'node:crypto';
import type { ErrorBody } from '@likeness/contracts/errors/error-body';
import type {
  Accepted,
  Allowance,
  GenerationResponse,
  JobsResponse,
} from '@likeness/contracts/http/generation';
import type { Person } from '@likeness/contracts/identity/principal';
import { portraitResultJob, type RenderOutcome } from '@likeness/contracts/jobs/results.jobs';
import { type Answered, burst, statusesOf } from '@likeness/testing/burst';
import { until } from '@likeness/testing/until';
import {
  accepted as answered,
  lensesSuite,
  numbered,
  portraitForm,
  RENDERED,
  visitor,
} from '../testing/running-lenses.js';

const CALL = '/api/lenses/anonymous/portrait';
const WORDS = { style: 'prompt-only' };
const ASYNC = { prefer: 'respond-async' };

describe('a generation', () => {
  const lenses = lensesSuite();
  afterEach(() => lenses.stopWorking());

  async function post(person: Person, form: FormData, headers: Record<string, string> = ASYNC) {
    return lenses.as(person, CALL, { method: 'POST', body: form, headers });
  }
  const accepted = (person: Person, fields: Record<string, string> = {}) =>
    answered(post(person, portraitForm({ fields })));
  async function refused(response: Response): Promise<ErrorBody> {
    const body = (await response.json()) as ErrorBody;
    expect(body.detail).toBe(body.message);
    return body;
  }
  const codesOf = (answers: readonly Answered[]) =>
    new Set(
      answers.filter(({ status }) => status >= 300).map(({ body }) => (body as ErrorBody).code),
    );

  const left = async (person: Person) =>
    ((await (await lenses.as(person, '/api/lenses/allowance')).json()) as Allowance)
      .generations_left;
  const cancel = (person: Person, { job_id }: Accepted) => lenses.cancel(person, job_id);
  const stateOf = async (person: Person, { job_id }: Accepted) =>
    (await lenses.job(person, job_id)).state;

  it('answers a plain call with its images once they are made', async () => {
    lenses.work(() => RENDERED);
    const response = await post(visitor(), portraitForm(), {});
    expect(response.status).toBe(200);
    const body = (await response.json()) as GenerationResponse;
    expect(body.images).toHaveLength(1);
    expect(body.images[0]).toMatchObject({
      id: body.job_id,
      url: `images/${body.job_id}/file`,
      should_add_watermark: 'true',
      likeness: { percent: 93 },
      creation_method_config: { style: 'oil', gender: 'woman', engine: 'studio' },
    });
  });

  it.each([
    ['ahead', 25 * 3_600_000],
    ['behind', -25 * 3_600_000],
  ])('takes every image of a set when the clock of the machine is %s', async (_way, offMs) => {
    const person = visitor();
    const id = randomUUID();
    const real = Date.now.bind(Date);
    const clock = jest.spyOn(Date, 'now').mockImplementation(() => real() + offMs);
    try {
      await accepted(person, numbered(id, 0, 2));
      await accepted(person, numbered(id, 1, 2));
    } finally {
      clock.mockRestore();
    }
    const [row] = await lenses.sql<{ minutes: number }[]>`
      SELECT round(max(extract(epoch FROM expires_at - created_at)) / 60)::int AS minutes
      FROM renders WHERE generation_id = ${id}`;
    expect(row?.minutes).toBe(15);
  });

  it('says why when the engine refuses', async () => {
    lenses.work(() => ({
      status: 'refused',
      code: 'LIKENESS_NOT_REACHED',
      detail: 'Not enough like you.',
    }));
    const response = await post(visitor(), portraitForm(), {});
    expect(response.status).toBe(422);
    expect(await refused(response)).toMatchObject({
      code: 'LIKENESS_NOT_REACHED',
      detail: 'Not enough like you.',
    });
  });

  const rendersOf = async (id: string): Promise<number> => {
    const [row] = await lenses.sql<{ n: number }[]>`
      SELECT count(*)::int AS n FROM renders WHERE generation_id = ${id}`;
    return row?.n ?? 0;
  };

  it('is placed whole by its first call, whichever image that asks for', async () => {
    const person = visitor();
    const id = randomUUID();
    const { job_id, job_ids } = await accepted(person, numbered(id, 2, 4));
    const { jobs } = (await (await lenses.as(person, '/api/lenses/jobs')).json()) as JobsResponse;
    expect(jobs.map(({ job_id: each }) => each)).toEqual(job_ids);
    expect(jobs[2]?.job_id).toBe(job_id);
    expect(jobs).toMatchObject(
      [0, 1, 2, 3].map((image_index) => ({ generation_id: id, image_index, image_count: 4 })),
    );
    const others = await Promise.all(
      [0, 1, 2, 3].map((index) => accepted(person, numbered(id, index, 4))),
    );
    expect(others.map((each) => each.job_id)).toEqual(job_ids);
    expect(await rendersOf(id)).toBe(4);
  });

  it('is placed once by the parallel calls of ten tabs for the same ten images', async () => {
    const person = visitor();
    const id = randomUUID();
    const calls = Array.from({ length: 100 }, (_, call) =>
      accepted(person, numbered(id, call % 10, 10)),
    );
    const answers = await Promise.all(calls);
    expect(new Set(answers.map(({ job_ids }) => job_ids.join())).size).toBe(1);
    expect(await rendersOf(id)).toBe(10);
    expect(await left(person)).toBe(2);
  });

  it('is found again when the answer to its first call was lost', async () => {
    const person = visitor();
    const id = randomUUID();
    const away = new AbortController();
    const init = { method: 'POST', body: portraitForm({ fields: numbered(id, 0, 2) }) };
    const lost = lenses.as(person, CALL, { ...init, signal: away.signal }).catch(() => 'lost');
    await until(async () => (await rendersOf(id)) === 2);
    away.abort();
    expect(await lost).toBe('lost');
    const { job_ids } = await accepted(person, numbered(id, 0, 2));
    expect(job_ids).toHaveLength(2);
    expect(await rendersOf(id)).toBe(2);
    expect(await left(person)).toBe(2);
  });

  it('never has more images than its count', async () => {
    const person = visitor();
    const id = randomUUID();
    const first = await accepted(person, numbered(id, 0, 2));
    const beyond = await post(person, portraitForm({ fields: numbered(id, 2, 2) }));
    expect((await refused(beyond)).code).toBe('FIELD_INVALID');
    const larger = await post(person, portraitForm({ fields: numbered(id, 2, 3) }));
    expect((await refused(larger)).code).toBe('GENERATION_CONFLICT');
    await cancel(person, first);
    expect(await accepted(person, numbered(id, 0, 2))).toEqual(first);
    expect(await rendersOf(id)).toBe(2);
  });

  it('takes ids with or without dashes', async () => {
    const person = visitor();
    const id = randomUUID();
    const one = await accepted(person, numbered(id, 0, 1));
    const same = await accepted(person, numbered(id.replaceAll('-', ''), 0, 1));
    expect(same).toEqual(one);
  });

  it('is bound to its form and to its owner', async () => {
    const person = visitor();
    const id = randomUUID();
    await accepted(person, numbered(id, 0, 2));
    const other = await post(
      person,
      portraitForm({ fields: { ...numbered(id, 1, 2), gender: 'man' } }),
    );
    expect(other.status).toBe(409);
    const foreign = await post(visitor(), portraitForm({ fields: numbered(id, 1, 2) }));
    expect(foreign.status).toBe(404);
  });

  it('is joined by equal calls without an id for a few seconds', async () => {
    const person = visitor();
    const answers = await Promise.all([accepted(person), accepted(person), accepted(person)]);
    expect(new Set(answers.map((answer) => answer.generation_id)).size).toBe(1);
    expect(new Set(answers.map((answer) => answer.job_id)).size).toBe(3);
    const other = await accepted(person, { gender: 'man' });
    expect(other.generation_id).not.toBe(answers[0]?.generation_id);
  });

  it('is refused to a visitor after three in a day, saying when to come back', async () => {
    const person = visitor('203.0.113.1');
    for (const gender of ['woman', 'man', 'woman']) {
      await accepted(person, { ...numbered(), gender });
    }
    const response = await post(person, portraitForm({ fields: numbered() }));
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('retry-after'))).toBeGreaterThan(86_000);
    expect((await refused(response)).code).toBe('ANONYMOUS_ALLOWANCE');
    const allowance = (await (
      await lenses.as(person, '/api/lenses/allowance')
    ).json()) as Allowance;
    expect(allowance.generations_left).toBe(0);
    expect(Date.parse(allowance.next_at ?? '')).toBeGreaterThan(Date.now() + 86_000_000);
  });

  it('holds the allowance against parallel submits', async () => {
    const person = visitor('203.0.113.2');
    const calls = Array.from({ length: 8 }, () =>
      post(person, portraitForm({ fields: numbered() })),
    );
    const statuses = (await Promise.all(calls)).map((response) => response.status);
    expect(statuses.filter((status) => status === 202)).toHaveLength(3);
    expect(statuses.filter((status) => status === 429)).toHaveLength(5);
  });

  it('is refused after twenty a day from one address, in any browser and in parallel', async () => {
    const address = '203.0.113.3';
    const answers = await burst(25, () => post(visitor(address), portraitForm()));
    expect(statusesOf(answers)).toEqual({ 202: 20, 429: 5 });
    expect(codesOf(answers)).toEqual(new Set(['ADDRESS_ALLOWANCE']));
    await accepted(visitor('203.0.113.4'));
  });

  it('is not counted when every image fails', async () => {
    lenses.work(() => ({ status: 'failed' }));
    const person = visitor();
    const id = randomUUID();
    await accepted(person, numbered(id, 0, 2));
    await accepted(person, numbered(id, 1, 2));
    await until(async () => (await left(person)) === 3);
  });

  it('is not joined after all its images were cancelled', async () => {
    const person = visitor('203.0.113.10');
    const one = await accepted(person);
    await cancel(person, one);
    expect(await left(person)).toBe(3);
    expect((await accepted(person)).generation_id).not.toBe(one.generation_id);
    expect(await left(person)).toBe(2);
  });

  describe('of a guest who cancels', () => {
    const begin = async ({ job_id }: Accepted) => {
      expect((await lenses.lease(job_id, 1)).status).toBe(200);
    };
    const report = (outcome: RenderOutcome, { job_id }: Accepted) =>
      lenses.sender.addAndWait(
        portraitResultJob,
        { render_id: job_id, attempt: 1, claim: 1, outcome },
        10_000,
      );
    const setOf = async (person: Person, count: number) => {
      const id = randomUUID();
      return Promise.all(
        Array.from({ length: count }, (_, index) => accepted(person, numbered(id, index, count))),
      );
    };
    const guestAt = (place: number) => visitor(`192.0.2.${place}`);

    it('is given back if no worker had begun, and used otherwise', async () => {
      const person = guestAt(1);
      const [waiting, begun] = [await setOf(person, 3), await setOf(person, 3)];
      await Promise.all(begun.slice(0, 1).map(begin));
      expect(await left(person)).toBe(1);
      for (const image of [...waiting, ...begun]) await cancel(person, image);
      expect(await left(person)).toBe(2);
    });

    it('stays used after one delivered image', async () => {
      const person = guestAt(2);
      const [first, ...others] = await setOf(person, 3);
      if (!first) throw new Error('nothing was accepted');
      await begin(first);
      await report(RENDERED, first);
      expect(await stateOf(person, first)).toBe('done');
      for (const image of others) await cancel(person, image);
      expect(await left(person)).toBe(2);
    });

    it('stays used when a result comes after the cancel, and the result is not delivered', async () => {
      const person = guestAt(3);
      const [image] = await setOf(person, 1);
      if (!image) throw new Error('nothing was accepted');
      await begin(image);
      await Promise.all([cancel(person, image), cancel(person, image)]);
      await report(RENDERED, image);
      expect(await stateOf(person, image)).toBe('cancelled');
      expect(await left(person)).toBe(2);
    });

    it('is given back once its images from several tabs have ended', async () => {
      const person = guestAt(4);
      const id = randomUUID();
      const tabs = await Promise.all([
        accepted(person, numbered(id, 0, 2)),
        accepted(person, numbered(id, 0, 2)),
        accepted(person, numbered(id, 1, 2)),
      ]);
      const other = await setOf(person, 1);
      expect(await left(person)).toBe(1);
      for (const image of tabs) await cancel(person, image);
      expect(await left(person)).toBe(2);
      for (const image of other) await cancel(person, image);
      expect(await left(person)).toBe(3);
    });

    it('is given back when the rest has expired', async () => {
      const person = guestAt(5);
      const [first, second] = await setOf(person, 2);
      if (!first || !second) throw new Error('nothing was accepted');
      await cancel(person, first);
      await lenses.age(second.job_id, 'expires_at');
      await until(async () => (await stateOf(person, second)) === 'expired');
      expect(await left(person)).toBe(3);
    });

    it('never allows a fourth set, however often its images are requested again', async () => {
      const person = guestAt(6);
      const id = randomUUID();
      await cancel(person, await accepted(person, numbered(id, 0, 3)));
      await accepted(person, numbered(id, 1, 3));
      await setOf(person, 1);
      await setOf(person, 1);
      const fourth = await post(person, portraitForm({ fields: numbered() }));
      expect((await refused(fourth)).code).toBe('ANONYMOUS_ALLOWANCE');
    });
  });

  it('is counted when one image of several comes out', async () => {
    lenses.work((spec) => (spec.image_index === 0 ? RENDERED : { status: 'failed' }));
    const person = visitor();
    const id = randomUUID();
    const jobs = [
      await accepted(person, numbered(id, 0, 2)),
      await accepted(person, numbered(id, 1, 2)),
    ];
    const states = () => Promise.all(jobs.map((job) => stateOf(person, job)));
    await until(async () => (await states()).join() === 'done,failed');
    expect(await left(person)).toBe(2);
  });

  it('keeps one owner to ten unfinished images', async () => {
    const person = visitor();
    const id = randomUUID();
    for (let index = 0; index < 8; index += 1) await accepted(person, numbered(id, index, 8));
    const response = await post(person, portraitForm({ fields: numbered(randomUUID(), 0, 8) }));
    expect(response.status).toBe(429);
    expect((await refused(response)).code).toBe('TOO_MANY_UNFINISHED');
  });

  it('takes ten images of a hundred equal calls of one owner', async () => {
    const person = visitor('203.0.113.5');
    const answers = await burst(100, () => post(person, portraitForm()));
    expect(statusesOf(answers)).toEqual({ 202: 10, 429: 90 });
    expect(codesOf(answers)).toEqual(new Set(['TOO_MANY_UNFINISHED']));
    expect(await left(person)).toBe(2);
  });

  describe('with bad input queues and counts nothing', () => {
    it.each<[string, Record<string, string>, string, number?]>([
      ['unknown style', { style: 'cubism' }, 'STYLE_UNKNOWN'],
      ['unknown gender', { gender: 'x' }, 'FIELD_INVALID'],
      ['count 11', { image_count: '11' }, 'FIELD_INVALID'],
      ['count of words', { image_count: 'ten' }, 'FIELD_INVALID'],
      ['index beyond the count', numbered(randomUUID(), 2, 2), 'FIELD_INVALID'],
      ['malformed generation id', numbered('../../etc'), 'FIELD_INVALID'],
      ['malformed photo ids', { facial_feature_image_ids: '["a"]' }, 'FIELD_INVALID'],
      ['a zero byte in a prompt', { ...WORDS, positive_prompt: 'warm\0light' }, 'FIELD_INVALID'],
      ['a zero byte in a style', { style: 'oil\0painting' }, 'FIELD_INVALID'],
      ['no consent', { face_consent: 'false' }, 'FACE_CONSENT_REQUIRED'],
      ['no watermark without credits', { pro_generation: 'true' }, 'CREDITS_REQUIRED', 402],
    ])('%s', async (_name, fields, code, status = 422) => {
      await expectRefused(portraitForm({ fields }), code, status);
    });

    it('16 photos', () => expectRefused(portraitForm({ files: 16 }), 'PHOTOS_TOO_MANY'));

    it('a photo of 10 MB + 1', async () => {
      const form = portraitForm({ files: 0 });
      form.append('facial_feature_images', new Blob([new Uint8Array(10_485_761)]), 'a.jpg');
      await expectRefused(form, 'PHOTO_TOO_LARGE');
    });

    async function expectRefused(form: FormData, code: string, status = 422): Promise<void> {
      const before = [await lenses.count('generations'), await lenses.count('renders')];
      const response = await post(visitor(), form);
      expect([response.status, (await refused(response)).code]).toEqual([status, code]);
      expect([await lenses.count('generations'), await lenses.count('renders')]).toEqual(before);
    }

    it('JSON instead of a form', async () => {
      const response = await lenses.as(visitor(), CALL, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: '{}',
      });
      expect(response.status).toBe(415);
    });

    it('a photo that is refused, with the reason given by its check', async () => {
      lenses.images.refusePhotosWith('PHOTO_NO_FACE');
      const response = await post(visitor(), portraitForm());
      lenses.images.refusePhotosWith(undefined);
      expect(response.status).toBe(422);
      expect((await refused(response)).code).toBe('PHOTO_NO_FACE');
    });
  });
});
