import { randomUUID } from 'node:crypto';
import type { RenderJob } from '@likeness/contracts/http/generation';
import { Database } from '@likeness/e2e/client/database';
import { eventually } from '@likeness/e2e/client/eventually';
import { Member } from '@likeness/e2e/client/member';
import { numbered, Visitor } from '@likeness/e2e/client/visitor';
import type { TestStack } from '@likeness/testing/test-stack';
import { newWorld } from '../new-world.js';
import { Recorder } from '../recorder.js';
import { table } from '../report.js';
import { pick, type World } from '../world.js';

const FLOOD_ADDRESS = '203.0.113.66';
const FLOOD_ACCOUNTS = 20;
const IMAGES_EACH = 10;
const PACK = 25;
const STYLE = 'neon';

/** Disables limits that would stop the flood before the queue. */
export const WITHOUT_OTHER_LIMITS = {
  UNPAID_IMAGES_PER_ADDRESS: '0',
  RATE_GENERATIONS_PER_MINUTE: '0',
  RATE_UPLOADS_PER_MINUTE: '0',
};

type Orderer = {
  readonly name: string;
  /** @returns its job */
  readonly order: () => Promise<string>;
  readonly job: (id: string) => Promise<RenderJob>;
};
type Measured = {
  readonly name: string;
  readonly waiting: number;
  readonly place: number | null;
  readonly seconds: number;
};

/**
 * 20 accounts at one address queue 200 free images; others then order one image each.
 * @returns whether each of them waits at most as long as two portraits take
 */
export async function measureFairness(stack: TestStack): Promise<boolean> {
  const recorder = new Recorder();
  const world = await newWorld(stack.address, recorder, () => false);
  const database = await Database.of(stack);
  try {
    const people = await newPeople(world);
    const flood = await Promise.all(
      Array.from({ length: FLOOD_ACCOUNTS }, () => newMember(world, FLOOD_ADDRESS)),
    );
    await Promise.all(flood.map(orderSet));
    // The first portrait prepares the photo and the models.
    await eventually(async () => (await doneCount(database)) > 0);

    const inTurn: Measured[] = [];
    for (const person of people) inTurn.push(...(await measure(database, [person])));
    const together = await measure(database, people);
    const portrait = await secondsOfPortrait(database);
    const limit = 2 * portrait;
    const late = inTurn.filter(({ seconds }) => seconds > limit);
    // One worker starts them one after the other.
    const last = Math.max(...together.map(({ seconds }) => seconds));
    const lastLimit = (people.length + 1) * portrait;
    console.log(
      [
        measuredTable('one after the other', inTurn, portrait),
        measuredTable('at the same moment', together, portrait),
        `a portrait takes ${portrait.toFixed(1)} s; one worker, one portrait at a time; limit ${limit.toFixed(1)} s`,
        `late: ${late.length}; the last of those at the same moment: ${last.toFixed(1)} s of ${lastLimit.toFixed(1)} s`,
      ].join('\n\n'),
    );
    return late.length === 0 && last <= lastLimit;
  } finally {
    await database.close();
  }
}

function measuredTable(heading: string, rows: readonly Measured[], portrait: number): string {
  return table(
    [heading, 'waiting before', 'place told', 'began after s', 'in portraits'],
    rows.map(({ name, waiting, place, seconds }) => [
      name,
      waiting,
      place ?? 'begun',
      seconds.toFixed(1),
      (seconds / portrait).toFixed(1),
    ]),
  );
}

/** Orders one image per person at once and waits until a worker has started each. */
async function measure(database: Database, people: readonly Orderer[]): Promise<Measured[]> {
  const { waiting } = await database.one<{ waiting: number }>(
    `SELECT count(*)::int AS waiting FROM lenses.renders WHERE state = 'queued'`,
  );
  const begun = await Promise.all(people.map(untilBegun));
  const measured: Measured[] = [];
  for (const { id, ...told } of begun) {
    const { seconds } = await database.one<{ seconds: number }>(
      `SELECT extract(epoch FROM started_at - created_at)::float8 AS seconds
       FROM lenses.renders WHERE id = $1`,
      [id],
    );
    measured.push({ ...told, waiting, seconds });
  }
  return measured;
}

async function untilBegun({ name, order, job }: Orderer) {
  const id = await order();
  const { queue_place: place } = await job(id);
  await eventually(async () => (await job(id)).state !== 'queued');
  return { id, name, place };
}

async function doneCount(database: Database): Promise<number> {
  const { count } = await database.one<{ count: number }>(
    `SELECT count(*)::int AS count FROM lenses.renders WHERE state = 'done'`,
  );
  return count;
}

/** Mean interval between the starts of two portraits. */
async function secondsOfPortrait(database: Database): Promise<number> {
  const { seconds } = await database.one<{ seconds: number }>(
    `SELECT (extract(epoch FROM max(started_at) - min(started_at)) / (count(*) - 1))::float8 AS seconds
     FROM lenses.renders WHERE started_at IS NOT NULL`,
  );
  return seconds;
}

async function newMember(world: World, address: string) {
  const email = `fair-${randomUUID()}@example.org`;
  const member = await Member.signUp(world.origin, email, world.recorder.from(address));
  await member.agreeToFaceAnalysis();
  const { id: photo } = await member.upload(pick(world.photos));
  return { member, photo };
}

type KnownMember = Awaited<ReturnType<typeof newMember>>;

async function orderSet({ member, photo }: KnownMember): Promise<void> {
  const generation = randomUUID();
  for (let index = 0; index < IMAGES_EACH; index += 1) {
    const answer = await member.generate('portrait', {
      ...imageOf(photo),
      ...numbered(index, IMAGES_EACH, generation),
    });
    if (answer.status !== 202) throw new Error(`an order answered ${answer.status}`);
  }
}

const imageOf = (photo: string) => ({
  style: STYLE,
  gender: 'woman',
  facial_feature_image_ids: JSON.stringify([photo]),
});

async function newPeople(world: World): Promise<Orderer[]> {
  const paying = await newMember(world, world.nextAddress());
  await paying.member.buy(PACK);
  const subscriber = await newMember(world, world.nextAddress());
  await subscriber.member.subscribe();
  const starter = await newMember(world, world.nextAddress());
  return [
    ofMember('member paying with credits', paying, { pro_generation: 'true' }),
    ofMember('subscriber', subscriber),
    ofMember('Starter member, free', starter),
    await newGuest(world),
  ];
}

function ofMember(
  name: string,
  { member, photo }: KnownMember,
  fields: Readonly<Record<string, string>> = {},
): Orderer {
  return {
    name,
    order: async () => {
      const request = { ...imageOf(photo), ...numbered(0, 1), ...fields };
      return accepted(await member.generate('portrait', request));
    },
    job: async (id) => (await member.call<RenderJob>(`/api/lenses/jobs/${id}`)).body,
  };
}

async function newGuest(world: World): Promise<Orderer> {
  const visitor = new Visitor(world.origin, {}, world.recorder.from(world.nextAddress()));
  await visitor.agreeToFaceAnalysis();
  const { body: photo } = await visitor.upload(pick(world.photos));
  return {
    name: 'guest elsewhere',
    order: async () =>
      accepted(await visitor.portrait({ fields: { ...imageOf(photo.id), ...numbered(0, 1) } })),
    job: (id) => visitor.job(id),
  };
}

function accepted(answer: { status: number; body: { job_id: string; code: string } }): string {
  if (answer.status !== 202) throw new Error(`refused: ${answer.status} ${answer.body.code}`);
  return answer.body.job_id;
}
