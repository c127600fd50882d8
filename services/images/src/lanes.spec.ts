import type { QueueName } from '@likeness/contracts/names/queues';
import type { Person } from '@likeness/contracts/identity/principal';
import { personPhoto } from '@likeness/testing/photos/people';
import { until } from '@likeness/testing/until';
import sharp from 'sharp';
import { GOOD_FACE } from './testing/fake-worker.js';
import { member, imagesSuite, visitor } from './testing/images-app.js';

const HEAD = { x: 300, y: 150, width: 400, height: 500 };
/** The fake worker does four pieces at once; then the second person's turn comes. */
const MOST_BEFORE = 6;
const FLOOD = 9;

const images = imagesSuite();
let open = () => {};
let gate = Promise.resolve();
beforeAll(async () => {
  images.answerChecks(() => gate.then(() => GOOD_FACE));
  images.answerWidenings(() => gate.then(() => false));
});

const picture = (at: number) =>
  sharp({
    create: { width: 300, height: 300, channels: 3, background: { r: at * 20, g: 9, b: 9 } },
  })
    .jpeg()
    .toBuffer();
const uploaded = async (person: Person, at: number) => images.upload(person, await picture(at));
const widened = async (person: Person, referenceId: string) => {
  const made = { engine: 'studio', style: 'garden', seed: 7, size: 1024, gentleness: 1 };
  const recipe = { ...made, head: HEAD, head_pose: null, referenceId };
  const { id } = await images.portrait(person.owner, { creation_method_config: recipe });
  return images.as(person, `/api/images/${id}/file?format=3x2`);
};
async function enlarged(person: Person): Promise<Response> {
  images.billing.grant(person.owner.id, 5);
  const { id } = await images.portrait(person.owner, { width: 1024, height: 1024 });
  return images.as(person, `/api/images/${id}/enlargement`, { method: 'POST' });
}

/** How many pieces of the flood come before the second person's one. The worker starts when all wait. */
async function piecesBefore(
  lane: QueueName,
  flood: (at: number) => Promise<unknown>,
  second: () => Promise<Response>,
) {
  gate = new Promise((resolve) => {
    open = resolve;
  });
  const flooding = Promise.all(Array.from({ length: FLOOD }, (_, at) => flood(at)));
  const queue = images.queue(lane);
  const pieces = async () => (await queue.getJobs(['active', 'prioritized'])).map(({ id }) => id);
  await until(async () => (await pieces()).length === FLOOD, 'the flood to wait');
  const flooded = new Set(await pieces());
  const served = second();
  await until(async () => (await pieces()).length > FLOOD, 'the second person to wait');
  const waiting = await queue.getPrioritized();
  const place = waiting.findIndex(({ id }) => !flooded.has(id));
  open();
  expect((await served).status).toBeLessThan(300);
  await flooding;
  return FLOOD - waiting.length + 1 + place;
}

describe('while one person floods a lane, a second person waits for few pieces', () => {
  it('photo checks', async () => {
    const guest = visitor();
    const before = await piecesBefore(
      'photos',
      (at) => uploaded(guest, at),
      () => uploaded(member(), FLOOD),
    );
    expect(before).toBeLessThanOrEqual(MOST_BEFORE);
  });

  it('enlargements, behind wide pictures', async () => {
    const guest = visitor();
    const reference = await images.uploaded(guest, (await personPhoto()).bytes);
    const before = await piecesBefore(
      'enlargements',
      () => widened(guest, reference.id),
      () => enlarged(member()),
    );
    expect(before).toBeLessThanOrEqual(MOST_BEFORE);
  });
});
