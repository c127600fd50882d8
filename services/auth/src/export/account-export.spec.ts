import { randomUUID } from 'node:crypto';
import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import type { Image } from '@likeness/contracts/http/images';
import type { LedgerEntry } from '@likeness/contracts/http/payments';
import { personPhoto } from '@likeness/testing/photos/people';
import { authSuite } from '../testing/running-auth.js';

function imageOf(index: number): Image {
  const id = `${String(index).padStart(8, '0')}-${randomUUID().slice(9)}`;
  return {
    id,
    name: 'likeness-oil.jpg',
    url: `images/${id}/file`,
    created_at: new Date().toISOString(),
    width: 10,
    height: 10,
    reaction: null,
    creation_method_name: null,
    creation_method_config: null,
    should_add_watermark: 'false',
    likeness: null,
    expires_at: null,
    placeholder: null,
  };
}

function entryOf(index: number): LedgerEntry {
  return {
    id: randomUUID(),
    kind: 'purchase',
    created_at: new Date().toISOString(),
    credits: 25,
    balance: index,
    purpose: null,
    hold_id: null,
    group_id: null,
    image_id: null,
    purchase: { name: 'Small Pack', amount_cents: 499, currency: 'usd' },
  };
}

describe('GET users/me/export', () => {
  const auth = authSuite({ RATE_EXPORTS_PER_DAY: 2 });

  it('counts one person’s exports, then answers 429 with the time to wait', async () => {
    auth.peers.answerWith(({ to }) => ({
      body: to === 'billing' ? { subscriptions: [], entries: [] } : { images: [] },
    }));
    const [token, another] = [await auth.loggedIn(), await auth.loggedIn()];
    const take = async (whose: string) => {
      const response = await auth.fetch('/api/users/me/export', {}, { token: whose });
      await response.arrayBuffer();
      return response;
    };
    const statuses = [(await take(token)).status, (await take(token)).status];
    const refused = await take(token);
    const others = await take(another);
    expect([...statuses, refused.status, others.status]).toEqual([200, 200, 429, 200]);
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(80_000);
  });

  let folder: string;
  beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'export-'));
  });
  afterAll(() => rm(folder, { recursive: true }));

  const images = Array.from({ length: 205 }, (_, index) => imageOf(index));
  const gone = images[3]?.id ?? '';
  const entries = Array.from({ length: 201 }, (_, index) => entryOf(index));
  beforeEach(() => {
    auth.peers.answerWith(({ to, path: called, body }) => {
      if (to === 'billing') {
        const { before } = body as { before: string | null };
        const from = entries.findIndex(({ id }) => id === before) + 1;
        return { body: { subscriptions: [], entries: entries.slice(from, from + 200) } };
      }
      if (called === '/internal/inventory') {
        const { after, limit } = body as { after: string | null; limit: number };
        const from = images.findIndex(({ id }) => id === after) + 1;
        return { body: { images: images.slice(from, from + limit) } };
      }
      if (called.endsWith('/file')) {
        if (called.includes(gone)) return { status: 404 };
        return { body: Buffer.from(`bytes of ${called.split('/')[3]}`), contentType: 'image/jpeg' };
      }
      return {};
    });
  });

  it('streams everything as a ZIP', async () => {
    const token = await auth.loggedIn();
    const form = new FormData();
    form.set('file', new Blob([new Uint8Array((await personPhoto('curls')).bytes)]), 'me.jpg');
    await auth.call('/api/users/me/profile-picture', { method: 'POST', body: form }, { token });
    const response = await auth.fetch('/api/users/me/export', {}, { token });
    expect(response.status).toBe(200);
    expect(response.headers.get('content-type')).toBe('application/zip');
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="likeness-export.zip"',
    );
    const file = path.join(folder, 'export.zip');
    await writeFile(file, Buffer.from(await response.arrayBuffer()));
    await promisify(execFile)('python3', ['-m', 'zipfile', '-e', file, folder]);
    const listed = JSON.parse(await readFile(path.join(folder, 'images.json'), 'utf8')) as Image[];
    expect(listed).toEqual(images);
    const payments = JSON.parse(
      await readFile(path.join(folder, 'payments.json'), 'utf8'),
    ) as object;
    expect(payments).toEqual({ subscriptions: [], ledger: entries });
    const profile = JSON.parse(await readFile(path.join(folder, 'profile.json'), 'utf8')) as object;
    expect(profile).toMatchObject({ first_name: 'Ada', statement_version: '2026-11' });
    expect(JSON.stringify(profile)).not.toContain('argon2');
    expect(await readdir(folder)).toContain('profile-picture.webp');
    const files = await readdir(path.join(folder, 'images'));
    expect(files).toHaveLength(204);
    const last = images.at(-1)?.id ?? '';
    const bytes = await readFile(path.join(folder, 'images', `${last}.jpg`), 'utf8');
    expect(bytes).toBe(`bytes of ${last}`);
  });

  it('answers 503 when the payments can’t be read', async () => {
    const token = await auth.loggedIn();
    auth.peers.answerWith(({ to }) => (to === 'billing' ? { status: 503 } : { body: {} }));
    const answer = await auth.call('/api/users/me/export', {}, { token });
    expect(answer.status).toBe(503);
    expect(answer.body).toEqual({ detail: expect.stringContaining('unavailable') as string });
  });

  it('breaks off, visibly, when a picture can’t be read', async () => {
    const token = await auth.loggedIn();
    auth.peers.answerWith(({ to, path: called }) => {
      if (to === 'billing') return { body: { subscriptions: [], entries: [] } };
      return called === '/internal/inventory' ? { body: { images } } : { status: 503 };
    });
    const response = await auth.fetch('/api/users/me/export', {}, { token });
    await expect(response.arrayBuffer()).rejects.toThrow();
    expect((await auth.call('/api/users/me', {}, { token })).status).toBe(200);
  });
});
