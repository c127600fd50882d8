import { randomUUID } from 'node:crypto';
import type { Allowance, GenerationResponse } from '@likeness/contracts/http/generation';
import type { PhotoComparison } from '@likeness/contracts/http/photos';
import { personPhoto, personPixels } from '@likeness/testing/photos/people';
import { jpegPhoto } from '@likeness/testing/photos/sample-photo';
import { TestStack } from '@likeness/testing/test-stack';
import { noFacePhoto } from '@likeness/testing/photos/refused-photos';
import { startTraceCollector, type TraceCollector } from '@likeness/testing/trace-collector';
import sharp from 'sharp';
import { eventually } from './client/eventually.js';
import { Member, PASSWORD } from './client/member.js';
import { ended, provenanceOf, Visitor } from './client/visitor.js';

type Portrait = GenerationResponse['images'][number];

describe('a photo goes in, a portrait comes out', () => {
  const stack = new TestStack({ port: 21000 });
  const trace = randomUUID().replaceAll('-', '');
  let collector: TraceCollector;
  let guest: Visitor;
  let stranger: Visitor;
  let image: Portrait;
  beforeAll(async () => {
    collector = await startTraceCollector();
    await stack.start({
      ANONYMOUS_GENERATIONS_PER_ADDRESS: '1000',
      LOG_LEVEL: 'debug',
      METRICS_NETWORKS: '127.0.0.1/32',
      OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
    });
    [guest, stranger] = [new Visitor(stack.address), new Visitor(stack.address)];
    for (const visitor of [guest, stranger]) {
      await visitor.agreeToFaceAnalysis();
      await visitor.listen();
    }
    const traced = new Visitor(stack.address, {
      cookie: guest.cookieHeader(),
      traceparent: `00-${trace}-b7ad6b7169203331-01`,
    });
    const lying = await personPixels('ponytail').rotate(90).toColourspace('cmyk').jpeg().toBuffer();
    const photo = { ...jpegPhoto('', lying), fileName: 'my-secret-holiday.jpg' };
    const answer = await traced.portrait<GenerationResponse>({ photos: [photo], wait: true });
    expect(answer.status).toBe(200);
    image = answer.body.images[0]!;
  }, 360_000);
  afterAll(async () => {
    [guest, stranger].forEach((visitor) => visitor.leave());
    await stack.discard();
    await collector.close();
  }, 120_000);

  const fileOf = async ({ url }: Portrait) =>
    Buffer.from((await guest.call<ArrayBuffer>(`/api/${url}`)).body);

  it('in one trace through all processes', async () => {
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
  });

  it('with live progress, in order, to its owner only', async () => {
    const mine = await eventually(() => {
      const last = guest.events.at(-1);
      const isOver = last?.type === 'render.finished' && last.job.state === 'done';
      return Promise.resolve(isOver && guest.events);
    });
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
  });

  it('watermarked for a guest, upright from a photo that lies, and for nobody else', async () => {
    expect(image).toMatchObject({ should_add_watermark: 'true', width: 1024, height: 1024 });
    expect(image.likeness?.euclid).toBeLessThanOrEqual(0.5);
    const file = await guest.call<ArrayBuffer>(`/api/${image.url}`);
    expect(file.headers.get('content-type')).toBe('image/jpeg');
    const metadata = await sharp(Buffer.from(file.body)).metadata();
    expect([metadata.width, metadata.height]).toEqual([1024, 1024]);
    expect(metadata.xmp?.toString()).toContain('digitalsourcetype');
    expect((await stranger.call(`/api/${image.url}`)).status).toBe(404);
  });

  it('from a portrait that we signed, which form, record and credentials say, and tools find', async () => {
    const first = await fileOf(image);
    // An upload waits five seconds for its marks, which a process that just starts may need.
    expect(await provenanceOf(guest, first)).toMatchObject({ layer: 'credentials' });
    const signed = jpegPhoto('signed', first);
    const { body: upload } = await guest.upload(signed);
    // A portrait that lies would be turned.
    expect(upload).toMatchObject({ advice: 'ai_made', turned: 0 });

    const order = { photos: [signed], wait: true };
    const { body } = await guest.portrait<GenerationResponse>(order);
    const second = body.images[0]!;
    const file = await fileOf(second);
    const photoSourceType = expect.stringMatching(/\/composite$/) as string;
    expect(second.creation_method_config).toMatchObject({ photoSourceType });
    expect(await provenanceOf(guest, file)).toMatchObject({
      layer: 'credentials',
      digital_source_type: expect.stringMatching(/\/compositeSynthetic$/) as string,
    });
    expect(file.includes('AI-made picture: http://cv.iptc.org/')).toBe(true);

    const tool = `${stack.address}/api/c2pa`;
    const copy = new Uint8Array(await sharp(file).resize(700).webp().toBuffer());
    const headers = { 'content-type': 'image/webp' };
    const found = await fetch(`${tool}/matches/byContent`, { method: 'POST', headers, body: copy });
    const matches = [{ manifestId: second.id }];
    expect(await found.json()).toEqual({ matches });
    const answer = await fetch(`${tool}/manifests/${second.id}`);
    const manifest = Buffer.from(await answer.arrayBuffer()).toString('latin1');
    const [, value = ''] = /com\.likeness\.mark\.3.*?([0-9a-f]{32})/s.exec(manifest) ?? [];
    const query = new URLSearchParams({ alg: 'com.likeness.mark.3', value: btoa(value) });
    expect(await (await fetch(`${tool}/matches/byBinding?${query.toString()}`)).json()).toEqual({
      matches,
    });
  }, 480_000);

  it('and no log line, no figure and no trace of any process holds what a person sent', async () => {
    const email = 'grace.hopper@example.org';
    const words = 'zanzibar lighthouse';
    const member = await Member.signUp(stack.address, email);
    const { token } = member;
    await member.buy(25);
    const { id } = await member.upload(await personPhoto('smiling'));
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
});
