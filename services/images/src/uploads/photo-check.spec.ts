import { randomUUID } from 'node:crypto';
import type { JobSender } from '@likeness/queue/job-sender';
import { patienceMs } from '@likeness/testing/burst';
import { PhotoCheckService } from './photo-check.service.js';

/** Redis commands hang while Redis is away. */
const never = () => new Promise<never>(() => undefined);

it('times out when Redis is away', async () => {
  const sender = { addAndWait: never, remove: never } as unknown as JobSender;
  const began = performance.now();
  const check = new PhotoCheckService(sender, { timeoutMs: 300 }).check(
    randomUUID(),
    'uploads/x/photo.jpg',
  );
  await expect(check).rejects.toMatchObject({ code: 'ENGINE_UNAVAILABLE' });
  expect(performance.now() - began).toBeLessThan(patienceMs(2_000));
});
