import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { numbered } from '@likeness/e2e/client/visitor';
import {
  heedRetryAfter,
  type Journey,
  look,
  newVisitor,
  noteOrder,
  pick,
  watch,
} from '../world.js';

const IMAGES = 3;
const LATEST_MS = 4_000;

export const cancellingGuest: Journey = {
  name: 'cancelling guest',
  begin: (world) => async () => {
    const visitor = newVisitor(world);
    await visitor.agreeToFaceAnalysis();
    const upload = await visitor.upload(pick(world.photos));
    if (upload.status !== 201) return;
    const generation = randomUUID();
    const images = Math.min(world.mostImages, IMAGES);
    const cancelled = Array.from({ length: images }, async (_, index) => {
      const fields = {
        ...numbered(index, images, generation),
        style: 'random',
        facial_feature_image_ids: JSON.stringify([upload.body.id]),
      };
      const answer = await visitor.portrait({ fields });
      const job = noteOrder(world, answer);
      if (!job) return heedRetryAfter([answer]);
      await sleep(Math.random() * LATEST_MS);
      await visitor.call(`/api/lenses/jobs/${job}`, { method: 'DELETE' });
      await watch(world, visitor, job);
    });
    await Promise.all(cancelled);
  },
};

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

const PAUSE_MS = 1_500;

/** Sends accepted and rejected photos. */
export const uploader: Journey = {
  name: 'uploader',
  begin: (world) => async () => {
    const visitor = newVisitor(world);
    await visitor.agreeToFaceAnalysis();
    const { status, body } = await visitor.upload(pick(world.photos));
    if (status === 201) world.uploads.add(body.id);
    await visitor.upload(pick(world.refusedPhotos));
    await sleep(PAUSE_MS);
  },
};
