import { randomUUID } from 'node:crypto';
import type { Showcase } from '@likeness/contracts/http/showcase';
import { personPhoto } from '@likeness/testing/photos/people';
import sharp from 'sharp';
import { eventually } from '../client/eventually.js';
import type { Member } from '../client/member.js';
import { photoCopies } from '../client/photo-copies.js';
import { Visitor } from '../client/visitor.js';

const SPARE_IMAGES = 4;

/** Photos and a portrait of a member, a photo of a visitor, and files that are refused. */
export async function uploadPictures(origin: string, member: Member) {
  const photo = await personPhoto();
  const visitor = new Visitor(origin);
  await visitor.agreeToFaceAnalysis();
  const { body: guests } = await visitor.upload(photo);
  await member.agreeToFaceAnalysis();
  const own = await member.upload(photo);
  const spare: string[] = [];
  for (const copy of await photoCopies(SPARE_IMAGES)) spare.push((await member.upload(copy)).id);
  const portrait = await portraitOf(member, own.id);
  const form = new FormData();
  form.set('file', new Blob([new Uint8Array(photo.bytes)], { type: photo.contentType }), 'me.jpg');
  const { body: user } = await member.call<{ profile_picture_url: string }>(
    '/api/users/me/profile-picture',
    { method: 'POST', body: form },
  );
  const tag = (await member.call(`/api/images/${portrait.image}/file`)).headers.get('etag') ?? '';
  const poses = await member.call<{ images: string[] }>('/api/images/default-headposes');
  const examples = await member.call<Showcase>('/api/images/showcase');
  const values = {
    exampleFile: examples.body.images[0]?.url.split('/').at(-1) ?? '',
    poseFile: poses.body.images[0]?.split('/').at(-1) ?? '',
    photo: own.id,
    image: portrait.image,
    job: portrait.job,
    otherImage: guests.id,
    otherJob: randomUUID(),
    imageTag: tag,
    pictureFile: user.profile_picture_url.split('/').at(-1) ?? '',
    photoBytes: photo.bytes,
    visitorPhoto: guests.id,
    tinyPng: await sharp({
      create: { width: 3, height: 3, channels: 3, background: '#888' },
    })
      .png()
      .toBuffer(),
    brokenJpeg: photo.bytes.subarray(0, 900),
    svg: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  };
  return { values, spare, cookie: visitor.cookieHeader() };
}

async function portraitOf(
  member: Member,
  photoId: string,
): Promise<{ image: string; job: string }> {
  const { body } = await member.generate('portrait', {
    style: 'neon',
    gender: 'woman',
    pro_generation: 'false',
    facial_feature_image_ids: JSON.stringify([photoId]),
  });
  const image = await eventually(async () => {
    const job = await member.call<{ images: { id: string }[] }>(`/api/lenses/jobs/${body.job_id}`);
    return job.body.images[0]?.id;
  }, 120_000);
  return { image, job: body.job_id };
}
