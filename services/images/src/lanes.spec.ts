import type { Person } from '@likeness/contracts/identity/principal';
import { personPhoto } from '@likeness/testing/photos/people';
import sharp from 'sharp';
import { GOOD_FACE } from './testing/fake-worker.js';
import { member, type RunningImages, startImages, visitor } from './testing/images-app.js';

const HEAD = { x: 300, y: 150, width: 400, height: 500 };
/** The fake worker does four pieces at once; then the second person's turn comes. */
const MOST_BEFORE = 10;
const FLOOD = 30;
const UNKNOWN = {
  c2pa: { present: false, valid: false, issuer: null, own: false },
  digital_source_type: null,
  words: '',
};

let images: RunningImages;
const pause = () => new Promise((resolve) => setTimeout(resolve, 250));
beforeAll(async () => {
  images = await startImages();
  images.answerChecks(() => pause().then(() => GOOD_FACE));
  images.answerProvenance(() => pause().then(() => UNKNOWN));
  images.answerCrops(async ({ cropped_key }) => {
    await pause();
    await images.store.put(cropped_key, Buffer.from('a crop'));
    return null;
  });
  images.answerWidenings(() => pause().then(() => false));
});
afterAll(() => images.close());

const picture = (at: number) =>
  sharp({ create: { width: 300, height: 300, channels: 3, background: { r: at, g: 9, b: 9 } } })
    .jpeg()
    .toBuffer();
const uploaded = async (person: Person, at: number) => images.upload(person, await picture(at));
const examined = async (person: Person, at: number) => {
  const body = new FormData();
  body.set('file', new Blob([new Uint8Array(await picture(at))]), 'a.jpg');
  return images.as(person, '/api/images/provenance', { method: 'POST', body });
};
const portraitOf = async (person: Person, config = {}) =>
  images.portrait(person.owner, { creation_method_config: { head: HEAD, ...config } });
const cropped = async (person: Person) =>
  images.as(person, `/api/images/${(await portraitOf(person)).id}/file?format=4x5`);
const widened = async (person: Person, referenceId: string) => {
  const recipe = { engine: 'studio', style: 'garden', seed: 7, size: 1024, gentleness: 1 };
  const { id } = await portraitOf(person, { ...recipe, head_pose: null, referenceId });
  return images.as(person, `/api/images/${id}/file?format=3x2`);
};
async function enlarged(person: Person): Promise<Response> {
  images.billing.grant(person.owner.id, 5);
  const { id } = await images.portrait(person.owner, { width: 1024, height: 1024 });
  return images.as(person, `/api/images/${id}/enlargement`, { method: 'POST' });
}

/** How many pieces of the flood are done when the second person's one is. */
async function doneBefore(
  flood: (at: number) => Promise<unknown>,
  second: () => Promise<Response>,
) {
  let done = 0;
  const flooding = Array.from({ length: FLOOD }, async (_, at) => {
    await flood(at);
    done += 1;
  });
  await pause();
  expect((await second()).status).toBeLessThan(300);
  const before = done;
  await Promise.all(flooding);
  return before;
}

describe('while one person floods a lane, a second person waits for few pieces', () => {
  it.each([
    ['photo check', uploaded],
    ['origin check', (person: Person, at: number) => examined(person, at)],
    ['crops', (person: Person) => cropped(person)],
  ])('%s', async (_lane, send) => {
    const [guest, second] = [visitor(), member()];
    const before = await doneBefore(
      (at) => send(guest, at),
      () => send(second, 200),
    );
    expect(before).toBeLessThanOrEqual(MOST_BEFORE);
  });

  it('enlargements, behind wide pictures', async () => {
    const guest = visitor();
    const reference = await images.uploaded(guest, (await personPhoto()).bytes);
    const before = await doneBefore(
      () => widened(guest, reference.id),
      () => enlarged(member()),
    );
    expect(before).toBeLessThanOrEqual(MOST_BEFORE);
  });
});
