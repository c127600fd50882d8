import type { GenerationResponse } from '@likeness/contracts/http/generation';
import { groupPhotoPath, personPhoto } from '@likeness/testing/photos/people';
import { TestStack } from '@likeness/testing/test-stack';
import sharp from 'sharp';
import { numbered, Visitor } from './client/visitor.js';
import { eventually } from './client/eventually.js';

describe('a photo goes in, a portrait comes out', () => {
  const stack = new TestStack({ port: 21000 });
  beforeAll(async () => {
    await stack.start({ ANONYMOUS_GENERATIONS_PER_ADDRESS: '1000' });
  }, 120_000);
  afterAll(() => stack.discard(), 60_000);

  it('by one plain call, watermarked for a guest', async () => {
    const visitor = new Visitor(stack.address);
    const photos = [await personPhoto()];
    const answer = await visitor.portrait<GenerationResponse>({ photos, wait: true });
    expect(answer.status).toBe(200);
    const [image] = answer.body.images;
    expect(image).toMatchObject({ should_add_watermark: 'true', width: 1024, height: 1024 });
    expect(image?.likeness?.euclid).toBeLessThanOrEqual(0.5);

    const file = await visitor.call<ArrayBuffer>(`/api/${image?.url}`);
    expect(file.headers.get('content-type')).toBe('image/jpeg');
    const metadata = await sharp(Buffer.from(file.body)).metadata();
    expect([metadata.width, metadata.height]).toEqual([1024, 1024]);
    expect(metadata.xmp?.toString()).toContain('digitalsourcetype');

    const stranger = await new Visitor(stack.address).call(`/api/${image?.url}`);
    expect(stranger.status).toBe(404);
  }, 120_000);

  it('with live progress, in order, to its owner only', async () => {
    const [owner, stranger] = [new Visitor(stack.address), new Visitor(stack.address)];
    const photo = await personPhoto('curls');
    for (const visitor of [owner, stranger]) {
      await visitor.agreeToFaceAnalysis();
      await visitor.listen();
    }
    const upload = await owner.upload(photo);
    expect(upload.status).toBe(201);
    const ids = JSON.stringify([upload.body.id]);
    const fields = { ...numbered(0, 1), facial_feature_image_ids: ids };
    const { status, body } = await owner.portrait({ fields });
    expect(status).toBe(202);

    await eventually(async () => {
      const last = owner.events.at(-1);
      return Promise.resolve(last?.type === 'render.finished' && last.job.state === 'done');
    });
    const mine = owner.events.filter(
      (event) => event.type !== 'account.changed' && event.job_id === body.job_id,
    );
    const stages = mine.flatMap((event) => (event.type === 'render.progressed' ? event.stage : []));
    expect([...new Set(stages)]).toEqual(
      expect.arrayContaining(['analyse', 'matte', 'light', 'style', 'verify', 'encode']),
    );
    const percents = mine.flatMap((event) =>
      event.type === 'render.progressed' ? event.percent : [],
    );
    expect(percents).toEqual([...percents].sort((a, b) => a - b));
    expect(stranger.events.filter((event) => event.type !== 'render.queued')).toEqual([]);
    [owner, stranger].forEach((visitor) => visitor.leave());
  }, 120_000);

  it('and the prompter, the log, holds nothing of what people sent', async () => {
    const visitor = new Visitor(stack.address);
    const photo = { ...(await personPhoto()), fileName: 'my-secret-holiday.jpg' };
    await visitor.portrait({ photos: [photo], wait: true });
    expect(stack.output).not.toContain('my-secret-holiday');
  }, 120_000);

  it('from a group photo the largest person, or a refusal that says why', async () => {
    const { readFile } = await import('node:fs/promises');
    for (const sample of [1, 2] as const) {
      const bytes = await readFile(groupPhotoPath(sample));
      const visitor = new Visitor(stack.address);
      const photo = { fileName: 'group.jpg', contentType: 'image/jpeg', bytes };
      const { status, body } = await visitor.upload(photo);
      expect([201, 422]).toContain(status);
      if (status === 422) expect(body.code).toBe('PHOTO_SEVERAL_FACES');
    }
  }, 120_000);
});
