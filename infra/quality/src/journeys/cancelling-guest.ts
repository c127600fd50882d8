import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { numbered } from '@likeness/e2e/client/visitor';
import { heedRetryAfter, noteOrder, watch } from '../orders.js';
import { type Journey, newVisitor, pick } from '../world.js';

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
