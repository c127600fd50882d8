import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { until } from '@likeness/testing/until';
import {
  account,
  kontextForm,
  portraitForm,
  lensesSuite,
  visitor,
} from '../testing/running-lenses.js';

const CALL = '/api/lenses/anonymous/portrait';
const MIB = 1024 * 1024;
const ASYNC = { prefer: 'respond-async' };

describe('a form with files', () => {
  const lenses = lensesSuite();

  async function temporaryUploads(): Promise<string[]> {
    const folder = path.join(lenses.dataDir, 'spool/lenses');
    return existsSync(folder) ? readdir(folder) : [];
  }

  /** Fifteen references of 10 MB, all different. */
  function largeForm(): FormData {
    const form = kontextForm({ files: 0 });
    for (let index = 0; index < 15; index += 1) {
      const bytes = new Uint8Array(10 * MIB).fill(index + 1);
      form.append('facial_feature_images', new Blob([bytes]), `photo-${index}.jpg`);
    }
    return form;
  }

  it('of fifteen references of 10 MB is taken, and nothing of it stays', async () => {
    const call = '/api/lenses/anonymous/portrait-flux-kontext';
    const before = lenses.images.received.length;
    const init = { method: 'POST', body: largeForm(), headers: ASYNC };
    const response = await lenses.as(visitor(), call, init);
    expect(response.status).toBe(202);
    const sizes = lenses.images.received.slice(before);
    expect(sizes).toEqual(Array.from({ length: 15 }, () => 10 * MIB));
    expect(await temporaryUploads()).toEqual([]);
  }, 180_000);

  it('that breaks off leaves nothing', async () => {
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const body = '--x\r\ncontent-disposition: form-data; name="a"; filename="a.jpg"\r\n\r\nbegun';
    const response = await lenses.as(visitor(), CALL, { method: 'POST', headers, body });
    expect([response.status, await response.json()]).toMatchObject([
      400,
      { code: 'MULTIPART_BROKEN' },
    ]);
    expect(await temporaryUploads()).toEqual([]);
  });

  it('is refused by its declared length before a byte of it is read', async () => {
    const body = new Uint8Array(200 * MIB);
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const response = await lenses.as(visitor(), CALL, { method: 'POST', headers, body });
    expect([response.status, await response.json()]).toMatchObject([
      413,
      { code: 'BODY_TOO_LARGE' },
    ]);
  });

  it('is refused to a visitor who needs an account before a byte of it is read', async () => {
    const body = new Uint8Array(50 * MIB);
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const init = { method: 'POST', headers, body };
    expect((await lenses.as(visitor(), '/api/lenses/portrait', init)).status).toBe(401);
  });

  it('that is refused for what it says leaves nothing', async () => {
    lenses.images.refusePhotosWith('PHOTO_NO_FACE');
    const init = { method: 'POST', body: portraitForm({ files: 3 }), headers: ASYNC };
    expect((await lenses.as(account(), '/api/lenses/portrait', init)).status).toBe(422);
    lenses.images.refusePhotosWith(undefined);
    expect(await temporaryUploads()).toEqual([]);
  });

  it('whose sender goes away leaves nothing', async () => {
    const away = new AbortController();
    const chunk = new TextEncoder().encode(
      '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nbegun',
    );
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => controller.enqueue(chunk),
    });
    const headers = { 'content-type': 'multipart/form-data; boundary=x' };
    const init = { method: 'POST', headers, body, duplex: 'half', signal: away.signal } as const;
    const answer = lenses.as(visitor(), CALL, init).catch(() => undefined);
    await until(async () => (await temporaryUploads()).length === 1);
    away.abort();
    await answer;
    await until(async () => (await temporaryUploads()).length === 0);
  });
});
