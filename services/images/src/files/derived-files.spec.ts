import { portraitCropJob, type PortraitToCrop } from '@likeness/contracts/jobs/renditions.jobs';
import { handles, JobConsumer } from '@likeness/queue/job-consumer';
import { JobSender } from '@likeness/queue/job-sender';
import { connectRedis } from '@likeness/queue/redis-connection';
import type { ObjectRemovals } from '@likeness/service-kit/storage/object-removals';
import type { ObjectStore } from '@likeness/storage/object-store';
import { createTestRedis } from '@likeness/testing/test-redis';
import type { ImagesRepository } from '../database/images.repository.js';
import { DerivedFilesService } from './derived-files.service.js';

const CROP: PortraitToCrop = {
  master_key: 'renders/a/1/master.jpg',
  cropped_key: 'derived/a/master-4x5.jpg',
  box: { x: 0, y: 0, width: 4, height: 5 },
  width: 4,
  height: 5,
  dpi: 72,
  is_watermarked: false,
};

it('a file that takes longer than one request waits is made for the next request', async () => {
  const server = await createTestRedis();
  const redis = connectRedis(server.url, 'test');
  const sender = new JobSender(redis);
  const files = new DerivedFilesService(
    { hasFiles: () => Promise.resolve(true) } as unknown as ImagesRepository,
    {} as ObjectStore,
    sender,
    {} as ObjectRemovals,
  );
  const make = (withinMs: number) =>
    files.make(portraitCropJob, CROP, { imageId: 'a', keys: [CROP.cropped_key], withinMs });
  const others = make(10_000);
  await expect(make(200)).rejects.toMatchObject({ code: 'ENGINE_UNAVAILABLE' });
  const made: string[] = [];
  const consumer = new JobConsumer({
    queue: 'renditions',
    handlers: [
      handles(portraitCropJob, ({ cropped_key }) => {
        made.push(cropped_key);
        return Promise.resolve(null);
      }),
    ],
    redis,
    concurrency: 1,
    onFailure: () => undefined,
  });
  await expect(others).resolves.toBeNull();
  expect(made).toEqual([CROP.cropped_key]);
  await consumer.close();
  await sender.close();
  redis.disconnect();
  await server.close();
});
