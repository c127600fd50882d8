import { basename } from 'node:path';
import type { Image } from '@likeness/contracts/http/images';
import type { UploadResponse } from '@likeness/contracts/http/photos';
import type { User } from '@likeness/contracts/http/users';
import type { SamplePhoto } from '@likeness/testing/photos/sample-photo';
import { type Answer, answerOf, asJson, numbered } from './visitor.js';
import { eventually } from './eventually.js';
import { mailToken } from './mailbox.js';

export const PASSWORD = 'Grey-Otter-91x';

export class Member {
  private constructor(
    private readonly origin: string,
    readonly email: string,
    public token: string,
    private readonly send: typeof fetch,
  ) {}

  static async signUp(origin: string, email: string, send: typeof fetch = fetch): Promise<Member> {
    const person = { email, password: PASSWORD, first_name: 'Ada', last_name: 'Lovelace' };
    await expectOk(await send(`${origin}/api/auth/register`, asJson(person)));
    const token = await mailToken(origin, email);
    await expectOk(await send(`${origin}/api/auth/verify`, asJson({ token })));
    return new Member(origin, email, (await logIn(origin, email, send)) ?? '', send);
  }

  /** The current token or, if it expired, a new one; undefined after the account's deletion. */
  async freshToken(): Promise<string | undefined> {
    if ((await this.call('/api/users/me')).status === 200) return this.token;
    this.token = (await logIn(this.origin, this.email, this.send)) ?? '';
    return this.token === '' ? undefined : this.token;
  }

  async call<T = unknown>(path: string, init: RequestInit = {}): Promise<Answer<T>> {
    const response = await this.send(this.origin + path, {
      ...init,
      headers: { ...(init.headers as object), authorization: `Bearer ${this.token}` },
    });
    return answerOf(response);
  }

  async credits(): Promise<number> {
    return (await this.call<User>('/api/users/me')).body.credits;
  }

  async buy(credits: number): Promise<string> {
    const before = await this.credits();
    const checkout = await this.pay(credits);
    await eventually(async () => (await this.credits()) === before + credits);
    return checkout;
  }

  async pay(credits: number): Promise<string> {
    const pack = (await this.#prices()).find(({ metadata }) => metadata.amount === credits);
    if (!pack) throw new Error(`there is no pack of ${credits} credits`);
    return this.#checkOut('one_time', { price_id: pack.id, quantity: credits });
  }

  async subscribe(): Promise<void> {
    const plan = (await this.#prices()).find(({ recurring }) => recurring !== null);
    if (!plan) throw new Error('there is no plan');
    await this.#checkOut('subscription', { price_id: plan.id });
    await eventually(
      async () => (await this.call<User>('/api/users/me')).body.subscription_status === 'active',
    );
  }

  async #prices() {
    type Price = { id: string; recurring: string | null; metadata: { amount: number | null } };
    return (await this.call<Price[]>('/api/payments/prices')).body;
  }

  async #checkOut(call: 'one_time' | 'subscription', order: object): Promise<string> {
    const { body: checkout } = await this.call<{ url: string }>(
      `/api/payments/${call}`,
      asJson({
        ...order,
        success_url: `${this.origin}/pricing?status=success`,
        cancel_url: `${this.origin}/pricing?status=cancel`,
      }),
    );
    const paid = await fetch(checkout.url, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ choice: 'pay', name: 'Ada Lovelace', email: this.email }),
    });
    if (paid.status >= 400) throw new Error(`paying answered ${paid.status}`);
    return basename(new URL(checkout.url).pathname);
  }

  async agreeToFaceAnalysis(): Promise<void> {
    await this.call('/api/images/face-consent', { method: 'POST' });
  }

  async upload(photo: SamplePhoto, purpose = 'face'): Promise<UploadResponse> {
    const form = new FormData();
    form.set('face_consent', 'true');
    form.set('purpose', purpose);
    form.set(
      'file',
      new Blob([new Uint8Array(photo.bytes)], { type: photo.contentType }),
      'me.jpg',
    );
    const answer = await this.call<UploadResponse>('/api/images/uploads', {
      method: 'POST',
      body: form,
    });
    if (answer.status >= 300) throw new Error(`upload answered ${answer.status}`);
    return answer.body;
  }

  async generate<T = { images: Image[]; job_id: string; code: string; detail: string }>(
    call: 'portrait' | 'portrait-flux-kontext',
    fields: Readonly<Record<string, string>>,
  ): Promise<Answer<T>> {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    return this.call<T>(`/api/lenses/${call}`, {
      method: 'POST',
      headers: { prefer: 'respond-async' },
      body: form,
    });
  }

  /** One portrait without watermark in Neon; `fields` replace or add. @returns the id of its job */
  async order(photoId: string, fields: Readonly<Record<string, string>> = {}): Promise<string> {
    const { status, body } = await this.generate('portrait', {
      ...numbered(0, 1),
      style: 'neon',
      gender: 'woman',
      pro_generation: 'true',
      facial_feature_image_ids: JSON.stringify([photoId]),
      ...fields,
    });
    if (status !== 202) throw new Error(`order answered ${status}: ${body.detail}`);
    return body.job_id;
  }
}

async function logIn(
  origin: string,
  email: string,
  send: typeof fetch,
): Promise<string | undefined> {
  const login = await send(`${origin}/api/auth/jwt/login`, {
    method: 'POST',
    body: new URLSearchParams({ username: email, password: PASSWORD }),
  });
  return ((await login.json()) as { access_token?: string }).access_token;
}

async function expectOk(response: Response): Promise<void> {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
}
