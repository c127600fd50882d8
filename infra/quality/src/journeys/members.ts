import { randomUUID } from 'node:crypto';
import { Member } from '@likeness/e2e/client/member';
import { numbered } from '@likeness/e2e/client/visitor';
import {
  heedRetryAfter,
  type Journey,
  look,
  noteOrder,
  pick,
  watch,
  type World,
} from '../world.js';

const PACK = 25;

const asJson = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** A member with credits: sets of free and paid portraits, and follow-up actions. */
export const member: Journey = {
  name: 'member',
  begin: (world) => {
    let known: Promise<{ person: Member; photoId: string }> | undefined;
    return async () => {
      known ??= join(world);
      const { person, photoId } = await known.catch((error: unknown) => {
        known = undefined;
        throw error;
      });
      const count = Math.min(world.mostImages, pick([2, 3, 4]));
      const paid = (await person.credits()) >= count * 3 && pick([true, false]);
      const generation = randomUUID();
      const answers = await Promise.all(
        Array.from({ length: count }, (_, index) =>
          person.generate('portrait', {
            ...numbered(index, count, generation),
            style: 'random',
            gender: 'woman',
            pro_generation: String(paid),
            facial_feature_image_ids: JSON.stringify([photoId]),
          }),
        ),
      );
      const made: string[] = [];
      const jobs = answers.map((answer) => noteOrder(world, answer));
      for (const job of jobs) {
        if (job && (await watch(world, person, job)).state === 'done') made.push(job);
      }
      await Promise.all(made.map((job) => look(person, job)));
      await follow(world, person, made, paid);
      await heedRetryAfter(answers);
    };
  },
};

async function join(world: World): Promise<{ person: Member; photoId: string }> {
  const email = `load-${randomUUID()}@example.org`;
  const send = world.recorder.from(world.nextAddress());
  const person = await Member.signUp(world.origin, email, send);
  world.payments.add(await person.buy(PACK));
  await person.agreeToFaceAnalysis();
  const { id: photoId } = await person.upload(pick(world.photos));
  world.uploads.add(photoId);
  return { person, photoId };
}

async function follow(
  world: World,
  person: Member,
  made: readonly string[],
  paid: boolean,
): Promise<void> {
  const [first, second] = made;
  if (first) {
    await person.call(`/api/images/${first}/reactions`, asJson({ reaction: 'like' }));
    if (!paid) {
      await person.call('/api/images/remove-watermarks', asJson({ image_ids: [first] }));
    }
  }
  if (second) {
    const order = world.orders.get(second);
    if (order) order.removed = true;
    const { status } = await person.call(`/api/images/${second}`, { method: 'DELETE' });
    if (order) order.isDeleted = status < 300;
  }
  await person.call('/api/images?page=1&limit=24');
  await person.call('/api/payments/ledger');
}
