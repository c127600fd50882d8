import { setTimeout as sleep } from 'node:timers/promises';
import { type Journey, newVisitor, pick } from '../world.js';

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
