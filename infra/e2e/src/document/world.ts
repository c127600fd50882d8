import { createHmac, randomUUID } from 'node:crypto';
import type { Showcase } from '@likeness/contracts/http/showcase';
import type { Price } from '@likeness/contracts/http/payments';
import type { LoginSessionsResponse } from '@likeness/contracts/http/sessions';
import { personPhoto } from '@likeness/testing/photos/people';
import sharp from 'sharp';
import { photoCopies } from '../client/photo-copies.js';
import { eventually } from '../client/eventually.js';
import { Member } from '../client/member.js';
import { Visitor } from '../client/visitor.js';
import type { PersonName } from './sent-request.js';

const WEBHOOK_SECRET = 'whsec_likeness_local';
const PASSWORD = 'Grey-Otter-91x';
const MAILBOX_BELOW = 55;
const SPARE_IMAGES = 4;

type Mail = { to: unknown; text: string };
type Value = string | Buffer;

/** People with what is theirs, and how they show who they are. */
export class World {
  readonly #values = new Map<string, Value | (() => Promise<Value>)>();
  #cookie = '';
  #leaver: Member | undefined;
  #tokens = new Map<PersonName, string>();

  private constructor(private readonly origin: string) {}

  static async of(origin: string): Promise<World> {
    const world = new World(origin);
    await world.#people();
    await world.#pictures();
    world.#keys();
    return world;
  }

  /** What a name in double braces stands for; any other text stands for itself. */
  readonly fill = async (text: string): Promise<Value> => {
    const whole = /^\{\{(\w+)\}\}$/.exec(text)?.[1];
    if (whole !== undefined && this.#values.has(whole)) return this.#value(whole);
    let filled = text;
    for (const [braces, name = ''] of text.matchAll(/\{\{(\w+)\}\}/g)) {
      if (this.#values.has(name)) filled = filled.replace(braces, String(await this.#value(name)));
    }
    return filled;
  };

  /** Headers of a request of that person. */
  async credentials(person: PersonName): Promise<Record<string, string>> {
    switch (person) {
      case 'stranger':
        return {};
      case 'visitor':
        return { cookie: this.#cookie };
      case 'garbage':
        return { authorization: 'Bearer not-a-token' };
      case 'basic':
        return { authorization: 'Basic YTpi' };
      case 'expired':
        return { authorization: `Bearer ${'x'.repeat(43)}` };
      case 'leaver':
        return { authorization: `Bearer ${await this.#leaverToken()}` };
      default:
        return { authorization: `Bearer ${this.#tokens.get(person) ?? ''}` };
    }
  }

  /** Somebody who logs out, deletes their account, and comes back. */
  async #leaverToken(): Promise<string> {
    const known = this.#leaver;
    const token = known && (await known.freshToken());
    if (token !== undefined) return token;
    this.#leaver = await this.#newMember();
    return this.#leaver.token;
  }

  async #value(name: string): Promise<Value> {
    const found = this.#values.get(name) ?? '';
    return typeof found === 'function' ? found() : found;
  }

  async #people(): Promise<void> {
    const member = await this.#newMember();
    const subscriber = await this.#newMember();
    const gone = await this.#newMember();
    await gone.call('/api/auth/jwt/logout', { method: 'POST' });
    this.#tokens = new Map([
      ['member', member.token],
      ['subscriber', subscriber.token],
      ['loggedOut', gone.token],
    ]);
    const prices = (await member.call<Price[]>('/api/payments/prices')).body;
    const plan = prices.find(({ recurring }) => recurring !== null);
    const pack = prices.find(({ metadata }) => metadata.amount !== null);
    const checkout = await member.buy(pack?.metadata.amount ?? 0);
    await subscriber.subscribe();
    const [me, other] = await Promise.all(
      [member, subscriber].map((one) => one.call<{ id: string }>('/api/users/me')),
    );
    const ledger = await member.call<{ entries: { id: string }[] }>('/api/payments/ledger');
    this.#hold({
      email: member.email,
      otherEmail: gone.email,
      password: PASSWORD,
      userId: me?.body.id ?? '',
      otherUserId: other?.body.id ?? '',
      memberToken: member.token,
      origin: this.origin,
      checkout,
      packPrice: pack?.id ?? '',
      packCredits: String(pack?.metadata.amount ?? 0),
      planPrice: plan?.id ?? '',
      ledgerEntry: ledger.body.entries[0]?.id ?? '',
      usedToken: 'x'.repeat(43),
    });
    this.#member = member;
  }

  #member!: Member;

  async #pictures(): Promise<void> {
    const member = this.#member;
    const photo = await personPhoto();
    const visitor = new Visitor(this.origin);
    await visitor.agreeToFaceAnalysis();
    this.#cookie = visitor.cookieHeader();
    const { body: guests } = await visitor.upload(photo);
    await member.agreeToFaceAnalysis();
    const own = await member.upload(photo);
    const spare: string[] = [];
    for (const copy of await photoCopies(SPARE_IMAGES)) spare.push((await member.upload(copy)).id);
    const portrait = await this.#portrait(member, own.id);
    const form = new FormData();
    form.set(
      'file',
      new Blob([new Uint8Array(photo.bytes)], { type: photo.contentType }),
      'me.jpg',
    );
    const { body: user } = await member.call<{ profile_picture_url: string }>(
      '/api/users/me/profile-picture',
      { method: 'POST', body: form },
    );
    const tag = (await member.call(`/api/images/${portrait.image}/file`)).headers.get('etag') ?? '';
    const poses = await member.call<{ images: string[] }>('/api/images/default-headposes');
    const examples = await member.call<Showcase>('/api/images/showcase');
    this.#hold({
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
      lettering: await sharp({
        create: { width: 100, height: 100, channels: 4, background: '#0000' },
      })
        .composite([
          { input: { create: { width: 40, height: 9, channels: 4, background: '#fff' } } },
        ])
        .png()
        .toBuffer(),
      brokenJpeg: photo.bytes.subarray(0, 900),
      svg: '<svg xmlns="http://www.w3.org/2000/svg"/>',
    });
    this.#values.set('spareImage', () => Promise.resolve(spare.pop() ?? randomUUID()));
  }

  async #portrait(member: Member, photoId: string): Promise<{ image: string; job: string }> {
    const { body } = await member.generate('portrait', {
      style: 'neon',
      gender: 'woman',
      pro_generation: 'false',
      facial_feature_image_ids: JSON.stringify([photoId]),
    });
    const image = await eventually(async () => {
      const job = await member.call<{ images: { id: string }[] }>(
        `/api/lenses/jobs/${body.job_id}`,
      );
      return job.body.images[0]?.id;
    }, 120_000);
    return { image, job: body.job_id };
  }

  /** What is made anew each time somebody asks. */
  #keys(): void {
    const made: Record<string, () => Promise<Value>> = {
      newEmail: () => Promise.resolve(this.#newEmail()),
      verifyToken: async () => {
        const email = this.#newEmail();
        await this.#register(email);
        return this.#mailToken(email);
      },
      resetToken: async () => {
        const email = (await this.#newMember()).email;
        await this.#post('/api/auth/forgot-password', { email });
        return this.#mailToken(email, /reset-password\S*token=([^\s&]+)/);
      },
      newsletterToken: () => this.#newsletterToken('confirm'),
      unsubscribeToken: () => this.#newsletterToken('unsubscribe'),
      leaverSession: async () => {
        await this.#leaverToken();
        const listed = await this.#leaver?.call<LoginSessionsResponse>('/api/users/me/sessions');
        return listed?.body.sessions.at(-1)?.id ?? '';
      },
      event: () => Promise.resolve(EVENT),
      signature: () => {
        const at = Math.floor(Date.now() / 1_000);
        const sign = createHmac('sha256', WEBHOOK_SECRET).update(`${at}.${EVENT}`).digest('hex');
        return Promise.resolve(`t=${at},v1=${sign}`);
      },
      unverifiedEmail: async () => {
        const email = this.#newEmail();
        await this.#register(email);
        return email;
      },
    };
    for (const [name, make] of Object.entries(made)) this.#values.set(name, make);
  }

  /** Goes to the account picker of the stand-in and chooses somebody. */
  async googleReturn(): Promise<{ code: string; state: string; cookie: string }> {
    const back = `${this.origin}/oauth-callback`;
    const begun = await fetch(
      `${this.origin}/api/auth/google/authorize?redirect_uri=${encodeURIComponent(back)}`,
    );
    const { authorization_url: url } = (await begun.json()) as { authorization_url: string };
    const chosen = await fetch(url, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ email: this.#newEmail(), given_name: 'Ada' }),
    });
    const { searchParams } = new URL(chosen.headers.get('location') ?? back);
    const [cookie = ''] = begun.headers.getSetCookie();
    return {
      code: searchParams.get('code') ?? '',
      state: searchParams.get('state') ?? '',
      cookie: cookie.split(';')[0] ?? '',
    };
  }

  hold(name: string, value: Value): void {
    this.#values.set(name, value);
  }

  #hold(values: Readonly<Record<string, Value>>): void {
    for (const [name, value] of Object.entries(values)) this.#values.set(name, value);
  }

  async #newMember(): Promise<Member> {
    return Member.signUp(this.origin, this.#newEmail());
  }

  #newEmail(): string {
    return `person-${randomUUID()}@example.com`;
  }

  async #register(email: string): Promise<void> {
    const person = { email, password: PASSWORD, first_name: 'Ada', last_name: 'Lovelace' };
    await this.#post('/api/auth/register', person);
  }

  async #post(path: string, body: unknown): Promise<void> {
    const headers = { 'content-type': 'application/json' };
    await fetch(this.origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
  }

  async #newsletterToken(action: 'confirm' | 'unsubscribe'): Promise<string> {
    const email = this.#newEmail();
    await this.#post('/api/newsletter', { email });
    return this.#mailToken(email, new RegExp(`newsletter/${action}\\S*token=([^\\s&]+)`));
  }

  async #mailToken(email: string, form = /token=([^\s&]+)/): Promise<string> {
    const mailbox = `http://127.0.0.1:${Number(new URL(this.origin).port) - MAILBOX_BELOW}`;
    return eventually(async () => {
      const mails = (await (await fetch(`${mailbox}/api/messages`)).json()) as Mail[];
      const own = mails.filter(({ to }) => JSON.stringify(to).includes(email));
      return own.map(({ text }) => form.exec(text)?.[1]).find((token) => token !== undefined);
    });
  }
}

const EVENT = JSON.stringify({
  id: 'evt_fuzz',
  object: 'event',
  type: 'product.created',
  created: 1_700_000_000,
  data: { object: { id: 'prod_fuzz' } },
});
