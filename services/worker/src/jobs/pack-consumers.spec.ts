import { randomUUID } from 'node:crypto';
import type { RenderLane } from '@likeness/contracts/generation/render-lane';
import { RENDER_JOBS } from '@likeness/contracts/jobs/renders.jobs';
import { JobSender } from '@likeness/queue/job-sender';
import { createLogger } from '@likeness/service-kit/logging/logger';
import { createTestRedis } from '@likeness/testing/test-redis';
import { until } from '@likeness/testing/until';
import { Redis } from 'ioredis';
import type { PackRenderers } from '../inference/pack-renderers.js';
import { PackConsumersService } from './pack-consumers.service.js';
import type { PackStyleAnnouncement } from './pack-style-announcement.js';
import type { RenderJob } from './render.job.js';

const LANE: RenderLane = 'diffusion-references';

it('stops consuming the lane of a removed pack and finishes the current image', async () => {
  const testRedis = await createTestRedis();
  const redis = new Redis(testRedis.url, { maxRetriesPerRequest: null });
  const sender = new JobSender(redis);
  const lanes = new Set<RenderLane>([LANE]);
  const begun: string[] = [];
  const picture = Promise.withResolvers<null>();
  const leaving = Promise.withResolvers<void>();
  const packs: Pick<PackRenderers, 'look' | 'close' | 'mostTogether' | 'lanes'> = {
    lanes,
    mostTogether: () => 1,
    close: () => Promise.resolve(),
    look: async (leave) => {
      if (lanes.size > 0) return;
      const left = leave?.(LANE);
      leaving.resolve();
      await left;
      await until(async () => (await states())[0] === 'completed', 'the first picture');
    },
  };
  const job: Pick<RenderJob, 'run'> = {
    run: ({ render_id }) => {
      begun.push(render_id);
      return picture.promise;
    },
  };
  const styles: Pick<PackStyleAnnouncement, 'send'> = { send: () => Promise.resolve() };
  const consumers = Object.assign(
    new PackConsumersService(
      redis,
      packs as PackRenderers,
      job as RenderJob,
      styles as PackStyleAnnouncement,
    ),
    { logger: createLogger('worker', 'silent') },
  );

  const add = () => sender.add(RENDER_JOBS[LANE], { render_id: randomUUID(), attempt: 1 });
  const jobs = [await add(), await add(), await add()] as const;
  const states = () => Promise.all(jobs.map((each) => each.getState()));
  await consumers.run();
  await until(() => begun.length === 1, 'the first picture');

  lanes.clear();
  const looked = consumers.run();
  await leaving.promise;
  picture.resolve(null);
  await looked;
  expect(begun).toEqual([jobs[0].data.render_id]);
  expect(await states()).toEqual(['completed', 'waiting', 'waiting']);

  await consumers.onApplicationShutdown();
  await sender.close();
  await redis.quit();
  await testRedis.close();
}, 60_000);
