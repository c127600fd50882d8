import { randomUUID } from 'node:crypto';
import type { Allowance, GenerationResponse } from '@likeness/contracts/http/generation';
import type { PhotoComparison } from '@likeness/contracts/http/photos';
import * as odd from '@likeness/testing/photos/odd-photos';
import { groupPhotoPath, personPhoto, personPixels } from '@likeness/testing/photos/people';
import { jpegPhoto, type SamplePhoto } from '@likeness/testing/photos/sample-photo';
import { TestStack } from '@likeness/testing/test-stack';
import { noFacePhoto } from '@likeness/testing/photos/refused-photos';
import { startTraceCollector, type TraceCollector } from '@likeness/testing/trace-collector';
import sharp from 'sharp';
import { eventually } from './client/eventually.js';
import { Member, PASSWORD } from './client/member.js';
import { ended, numbered, Visitor } from './client/visitor.js';

async function unusualPhotos() {
  const lying = [90, 180, 270].map(async (angle) =>
    jpegPhoto(`lying-${angle}`, await personPixels('ponytail').rotate(angle).jpeg().toBuffer()),
  );
  return Promise.all([
    ...lying,
    odd.rotatedPhoto(6),
    odd.cmykPhoto(),
    odd.sixteenBitPhoto(),
    odd.greyscalePhoto(),
    odd.transparentPhoto(),
    odd.animatedPhoto(),
  ]);
}

describe('a photo goes in, a portrait comes out', () => {
  const stack = new TestStack({ port: 21000 });
  let collector: TraceCollector;
  beforeAll(async () => {
    collector = await startTraceCollector();
    await stack.start({
      ANONYMOUS_GENERATIONS_PER_ADDRESS: '1000',
      LOG_LEVEL: 'debug',
      METRICS_NETWORKS: '127.0.0.1/32',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    });
  }, 240_000);
  afterAll(async () => {
    await stack.discard();
    await collector.close();
  }, 120_000);

  async function becomesPortrait(photo: SamplePhoto): Promise<void> {
    const visitor = new Visitor(stack.address);
    const fields = { style: 'window-light' };
    const order = { photos: [photo], fields, wait: true };
    const answer = await visitor.portrait<GenerationResponse>(order);
    expect([photo.fileName, answer.status]).toEqual([photo.fileName, 200]);
    const [image] = answer.body.images;
    const file = await visitor.call<ArrayBuffer>(`/api/${image?.url}`);
    // A portrait that lies would be turned when it is uploaded as a photo.
    const upload = await visitor.upload(jpegPhoto('portrait', Buffer.from(file.body)));
    expect([photo.fileName, upload.status, upload.body]).toMatchObject([
      photo.fileName,
      201,
      { turned: 0 },
    ]);
  }

  it('by one plain call and in one trace through all processes, watermarked for a guest', async () => {
    const trace = randomUUID().replaceAll('-', '');
    const visitor = new Visitor(stack.address, { traceparent: `00-${trace}-b7ad6b7169203331-01` });
    const photos = [await personPhoto()];
    const answer = await visitor.portrait<GenerationResponse>({ photos, wait: true });
    expect(answer.status).toBe(200);
    const [image] = answer.body.images;
    expect(image).toMatchObject({ should_add_watermark: 'true', width: 1024, height: 1024 });
    expect(image?.likeness?.euclid).toBeLessThanOrEqual(0.5);

    const wanted = [
      'gateway ▸ POST /api/lenses/anonymous/portrait',
      'lenses ▸ POST /api/lenses/anonymous/portrait',
      'lenses ▸ images: storePhoto',
      'lenses ▸ outbox: portrait.render',
      'worker ▸ job: photo.check',
      'worker ▸ job: portrait.render',
      'worker ▸ stage: verify',
      'worker ▸ stage: encode',
      'worker ▸ storage: put',
      'lenses ▸ job: portrait.result',
      'images ▸ POST /internal/portraits',
    ];
    const told = () => collector.partsOf(trace).map(({ process, name }) => `${process} ▸ ${name}`);
    await eventually(() => Promise.resolve(wanted.every((part) => told().includes(part))));
    const begun = () => {
      const parts = collector.partsOf(trace);
      const ids = new Set(parts.map(({ id }) => id));
      return parts.filter(({ parent }) => !ids.has(parent));
    };
    // Each process exports its spans independently: a child may arrive before its parent.
    await eventually(() => Promise.resolve(begun().length === 1), 30_000).catch(() => undefined);
    const parts = collector.partsOf(trace);
    const named = (name: string) => parts.find((part) => part.name === name);
    expect(begun().map(({ name, parent }) => [name, parent])).toEqual([
      ['POST /api/lenses/anonymous/portrait', 'b7ad6b7169203331'],
    ]);
    expect(named('job: portrait.render')?.parent).toBe(named('outbox: portrait.render')?.id);
    expect(named('stage: verify')?.parent).toBe(named('job: portrait.render')?.id);

    const file = await visitor.call<ArrayBuffer>(`/api/${image?.url}`);
    expect(file.headers.get('content-type')).toBe('image/jpeg');
    const metadata = await sharp(Buffer.from(file.body)).metadata();
    expect([metadata.width, metadata.height]).toEqual([1024, 1024]);
    expect(metadata.xmp?.toString()).toContain('digitalsourcetype');

    const stranger = await new Visitor(stack.address).call(`/api/${image?.url}`);
    expect(stranger.status).toBe(404);
  }, 240_000);

  it('from a portrait that we signed, which form, record and credentials say, and tools find', async () => {
    const visitor = new Visitor(stack.address);
    const portraitOf = async (photo: SamplePhoto) => {
      const { body } = await visitor.portrait<GenerationResponse>({ photos: [photo], wait: true });
      const [image] = body.images;
      if (!image) throw new Error('no portrait was made');
      const file = await visitor.call<ArrayBuffer>(`/api/${image.url}`);
      return { image, file: Buffer.from(file.body) };
    };
    const first = await portraitOf(await personPhoto('curls'));
    expect(first.image.creation_method_config).not.toHaveProperty('photoSourceType');
    const signed = jpegPhoto('signed', first.file);
    const { body: upload } = await visitor.upload(signed);
    expect(upload).toMatchObject({ advice: 'ai_made' });

    const second = await portraitOf(signed);
    const photoSourceType = expect.stringMatching(/\/composite$/) as string;
    expect(second.image.creation_method_config).toMatchObject({ photoSourceType });
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array(second.file)]), 'second.jpg');
    const report = await visitor.call('/api/images/provenance', { method: 'POST', body: form });
    expect(report.body).toMatchObject({
      layer: 'credentials',
      digital_source_type: expect.stringMatching(/\/compositeSynthetic$/) as string,
    });
    expect(second.file.includes('AI-made picture: http://cv.iptc.org/')).toBe(true);

    const tool = `${stack.address}/api/c2pa`;
    const copy = new Uint8Array(await sharp(second.file).resize(700).webp().toBuffer());
    const headers = { 'content-type': 'image/webp' };
    const found = await fetch(`${tool}/matches/byContent`, { method: 'POST', headers, body: copy });
    const matches = [{ manifestId: second.image.id }];
    expect(await found.json()).toEqual({ matches });
    const answer = await fetch(`${tool}/manifests/${second.image.id}`);
    const manifest = Buffer.from(await answer.arrayBuffer()).toString('latin1');
    const [, value = ''] = /com\.likeness\.mark\.3.*?([0-9a-f]{32})/s.exec(manifest) ?? [];
    const query = new URLSearchParams({ alg: 'com.likeness.mark.3', value: btoa(value) });
    expect(await (await fetch(`${tool}/matches/byBinding?${query.toString()}`)).json()).toEqual({
      matches,
    });
  }, 480_000);

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

    const ofJob = () =>
      owner.events.filter(
        (event) => event.type !== 'account.changed' && event.job_id === body.job_id,
      );
    const mine = await eventually(() => {
      const told = ofJob();
      const last = told.at(-1);
      const isOver = last?.type === 'render.finished' && last.job.state === 'done';
      return Promise.resolve(isOver && told);
    }, 180_000);
    const stages = mine.flatMap((event) => (event.type === 'render.progressed' ? event.stage : []));
    // A photo prepared after its check needs no cutout or light.
    expect([...new Set(stages)]).toEqual(
      expect.arrayContaining(['analyse', 'style', 'verify', 'encode']),
    );
    const percents = mine.flatMap((event) =>
      event.type === 'render.progressed' ? event.percent : [],
    );
    expect(percents).toEqual([...percents].sort((a, b) => a - b));
    expect(stranger.events.filter((event) => event.type !== 'render.queued')).toEqual([]);
    [owner, stranger].forEach((visitor) => visitor.leave());
  }, 240_000);

  it('and no log line, no figure and no trace of any process holds what a person sent', async () => {
    const email = 'grace.hopper@example.org';
    const words = 'zanzibar lighthouse';
    const visitor = new Visitor(stack.address);
    const photo = { ...(await personPhoto('smiling')), fileName: 'my-secret-holiday.jpg' };
    await visitor.portrait({ photos: [photo], wait: true });
    const member = await Member.signUp(stack.address, email);
    const { token } = member;
    await member.buy(25);
    const { id } = await member.upload(photo);
    const positive_prompt = `an oil painting at the ${words}`;
    const fields = { style: 'prompt-only', pro_generation: 'false', positive_prompt };
    await ended(member, await member.order(id, fields));
    await member.call(`/api/images?search=${encodeURIComponent(words)}`);
    await member.call('/api/auth/jwt/login', {
      method: 'POST',
      body: new URLSearchParams({ username: email, password: `Wrong-${PASSWORD}` }),
    });
    expect((await member.call('/api/users/me', { method: 'DELETE' })).status).toBe(204);
    await stack.prints('erasure_finished', 60_000);

    const { port } = new URL(stack.address);
    const figures = await Promise.all(
      [0, 21, 22, 23, 24, 25].map(async (above) => {
        const answer = await fetch(`http://127.0.0.1:${Number(port) + above}/metrics`);
        const text = await answer.text();
        expect([answer.status, text.includes('process_cpu_seconds_total')]).toEqual([200, true]);
        return text;
      }),
    );
    for (const secret of [email, 'Lovelace', 'zanzibar', token, PASSWORD, 'my-secret-holiday']) {
      expect([secret, stack.output.includes(secret)]).toEqual([secret, false]);
      expect([secret, collector.received().includes(secret)]).toEqual([secret, false]);
      expect([secret, figures.some((text) => text.includes(secret))]).toEqual([secret, false]);
    }
  }, 300_000);

  it('upright and like the person, from every unusual photo', async () => {
    const photos = await unusualPhotos();
    const becomePortraits = async (own: readonly SamplePhoto[]) => {
      for (const photo of own) await becomesPortrait(photo);
    };
    // One is checked while another one is rendered.
    await Promise.all([becomePortraits(photos.slice(0, 5)), becomePortraits(photos.slice(5))]);
  }, 480_000);

  it('not from a photo without a face, with the same reason by both ways and nothing counted', async () => {
    const visitor = new Visitor(stack.address);
    const photo = await noFacePhoto();
    const upload = await visitor.upload(photo);
    expect([upload.status, upload.body.code]).toEqual([422, 'PHOTO_NO_FACE']);
    const portrait = await visitor.portrait({ photos: [photo] });
    expect([portrait.status, portrait.body.detail]).toEqual([422, upload.body.detail]);
    const { body } = await visitor.call<Allowance>('/api/lenses/allowance');
    expect(body.generations_left).toBe(3);
  });

  it('whose background the page knows to stay before the order', async () => {
    const visitor = new Visitor(stack.address);
    const alone = await personPhoto();
    const neighbor = await personPixels('smiling').resize(300).png().toBuffer();
    const bytes = await personPixels('ponytail')
      .resize(900)
      .composite([{ input: neighbor, left: 0, top: 500 }])
      .jpeg()
      .toBuffer();
    const stays: unknown[] = [];
    for (const photo of [alone, { ...alone, bytes }]) {
      const { body } = await visitor.upload(photo);
      const compared = await visitor.call<PhotoComparison>('/api/images/uploads/comparisons', {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ image_ids: [body.id], tool: 'lenszero' }),
      });
      const { keeps_background, clothes } = compared.body;
      stays.push([keeps_background, clothes]);
    }
    expect(stays).toEqual([
      [false, expect.any(Array)],
      [true, []],
    ]);
  }, 240_000);

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
  }, 240_000);
});
