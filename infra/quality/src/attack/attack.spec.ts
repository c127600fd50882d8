import { existsSync, readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { peakMegabytes } from '@likeness/e2e/client/memory';
import { numbered, Visitor } from '@likeness/e2e/client/visitor';
import { personPhoto } from '@likeness/testing/photos/people';
import { TestStack } from '@likeness/testing/test-stack';
import { until } from '@likeness/testing/until';
import { openLiveSessions, sendLargeForms, stallUploads } from './attacks.js';

const TEN_MEGABYTES = 10_485_760;
/** Of a service's memory limit in `k8s`. The rest is for V8, which frees what it has received later on a busy machine. */
const SHARE_OF_LIMIT = 2 / 3;
const MANIFESTS = path.join(import.meta.dirname, '../../../../k8s/base');
/** "Within seconds", plus time for the attacker on the same machine. */
const PATIENCE_MS = 60_000;

describe('under attack', () => {
  const stack = new TestStack({ port: 23800 });
  let pids: Record<string, number>;
  const attacker = { origin: stack.address, address: '198.51.100.66' };

  beforeAll(async () => {
    await stack.start({
      TRUSTED_PROXIES: '127.0.0.1',
      ANONYMOUS_GENERATIONS_PER_ADDRESS: '1000',
      RATE_GENERATIONS_PER_MINUTE: '0',
      RATE_UPLOADS_PER_MINUTE: '0',
    });
    pids = stack.pids();
  }, 180_000);
  afterAll(() => stack.discard(), 120_000);

  let visitors = 0;
  async function expectServed(): Promise<void> {
    visitors += 1;
    const forwarded = { 'x-forwarded-for': `203.0.113.${visitors}` };
    const visitor = new Visitor(stack.address, forwarded);
    const began = Date.now();
    const upload = await visitor.upload(await personPhoto());
    expect([upload.status, upload.body.code]).toEqual([201, undefined]);
    const fields = {
      facial_feature_image_ids: JSON.stringify([upload.body.id]),
      ...numbered(0, 1),
    };
    const order = await visitor.portrait({ fields });
    expect([order.status, order.body.code]).toEqual([202, undefined]);
    expect(Date.now() - began).toBeLessThan(PATIENCE_MS);
  }

  function expectSmall(): void {
    const peaks = peakMegabytes(pids);
    process.stdout.write(`    peak MB ${JSON.stringify(peaks)}\n`);
    const large = Object.entries(peaks).filter(
      ([name, megabytes]) => megabytes > SHARE_OF_LIMIT * limitMegabytes(name),
    );
    expect(large).toEqual([]);
    expect(stack.pids()).toEqual(pids);
  }

  async function expectNoTemporaryUploads(): Promise<void> {
    const uploads = path.join(stack.dataDir, 'spool');
    await until(async () => {
      const entries = existsSync(uploads)
        ? await readdir(uploads, { recursive: true, withFileTypes: true })
        : [];
      return entries.every((entry) => !entry.isFile());
    }, 'no temporary uploads');
  }

  it('prompts of single letters', async () => {
    const body = JSON.stringify({ prompt: 'a b c d e f g '.repeat(70) });
    const headers = { 'content-type': 'application/json', 'x-forwarded-for': attacker.address };
    const init = { method: 'POST', headers, body };
    const began = performance.now();
    const readings = Array.from({ length: 400 }, async () => {
      const answer = await fetch(`${stack.address}/api/lenses/prompt-readings`, init);
      await answer.arrayBuffer();
      return answer.status;
    });
    await expectServed();
    const statuses = await Promise.all(readings);
    process.stdout.write(`    400 prompts took ${Math.round(performance.now() - began)} ms\n`);
    // The limit of connections refuses some before the limit of prompts does.
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(300);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
  }, 120_000);

  it('50 forms of 157 MB at once', async () => {
    const forms = sendLargeForms(attacker, { count: 50, fileBytes: TEN_MEGABYTES });
    await expectServed();
    const statuses = await forms;
    expect(statuses.filter((status) => ![422, 429, 503].includes(status))).toEqual([]);
    expectSmall();
    await expectNoTemporaryUploads();
  }, 300_000);

  it('2,150 uploads that stand still', async () => {
    const letGo = await stallUploads(attacker, 2_150);
    await expectServed();
    expectSmall();
    letGo();
  }, 180_000);

  it('live sessions of one address by the thousand', async () => {
    const statuses = await openLiveSessions(attacker, 1_000);
    expect(statuses.filter((status) => status === 200).length).toBeLessThanOrEqual(256);
    expect(new Set(statuses)).toEqual(new Set([200, 429]));
    await expectServed();
    expectSmall();
  }, 120_000);
});

/** The memory limit that the manifests give a service, in MB. */
function limitMegabytes(service: string): number {
  const manifest = readFileSync(path.join(MANIFESTS, service, 'deployment.yaml'), 'utf8');
  const [, amount, unit] = /limits:\s+memory: (\d+)(Mi|Gi)/.exec(manifest) ?? [];
  return Number(amount) * (unit === 'Gi' ? 1024 : 1);
}
