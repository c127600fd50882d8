import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Allowance, GenerationResponse } from '@likeness/contracts/http/generation';
import type { PhotoComparison } from '@likeness/contracts/http/photos';
import type { StylesResponse } from '@likeness/contracts/http/styles';
import type { User } from '@likeness/contracts/http/users';
import { personPhoto, personPixels } from '@likeness/testing/photos/people';
import { jpegPhoto } from '@likeness/testing/photos/sample-photo';
import { TestStack } from '@likeness/testing/test-stack';
import { noFacePhoto } from '@likeness/testing/photos/refused-photos';
import { startTraceCollector, type TraceCollector } from '@likeness/testing/trace-collector';
import type { Browser } from 'playwright-core';
import sharp from 'sharp';
import { launchBrowser } from './client/browser.js';
import { Database } from './client/database.js';
import { eventually } from './client/eventually.js';
import { Member, PASSWORD } from './client/member.js';
import { ended, numbered, provenanceOf, Visitor } from './client/visitor.js';
import { Visits } from './client/visits.js';

type Portrait = GenerationResponse['images'][number];

const WORKER = new URL('../../../services/worker/', import.meta.url);
const SEEDED = fileURLToPath(new URL('fixtures/diffusion/packs/sdxl-instantid', WORKER));
const PACK_NAME = 'Test pack: noise instead of a portrait';
const STYLE = {
  id: 'moon',
  name: 'On the moon',
  description: 'In a space suit, with the earth behind.',
  prompt: 'an astronaut on the moon, {person}',
};
/** Enough steps for something to happen during the render. */
const LONG_STYLE = {
  id: 'voyage',
  name: 'A long voyage',
  description: 'On the deck of a ship.',
  prompt: 'a sailor on a ship, {person}',
  steps: 30,
};
const CREDITS = 25;
const IMAGES = 5;
const PACKS = fileURLToPath(new URL('dist/pack-commands/main.js', WORKER));

const stack = new TestStack({ port: 21000 });
const packsDir = mkdtempSync(join(tmpdir(), 'likeness-e2e-packs-'));
const PACK_ENV = {
  MODEL_PACKS_DIR: packsDir,
  PACK_SAFETY_CHECK: 'off',
  ORT_PROVIDERS: 'cpu',
  PACK_TOGETHER: '4',
};
let collector: TraceCollector;

beforeAll(async () => {
  collector = await startTraceCollector();
  await stack.start({
    ...PACK_ENV,
    ANONYMOUS_GENERATIONS_PER_ADDRESS: '1000',
    LOG_LEVEL: 'debug',
    METRICS_NETWORKS: '127.0.0.1/32',
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.url,
  });
}, 360_000);
afterAll(async () => {
  await stack.discard();
  await collector.close();
  rmSync(packsDir, { recursive: true });
}, 120_000);

describe('a photo goes in, a portrait comes out', () => {
  const trace = randomUUID().replaceAll('-', '');
  let guest: Visitor;
  let stranger: Visitor;
  let image: Portrait;
  beforeAll(async () => {
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
  afterAll(() => [guest, stranger].forEach((visitor) => visitor.leave()));

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
    const positive_prompt = `a pencil sketch at the ${words}`;
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

describe('a worker with a model pack', () => {
  const visits = new Visits();
  let browser: Browser;
  const packs = (command: string[], MODEL_PACKS_DIR = packsDir) =>
    execFileSync(process.execPath, [PACKS, ...command], {
      env: { ...process.env, ...PACK_ENV, MODEL_PACKS_DIR, DATA_DIR: stack.dataDir },
      encoding: 'utf8',
    });

  beforeAll(async () => {
    // The worker looks at its folder meanwhile, but not into hidden ones.
    const filled = join(packsDir, '.filled');
    packs(['fill', SEEDED], filled);
    const manifest = join(filled, 'tiny-instantid/pack.json');
    const pack = JSON.parse(readFileSync(manifest, 'utf8')) as object;
    writeFileSync(manifest, JSON.stringify({ ...pack, styles: [STYLE, LONG_STYLE] }));
    renameSync(join(filled, 'tiny-instantid'), join(packsDir, 'tiny-instantid'));
    browser = await launchBrowser();
  }, 120_000);
  afterAll(() => browser.close());

  afterEach(async () => expect(await visits.end()).toEqual([]));

  it('draws what was written, shows it on its way, and the picture says who drew it', async () => {
    expect(packs(['verify'])).toMatch(/tiny-instantid 1\.0\.0 +ok +usable on cpu \(fp32\)/);
    await eventually(() => Promise.resolve(stack.output.includes('model pack in use')), 120_000);
    const visitor = new Visitor(stack.address);
    await visitor.agreeToFaceAnalysis();
    await visitor.listen();
    const accepted = await visitor.portrait({
      photos: [await personPhoto()],
      fields: { style: 'prompt-only', positive_prompt: 'an astronaut in a garden of roses' },
    });
    expect(accepted.status).toBe(202);
    const id = accepted.body.job_id;
    const job = await ended(visitor, id);
    expect(job).toMatchObject({ state: 'done', error: null });
    // Live events arrive independently of the response.
    await eventually(() =>
      Promise.resolve(visitor.events.some(({ type }) => type === 'render.finished')),
    );
    expect(job.images[0]?.creation_method_config).toMatchObject({
      engine: 'tiny-instantid',
      pack: PACK_NAME,
      renderer: 'sdxl-instantid',
      unmet: [],
    });
    const stages = visitor.events.flatMap((event) =>
      event.type === 'render.progressed' ? [event.stage] : [],
    );
    expect(stages).toContain('diffuse');
    expect(visitor.events.some(({ type }) => type === 'render.previewed')).toBe(true);
    visitor.leave();
  }, 240_000);

  it('offers its styles on the page, and the picture’s details name it', async () => {
    const member = await Member.signUp(stack.address, 'ada@example.com');
    await member.agreeToFaceAnalysis();
    await eventually(async () => {
      const { body } = await member.call<StylesResponse>('/api/images/all-styles');
      return body.styles.some(({ engine }) => engine === PACK_NAME);
    });
    const login = { token: member.token, address: stack.address };
    const viewport = { width: 1440, height: 900 };
    const page = await (await visits.begin(browser, { viewport }, login)).newPage();
    await page.goto(`${stack.address}/lenszero`);
    const { bytes: buffer } = await personPhoto();
    await page.setInputFiles('input[type=file]', {
      name: 'me.jpg',
      mimeType: 'image/jpeg',
      buffer,
    });
    await page.getByText('Add more photos').waitFor();
    await page.getByRole('radio', { name: /^On the moon ?, drawn by Test pack/ }).check();
    await page.getByText(`${STYLE.description} Drawn by ${PACK_NAME}.`).waitFor();
    await page.getByRole('radio', { name: 'Woman', exact: true }).check();
    const fewer = page.getByRole('button', { name: /fewer/i });
    for (let count = 8; count > 1; count -= 1) await fewer.click();
    await page.getByRole('button', { name: /^Create 1 portrait/ }).click();
    await page
      .getByRole('heading', { name: 'Your portrait is ready' })
      .waitFor({ timeout: 180_000 });
    await page.getByRole('button', { name: /^Open .*On the moon/ }).click();
    const engine = page.getByRole('dialog').getByText(PACK_NAME, { exact: true });
    await engine.waitFor();
    await page.setViewportSize({ width: 390, height: 844 });
    await engine.scrollIntoViewIfNeeded();
    expect(await engine.isVisible()).toBe(true);
  }, 360_000);

  it('makes images of one order together; one is cancelled, and a kill -9 loses and doubles none', async () => {
    const database = Database.of(stack);
    const member = await Member.signUp(stack.address, 'grace@example.com');
    const { id: userId } = (await member.call<User>('/api/users/me')).body;
    await member.buy(CREDITS);
    const { id: photo } = await member.upload(await personPhoto());
    const style = `tiny-instantid--${LONG_STYLE.id}`;
    await eventually(async () => {
      const { body } = await member.call<StylesResponse>('/api/images/all-styles');
      return body.styles.some(({ id }) => id === style);
    });
    const generation = randomUUID();
    const orders = Array.from({ length: IMAGES }, (_, index) =>
      member.order(photo, { ...numbered(index, IMAGES, generation), style }),
    );
    const ids = await Promise.all(orders);
    // The first render starts before the others arrive; those run as a batch.
    const latest = () =>
      database.one<{ id: string | null; count: number }>(
        `SELECT (array_agg(id ORDER BY started_at DESC))[1] AS id, count(*)::int AS count
         FROM lenses.renders WHERE id = ANY($1) AND state = 'rendering'`,
        [ids],
      );
    const unwanted = await eventually(async () => {
      const { id, count } = await latest();
      const hasBegun = stack.output.includes('pictures are made together') && count > 1;
      return hasBegun && (id ?? false);
    }, 180_000);
    const { status } = await member.call(`/api/lenses/jobs/${unwanted}`, { method: 'DELETE' });
    expect(status).toBe(204);
    await stack.killProcess('worker');

    const wanted = ids.filter((id) => id !== unwanted);
    for (const id of wanted) {
      const job = await ended(member, id, 300_000);
      expect(job).toMatchObject({ state: 'done', credits: 1, error: null });
      expect(job.images).toHaveLength(1);
    }
    expect((await ended(member, unwanted)).state).toBe('cancelled');
    await eventually(async () => (await member.credits()) === CREDITS - wanted.length);
    const claimed = await database.one(
      `SELECT bool_or(claims > 1) AS again FROM lenses.renders WHERE id = ANY($1)`,
      [wanted],
    );
    expect(claimed).toEqual({ again: true });
    const kept = await database.one(
      `SELECT count(*)::int AS images FROM images.images WHERE id = ANY($1)`,
      [ids],
    );
    expect(kept).toEqual({ images: wanted.length });
    const books = await database.one(
      `SELECT sum(available)::int AS available, sum(held)::int AS held, sum(revenue)::int AS revenue
       FROM billing.ledger_entries WHERE user_id = $1`,
      [userId],
    );
    const revenue = wanted.length;
    expect(books).toEqual({ available: CREDITS - revenue, held: 0, revenue });
    await database.close();
  }, 720_000);
});
