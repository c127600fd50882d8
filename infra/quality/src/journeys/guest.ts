import { randomUUID } from 'node:crypto';
import { numbered } from '@likeness/e2e/client/visitor';
import { heedRetryAfter, look, noteOrder, watch } from '../orders.js';
import { type Journey, newVisitor, pick } from '../world.js';

/** A new guest each time: consent, a photo, up to three portraits, a view of each. */
export const guest: Journey = {
  name: 'guest',
  begin: (world) => async () => {
    const visitor = newVisitor(world);
    await visitor.agreeToFaceAnalysis();
    const upload = await visitor.upload(pick(world.photos));
    if (upload.status !== 201) return;
    const count = Math.min(world.mostImages, pick([1, 2, 3]));
    const generation = randomUUID();
    const answers = await Promise.all(
      Array.from({ length: count }, (_, index) =>
        visitor.portrait({
          fields: {
            ...numbered(index, count, generation),
            style: 'random',
            facial_feature_image_ids: JSON.stringify([upload.body.id]),
          },
        }),
      ),
    );
    const jobs = answers.map((answer) => noteOrder(world, answer));
    for (const job of jobs) {
      if (job && (await watch(world, visitor, job)).state === 'done') await look(visitor, job);
    }
    await visitor.call('/api/images?page=1&limit=12');
    await visitor.call('/api/lenses/allowance');
    await heedRetryAfter(answers);
  },
};
