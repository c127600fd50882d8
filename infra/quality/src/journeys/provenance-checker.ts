import { setTimeout as sleep } from 'node:timers/promises';
import { type Journey, newVisitor, pick } from '../world.js';

const PAUSE_MS = 5_000;

/** Checks the provenance of foreign pictures. */
export const provenanceChecker: Journey = {
  name: 'provenance checker',
  begin: (world) => async () => {
    const visitor = newVisitor(world);
    const photo = pick(world.photos);
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(photo.bytes)], { type: photo.contentType }), 'a.jpg');
    await visitor.call('/api/images/provenance', { method: 'POST', body: form });
    await sleep(PAUSE_MS);
  },
};
