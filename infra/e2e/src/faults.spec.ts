import type { Image } from '@likeness/contracts/http/images';
import { personPhoto } from '@likeness/testing/photos/people';
import { TestStack } from '@likeness/testing/test-stack';
import { numbered, Visitor } from './client/visitor.js';
import { eventually } from './client/eventually.js';

describe('a fault in the middle of a portrait', () => {
  const stack = new TestStack({ port: 21200 });
  beforeAll(async () => {
    await stack.start({ ANONYMOUS_GENERATIONS_PER_ADDRESS: '1000' });
  }, 240_000);
  afterAll(() => stack.discard(), 120_000);

  /** Submits one portrait and returns once the worker has started it. */
  async function underWay(): Promise<{ visitor: Visitor; jobId: string }> {
    const visitor = new Visitor(stack.address);
    const photos = [await personPhoto()];
    const fields = { ...numbered(0, 1), style: 'oil painting' };
    const { status, body } = await visitor.portrait({ photos, fields });
    expect(status).toBe(202);
    await eventually(async () => (await visitor.job(body.job_id)).state === 'rendering');
    return { visitor, jobId: body.job_id };
  }

  async function endsWithOneImage(visitor: Visitor, jobId: string): Promise<void> {
    const job = await eventually(async () => {
      const now = await visitor.job(jobId).catch(() => undefined);
      return now && now.state !== 'queued' && now.state !== 'rendering' ? now : undefined;
    }, 240_000);
    expect(job).toMatchObject({ state: 'done', error: null });
    expect(job.images).toHaveLength(1);
    const image = await visitor.call<Image>(`/api/images/${jobId}`);
    expect(image.status).toBe(200);
    expect((await visitor.call(`/api/${image.body.url}`)).status).toBe(200);
  }

  it('worker killed: the job ends with one image, once', async () => {
    const { visitor, jobId } = await underWay();
    const killed = stack.pids()['worker'];
    await stack.killProcess('worker');
    await endsWithOneImage(visitor, jobId);
    expect(stack.pids()['worker']).not.toBe(killed);
  }, 360_000);

  it('Redis restarted: the job ends with one image, once', async () => {
    const { visitor, jobId } = await underWay();
    process.kill(stack.pids()['redis'] ?? 0, 'SIGTERM');
    await endsWithOneImage(visitor, jobId);
  }, 360_000);

  it('Redis killed: the job ends with one image, once', async () => {
    const { visitor, jobId } = await underWay();
    await stack.killProcess('redis');
    await endsWithOneImage(visitor, jobId);
  }, 360_000);

  it('lenses killed: the job ends with one image, once', async () => {
    const { visitor, jobId } = await underWay();
    await stack.killProcess('lenses');
    await endsWithOneImage(visitor, jobId);
  }, 360_000);

  it('Postgres restarted: the job ends with one image, once', async () => {
    const { visitor, jobId } = await underWay();
    process.kill(stack.pids()['postgres'] ?? 0, 'SIGINT');
    await endsWithOneImage(visitor, jobId);
  }, 360_000);
});
