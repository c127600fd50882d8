import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { personPhoto } from '@likeness/testing/photos/people';
import { TestStack } from '@likeness/testing/test-stack';
import type { StylesResponse } from '@likeness/contracts/http/styles';
import type { Browser } from 'playwright-core';
import { launchBrowser } from './client/browser.js';
import { Database } from './client/database.js';
import { eventually } from './client/eventually.js';
import { Member } from './client/member.js';
import { ended, numbered, Visitor } from './client/visitor.js';
import { Visits } from './client/visits.js';

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
  steps: 60,
};
const CREDITS = 25;
const IMAGES = 5;
const PACKS = fileURLToPath(new URL('dist/pack-commands/main.js', WORKER));

describe('a worker with a model pack', () => {
  const stack = new TestStack({ port: 23500 });
  const visits = new Visits();
  let browser: Browser;
  const packsDir = mkdtempSync(join(tmpdir(), 'likeness-e2e-packs-'));
  const env = {
    MODEL_PACKS_DIR: packsDir,
    PACK_SAFETY_CHECK: 'off',
    ORT_PROVIDERS: 'cpu',
    PACK_TOGETHER: '4',
  };
  const packs = (...command: string[]) =>
    execFileSync(process.execPath, [PACKS, ...command], {
      env: { ...process.env, ...env, DATA_DIR: stack.dataDir },
      encoding: 'utf8',
    });

  beforeAll(async () => {
    packs('fill', SEEDED);
    const manifest = join(packsDir, 'tiny-instantid/pack.json');
    const pack = JSON.parse(readFileSync(manifest, 'utf8')) as object;
    writeFileSync(manifest, JSON.stringify({ ...pack, styles: [STYLE, LONG_STYLE] }));
    browser = await launchBrowser();
    await stack.start(env);
  }, 360_000);
  afterAll(async () => {
    await browser.close();
    await stack.discard();
    rmSync(packsDir, { recursive: true });
  }, 120_000);

  afterEach(async () => expect(await visits.end()).toEqual([]));

  it('draws what was written, shows it on its way, and the picture says who drew it', async () => {
    expect(packs('verify')).toMatch(/tiny-instantid 1\.0\.0 +ok +usable on cpu \(fp32\)/);
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
       FROM billing.ledger_entries`,
    );
    const revenue = wanted.length;
    expect(books).toEqual({ available: CREDITS - revenue, held: 0, revenue });
    await database.close();
  }, 720_000);
});
