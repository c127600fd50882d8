import type { Person } from '@likeness/contracts/identity/principal';
import { type Answered, burst, statusesOf } from '@likeness/testing/burst';
import { until } from '@likeness/testing/until';
import sharp from 'sharp';
import { GOOD_FACE } from './testing/fake-worker.js';
import { member, type RunningImages, startImages, visitor } from './testing/images-app.js';

const MANY = 100;

describe('concurrent requests', () => {
  let images: RunningImages;
  let photo: Buffer;
  beforeAll(async () => {
    images = await startImages();
    images.answerChecks(GOOD_FACE);
    const create = { width: 300, height: 300, channels: 3 as const, background: '#808080' };
    photo = await sharp({ create }).jpeg().toBuffer();
  });
  afterAll(() => images.close());

  const people = () => Array.from({ length: MANY }, () => member());
  const give = (person: Person) =>
    images.as(person, '/api/images/face-consent', { method: 'POST' });
  async function expectAll(status: number, answers: readonly Answered[]): Promise<void> {
    expect(statusesOf(answers)).toEqual({ [status]: answers.length });
    await expectAnswering();
  }
  async function expectAnswering(): Promise<void> {
    expect((await images.as(member(), '/api/images/')).status).toBe(200);
  }

  it('consents of one user and of many', async () => {
    const one = visitor();
    const ofOne = await burst(MANY, () => give(one));
    await expectAll(ofOne[0]?.status ?? 0, ofOne);
    const [row] = await images.sql.query<{ n: number }[]>(
      `SELECT count(*)::int AS n FROM face_consents WHERE owner_id = $1`,
      [one.owner.id],
    );
    expect(row?.n).toBe(1);
    const ofMany = await burst(MANY, () => give(visitor()));
    await expectAll(ofOne[0]?.status ?? 0, ofMany);
  });

  it('merge uploads of the same photo by one user', async () => {
    const person = member();
    const before = await images.rows();
    const answers = await burst(MANY, () => images.upload(person, photo));
    expect(new Set(answers.map(({ body }) => (body as { id: string }).id)).size).toBe(1);
    expect(answers.every(({ status }) => status < 300)).toBe(true);
    expect(await images.rows()).toBe(before + 1);
    await expectAnswering();
  });

  it('keep uploads of a hundred users separate', async () => {
    const before = await images.rows();
    const all = people();
    const accepted = async (index: number) => {
      for (;;) {
        const answer = await images.upload(all[index] ?? visitor(), photo);
        // A busy machine refuses some for the moment; a client tries again.
        if (answer.status !== 503) return answer;
      }
    };
    const answers = await burst(MANY, accepted);
    expect(statusesOf(answers)).toEqual({ 201: MANY });
    expect(await images.rows()).toBe(before + MANY);
    await expectAnswering();
  });

  it('remove a watermark once for one credit', async () => {
    const person = member();
    images.billing.balances.set(person.owner.id, MANY);
    const { id } = await images.portrait(person.owner);
    const answers = await burst(MANY, () =>
      images.send(person, 'POST', '/api/images/remove-watermarks', { image_ids: [id] }),
    );
    expect(statusesOf(answers)).toEqual({ 200: 1, 422: MANY - 1 });
    await until(() => Promise.resolve(images.billing.holdsOf(person.owner.id).held === 0));
    expect(images.billing.holdsOf(person.owner.id).captured).toBe(1);
    expect(images.billing.balances.get(person.owner.id)).toBe(MANY - 1);
    await expectAnswering();
  });

  it('remove watermarks of a hundred users', async () => {
    const all = people();
    const ids: string[] = [];
    for (const { owner } of all) {
      images.billing.balances.set(owner.id, 1);
      ids.push((await images.portrait(owner)).id);
    }
    await expectAll(
      200,
      await burst(MANY, (index) =>
        images.send(all[index] ?? visitor(), 'POST', '/api/images/remove-watermarks', {
          image_ids: [ids[index]],
        }),
      ),
    );
  });

  it('reactions to one image and its removal', async () => {
    const person = member();
    const { id } = await images.portrait(person.owner);
    const react = (reaction: string) =>
      images.send(person, 'POST', `/api/images/${id}/reactions`, { reaction });
    await expectAll(200, await burst(MANY, (index) => react(index % 2 ? 'like' : 'dislike')));
    const removed = await burst(MANY, () =>
      images.as(person, `/api/images/${id}`, { method: 'DELETE' }),
    );
    expect(removed.every(({ status }) => status === 204 || status === 404)).toBe(true);
    await images.endUndo();
    expect((await images.objects()).filter((key) => key.includes(id))).toEqual([]);
    await expectAnswering();
  });
});
