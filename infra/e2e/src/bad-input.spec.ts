import { randomUUID } from 'node:crypto';
import * as odd from '@likeness/testing/photos/odd-photos';
import { personPhoto } from '@likeness/testing/photos/people';
import { TestStack } from '@likeness/testing/test-stack';
import * as bad from '@likeness/testing/photos/refused-photos';
import type { SamplePhoto } from '@likeness/testing/photos/sample-photo';
import type { Allowance } from '@likeness/contracts/http/generation';
import { numbered, type PortraitRequest, Visitor } from './client/visitor.js';

type Make = () => SamplePhoto | Promise<SamplePhoto>;

describe('bad input', () => {
  const stack = new TestStack({ port: 21400 });
  let pids: Record<string, number>;

  beforeAll(async () => {
    await stack.start({ ANONYMOUS_GENERATIONS_PER_ADDRESS: '1000' });
    pids = stack.pids();
  }, 240_000);
  afterAll(async () => {
    const still = stack.pids();
    await stack.discard();
    expect(still).toEqual(pids);
  }, 120_000);

  async function expectNothingDone(visitor: Visitor): Promise<void> {
    const jobs = await visitor.call<{ jobs: unknown[] }>('/api/lenses/jobs?state=active');
    expect(jobs.body.jobs).toEqual([]);
    const allowance = await visitor.call<Allowance>('/api/lenses/allowance');
    expect(allowance.body.generations_left).toBe(3);
  }

  describe('in a photo is refused with the reason', () => {
    const cases: [string, Make, string][] = [
      ['not an image', bad.textPhoto, 'PHOTO_TYPE_UNSUPPORTED'],
      [
        'wrong extension',
        () => ({
          ...bad.textPhoto(),
          fileName: 'holiday.png',
          contentType: 'image/png',
        }),
        'PHOTO_TYPE_UNSUPPORTED',
      ],
      ['truncated', bad.truncatedPhoto, 'PHOTO_UNREADABLE'],
      ['0 bytes', bad.emptyPhoto, 'PHOTO_EMPTY'],
      ['10 MB + 1, JPEG', bad.tooLargeJpeg, 'PHOTO_TOO_LARGE'],
      ['10 MB + 1, PNG', bad.tooLargePng, 'PHOTO_TOO_LARGE'],
      ['a 30,000×30,000 PNG bomb', bad.pixelFlood, 'PHOTO_TOO_MANY_PIXELS'],
      ['no face', bad.noFacePhoto, 'PHOTO_NO_FACE'],
      ['several faces', bad.twoFacesPhoto, 'PHOTO_SEVERAL_FACES'],
      ['tiny face', bad.tinyFacePhoto, 'PHOTO_FACE_TOO_SMALL'],
      ['face cut off at the edge', bad.cutOffFacePhoto, 'PHOTO_FACE_CUT_OFF'],
      ['too dark', bad.darkPhoto, 'PHOTO_TOO_DARK'],
    ];

    it.each(cases)('%s', async (_name, make, code) => {
      const photo = await make();
      const uploader = new Visitor(stack.address);
      const upload = await uploader.upload(photo);
      expect([upload.status, upload.body.code]).toEqual([422, code]);
      expect(upload.body.detail.length).toBeGreaterThan(10);

      const caller = new Visitor(stack.address);
      await caller.agreeToFaceAnalysis();
      const portrait = await caller.portrait({ photos: [photo], fields: numbered(0, 1) });
      expect([portrait.status, portrait.body.code]).toEqual([422, code]);
      expect(portrait.body.detail).toBe(upload.body.detail);
      await expectNothingDone(caller);
    });
  });

  describe('in a request is refused with the reason', () => {
    const cases: [string, PortraitRequest['fields'], number, string][] = [
      ['unknown style', { style: 'cubism' }, 422, 'STYLE_UNKNOWN'],
      ['count 0', { image_count: '0' }, 422, 'FIELD_INVALID'],
      ['count 11', { image_count: '11' }, 422, 'FIELD_INVALID'],
      ['unknown gender', { gender: 'other' }, 422, 'FIELD_INVALID'],
      ['no consent', { face_consent: 'false' }, 422, 'FACE_CONSENT_REQUIRED'],
      [
        'an unknown photo',
        { facial_feature_image_ids: JSON.stringify([randomUUID()]) },
        404,
        'PHOTO_UNKNOWN',
      ],
    ];

    it.each(cases)('%s', async (_name, fields, status, code) => {
      const visitor = new Visitor(stack.address);
      const answer = await visitor.portrait({ photos: [await personPhoto()], fields });
      expect([answer.status, answer.body.code]).toEqual([status, code]);
      if (code !== 'FACE_CONSENT_REQUIRED') await visitor.agreeToFaceAnalysis();
      await expectNothingDone(visitor);
    });

    it('16 files', async () => {
      const visitor = new Visitor(stack.address);
      const photo = await personPhoto();
      const answer = await visitor.portrait({ photos: Array.from({ length: 16 }, () => photo) });
      expect([answer.status, answer.body.code]).toEqual([422, 'PHOTOS_TOO_MANY']);
    });

    it("somebody else's photo", async () => {
      const [owner, thief] = [new Visitor(stack.address), new Visitor(stack.address)];
      const { body } = await owner.upload(await personPhoto());
      const fields = { facial_feature_image_ids: JSON.stringify([body.id]) };
      const answer = await thief.portrait({ fields });
      expect([answer.status, answer.body.code]).toEqual([404, 'PHOTO_UNKNOWN']);
    });

    it.each([
      ['broken multipart', '/api/lenses/anonymous/portrait', 400],
      ['broken multipart', '/api/images/uploads', 400],
    ])('%s to %s', async (_name, path, status) => {
      const answer = await new Visitor(stack.address).call<{ code: string }>(path, {
        method: 'POST',
        headers: { 'content-type': 'multipart/form-data; boundary=x' },
        body: '--x\r\nContent-Disposition: form-data; name="style"\r\n\r\noil',
      });
      expect([answer.status, answer.body.code]).toEqual([status, 'MULTIPART_BROKEN']);
    });

    it.each([
      '/api/nothing',
      '/api/lenses/nothing',
      '/api/images/nothing/at/all',
      '/internal/photos',
    ])('unknown route %s', async (path) => {
      const answer = await new Visitor(stack.address).call<{ detail: string }>(path, {
        method: 'POST',
      });
      expect(answer.status).toBe(404);
      expect(answer.body.detail).toBe('Not Found');
    });

    it('oversized body', async () => {
      const form = new FormData();
      const filler = new Blob([new Uint8Array(10_000_000)]);
      for (let index = 0; index < 17; index += 1) form.append(`field-${index}`, filler, 'a.jpg');
      const answer = await new Visitor(stack.address).call<{ code: string }>(
        '/api/lenses/anonymous/portrait',
        { method: 'POST', body: form },
      );
      expect([answer.status, answer.body.code]).toEqual([413, 'BODY_TOO_LARGE']);
    });
  });

  describe('odd but honest photos are taken and normalised', () => {
    const cases: [string, Make][] = [
      ['EXIF-rotated', () => odd.rotatedPhoto(6)],
      ['upside down by EXIF', () => odd.rotatedPhoto(3)],
      ['CMYK', odd.cmykPhoto],
      ['16-bit', odd.sixteenBitPhoto],
      ['greyscale', odd.greyscalePhoto],
      ['transparent', odd.transparentPhoto],
      ['animated GIF', odd.animatedPhoto],
    ];

    it.each(cases)('%s', async (_name, make) => {
      const visitor = new Visitor(stack.address);
      const upload = await visitor.upload(await make());
      expect([upload.status, upload.body.detail]).toEqual([201, undefined]);
      const file = await visitor.call(`/api/images/${upload.body.id}/file`);
      expect(file.headers.get('content-type')).toBe('image/jpeg');
    });
  });
});
