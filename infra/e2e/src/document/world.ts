import { createHmac, randomUUID } from 'node:crypto';
import type { Price } from '@likeness/contracts/http/payments';
import type { LoginSessionsResponse } from '@likeness/contracts/http/sessions';
import type { Showcase } from '@likeness/contracts/http/showcase';
import { personPhoto } from '@likeness/testing/photos/people';
import sharp from 'sharp';
import { mailToken } from '../client/mailbox.js';
import { Member, PASSWORD } from '../client/member.js';
import { photoCopies } from '../client/photo-copies.js';
import { asJson, ended, Visitor } from '../client/visitor.js';

const WEBHOOK_SECRET = 'whsec_likeness_local';
const SPARE_IMAGES = 4;
const EVENT = JSON.stringify({
  id: 'evt_document',
  object: 'event',
  type: 'product.created',
  created: 1_700_000_000,
  data: { object: { id: 'prod_document' } },
});

export type World = Awaited<ReturnType<typeof newWorld>>;

/** Members with photos and images, and fresh inputs for calls that succeed only once. */
export async function newWorld(origin: string, send: typeof fetch) {
  const newEmail = () => `person-${randomUUID()}@example.com`;
  const newMember = () => Member.signUp(origin, newEmail(), send);
  const post = (path: string, body: object) => send(origin + path, asJson(body));
  const [member, subscriber] = [await newMember(), await newMember()];
  const prices = (await member.call<Price[]>('/api/payments/prices')).body;
  const pack = prices.find(({ metadata }) => metadata.amount !== null);
  const checkout = await member.buy(pack?.metadata.amount ?? 0);
  await subscriber.subscribe();
  const photo = await personPhoto();
  const photoFile = new File([new Uint8Array(photo.bytes)], 'me.jpg', { type: photo.contentType });
  const visitor = new Visitor(origin, {}, send);
  const visitorPhoto = (await visitor.upload(photo)).body.id;
  const memberPhoto = (await member.upload(photo)).id;
  const spare: string[] = [];
  for (const copy of await photoCopies(SPARE_IMAGES)) spare.push((await member.upload(copy)).id);
  const job = await member.order(memberPhoto, { pro_generation: 'false' });
  const image = (await ended(member, job)).images[0]!.id;
  const picture = new FormData();
  picture.set('file', photoFile);
  const { body: user } = await member.call<{ id: string; profile_picture_url: string }>(
    '/api/users/me/profile-picture',
    { method: 'POST', body: picture },
  );
  const poses = await member.call<{ images: string[] }>('/api/images/default-headposes');
  const examples = await member.call<Showcase>('/api/images/showcase');
  const gray = sharp({ create: { width: 3, height: 3, channels: 3, background: '#888' } });
  const fileOf = (address = '') => address.split('/').at(-1) ?? '';
  const person = { password: PASSWORD, first_name: 'Ada', last_name: 'Lovelace' };

  /** A person who logs out, deletes the account, and returns. */
  let leaver: Member | undefined;
  async function leaverToken(): Promise<string> {
    const token = await leaver?.freshToken();
    if (token !== undefined) return token;
    leaver = await newMember();
    return leaver.token;
  }
  async function unverifiedEmail(): Promise<string> {
    const email = newEmail();
    await post('/api/auth/register', { ...person, email });
    return email;
  }
  return {
    origin,
    person,
    email: member.email,
    userId: user.id,
    pictureFile: fileOf(user.profile_picture_url),
    visitorPhoto,
    photo: memberPhoto,
    image,
    job,
    checkout,
    photoFile,
    tinyPng: new File([new Uint8Array(await gray.png().toBuffer())], 'me.png', {
      type: 'image/png',
    }),
    packPrice: pack?.id ?? '',
    planPrice: prices.find(({ recurring }) => recurring !== null)?.id ?? '',
    poseFile: fileOf(poses.body.images[0]),
    exampleFile: fileOf(examples.body.images[0]?.url),
    event: EVENT,
    newEmail,
    unverifiedEmail,
    spareImage: () => spare.pop() ?? randomUUID(),
    verifyToken: async () => mailToken(origin, await unverifiedEmail()),
    async resetToken() {
      const { email } = await newMember();
      await post('/api/auth/forgot-password', { email });
      return mailToken(origin, email, /reset-password\S*token=([^\s&]+)/);
    },
    async newsletterToken(action: 'confirm' | 'unsubscribe') {
      const email = newEmail();
      await post('/api/newsletter', { email });
      return mailToken(origin, email, new RegExp(`newsletter/${action}\\S*token=([^\\s&]+)`));
    },
    async leaverSession() {
      await leaverToken();
      const listed = await leaver?.call<LoginSessionsResponse>('/api/users/me/sessions');
      return listed?.body.sessions.at(-1)?.id ?? '';
    },
    signature() {
      const at = Math.floor(Date.now() / 1_000);
      const sign = createHmac('sha256', WEBHOOK_SECRET).update(`${at}.${EVENT}`).digest('hex');
      return `t=${at},v1=${sign}`;
    },
    /** Logs in at the Google stand-in with a new account. */
    async googleReturn() {
      const back = `${origin}/oauth-callback`;
      const begun = await fetch(
        `${origin}/api/auth/google/authorize?redirect_uri=${encodeURIComponent(back)}`,
      );
      const { authorization_url: url } = (await begun.json()) as { authorization_url: string };
      const chosen = await fetch(url, {
        method: 'POST',
        redirect: 'manual',
        body: new URLSearchParams({ email: newEmail(), given_name: 'Ada' }),
      });
      const { searchParams } = new URL(chosen.headers.get('location') ?? back);
      const cookie = begun.headers.getSetCookie()[0]?.split(';')[0] ?? '';
      return { query: Object.fromEntries(searchParams), headers: { cookie } };
    },
    async credentials(caller: Caller): Promise<Record<string, string>> {
      switch (caller) {
        case 'stranger':
          return {};
        case 'visitor':
          return { cookie: visitor.cookieHeader() };
        case 'member':
          return { authorization: `Bearer ${member.token}` };
        case 'subscriber':
          return { authorization: `Bearer ${subscriber.token}` };
        case 'leaver':
          return { authorization: `Bearer ${await leaverToken()}` };
      }
    },
  };
}

export type Caller = 'stranger' | 'visitor' | 'member' | 'subscriber' | 'leaver';
