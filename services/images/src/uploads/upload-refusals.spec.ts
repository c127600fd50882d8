import { ERRORS, type ErrorCode } from '@likeness/contracts/errors/catalogue';
import { personPhoto } from '@likeness/testing/photos/people';
import * as refused from '@likeness/testing/photos/refused-photos';
import sharp from 'sharp';
import { GOOD_FACE } from '../testing/fake-worker.js';
import { expectError, member, imagesSuite, visitor } from '../testing/images-app.js';

const images = imagesSuite();
let checked = 0;

beforeEach(() => {
  checked = images.checked.length;
});

async function expectNothingKept() {
  expect(await images.rows()).toBe(0);
  expect(await images.objects()).toEqual([]);
}

async function truncated(format: 'png' | 'gif', options: object = {}): Promise<Buffer> {
  const { bytes } = await personPhoto();
  const whole = await sharp(bytes).toFormat(format, options).toBuffer();
  return whole.subarray(0, Math.floor(whole.length * 0.9));
}

async function scrambled(): Promise<Buffer> {
  const { bytes } = await personPhoto();
  const broken = await sharp(bytes).jpeg({ progressive: true }).toBuffer();
  for (let index = broken.length >> 1; index < broken.length; index += 1) broken[index]! ^= 0x5a;
  return broken;
}

function heic(): Buffer {
  const brand = Buffer.from('ftypheic');
  return Buffer.concat([Buffer.from('00000018', 'hex'), brand, Buffer.alloc(64)]);
}

type Case = [name: string, photo: () => Promise<Buffer> | Buffer, code: ErrorCode];

const FILE_CASES: Case[] = [
  ['0 bytes', () => refused.emptyPhoto().bytes, 'PHOTO_EMPTY'],
  ['not an image', () => refused.textPhoto().bytes, 'PHOTO_TYPE_UNSUPPORTED'],
  ['10 MB + 1', async () => (await refused.tooLargeJpeg()).bytes, 'PHOTO_TOO_LARGE'],
  [
    'a 30,000 × 30,000 PNG bomb',
    async () => (await refused.pixelFlood()).bytes,
    'PHOTO_TOO_MANY_PIXELS',
  ],
  ['truncated JPEG', async () => (await refused.truncatedPhoto()).bytes, 'PHOTO_UNREADABLE'],
  ['truncated interlaced PNG', () => truncated('png', { progressive: true }), 'PHOTO_UNREADABLE'],
  ['truncated GIF', () => truncated('gif'), 'PHOTO_UNREADABLE'],
  ['scrambled progressive JPEG', scrambled, 'PHOTO_UNREADABLE'],
];

it.each(FILE_CASES)(
  '%s is rejected as an upload, without row, object or job',
  async (_name, photo, code) => {
    await expectError(await images.upload(visitor(), await photo()), ERRORS[code].status, code);
    await expectNothingKept();
    expect(images.checked).toHaveLength(checked);
  },
);

it('a service is refused in the same way', async () => {
  const query = `owner_kind=visitor&owner_id=${visitor().owner.id}&face_consent=true`;
  const { bytes } = await refused.truncatedPhoto();
  const response = await images.asService(`/internal/photos?${query}`, bytes);
  await expectError(response, 422, 'PHOTO_UNREADABLE');
  await expectNothingKept();
  expect(images.checked).toHaveLength(checked);
});

it.each([
  ['HEIC', () => heic()],
  [
    'AVIF',
    async () =>
      sharp((await personPhoto()).bytes)
        .avif({ effort: 0 })
        .toBuffer(),
  ],
])('%s from a phone is rejected with a remedy', async (name, photo) => {
  const advice = `We can't read ${name} files sent this way. Save the photo as JPEG or PNG, or upload it on our page.`;
  const response = await images.upload(visitor(), await photo());
  await expectError(response, 422, 'PHOTO_TYPE_UNSUPPORTED', advice);
  await expectNothingKept();
});

it('a photo is rejected with the reason of the check, and nothing is stored', async () => {
  const detail = 'What the worker said.';
  images.answerChecks({ ok: false, code: 'PHOTO_TOO_DARK', detail });
  const response = await images.upload(member(), (await personPhoto()).bytes);
  await expectError(response, 422, 'PHOTO_TOO_DARK', detail);
  expect(images.checked).toHaveLength(checked + 1);
  await expectNothingKept();
  images.answerChecks(GOOD_FACE);
});

describe('forms', () => {
  it('without a file of the right name', async () => {
    const { bytes } = await personPhoto();
    const response = await images.upload(visitor(), bytes, { field: 'photo' });
    await expectError(response, 422, 'FIELD_INVALID', 'File is missing: send one photo.');
  });

  it('with 16 files', async () => {
    const { bytes } = await personPhoto();
    const body = new FormData();
    for (let index = 0; index < 16; index += 1)
      body.append('file', new Blob([new Uint8Array(bytes)]));
    const response = await images.as(visitor(), '/api/images/uploads', { method: 'POST', body });
    await expectError(response, 422, 'PHOTOS_TOO_MANY', 'Please send one photo at a time.');
    await expectNothingKept();
  });

  it('that are truncated', async () => {
    const response = await images.as(visitor(), '/api/images/uploads', {
      method: 'POST',
      headers: { 'content-type': 'multipart/form-data; boundary=x' },
      body: '--x\r\ncontent-disposition: form-data; name="file"; filename="a.jpg"\r\n\r\nabc',
    });
    await expectError(response, 400, 'MULTIPART_BROKEN');
  });

  it('that are no forms', async () => {
    const response = await images.as(visitor(), '/api/images/uploads', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    });
    await expectError(response, 415, 'MEDIA_TYPE_UNSUPPORTED');
  });

  it('of a service without bytes or owner', async () => {
    const path = '/internal/photos?owner_kind=visitor&owner_id=x&face_consent=true';
    await expectError(await images.asService(path, {}), 415, 'MEDIA_TYPE_UNSUPPORTED');
    const { bytes } = await personPhoto();
    const nobody = await images.asService('/internal/photos', bytes);
    expect(nobody.status).toBe(422);
  });
});
