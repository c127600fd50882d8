import type { Image, UploadResponse } from '@likeness/contracts/http/images';
import type { User } from '@likeness/contracts/http/users';
import type { SamplePhoto } from '@likeness/testing/photos/sample-photo';
import type { Answer } from './visitor.js';
import { eventually } from './eventually.js';

const PASSWORD = 'Grey-Otter-91x';
/** The local mailbox listens this far below the gateway. */
const MAILBOX_BELOW = 55;

type Mail = { to: unknown; subject: string; text: string };

const asJson = (body: unknown): RequestInit => ({
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify(body),
});

/** Somebody with an account, by HTTP. */
export class Member {
  private constructor(
    private readonly origin: string,
    readonly email: string,
    readonly token: string,
  ) {}

  /** Signs up, verifies the address by the mail that comes, and logs in. */
  static async signUp(origin: string, email: string): Promise<Member> {
    const person = { email, password: PASSWORD, first_name: 'Ada', last_name: 'Lovelace' };
    await expectOk(await fetch(`${origin}/api/auth/register`, asJson(person)));
    const { protocol, hostname, port } = new URL(origin);
    const mailbox = `${protocol}//${hostname}:${Number(port) - MAILBOX_BELOW}`;
    const token = await eventually(async () => {
      const mails = (await (await fetch(`${mailbox}/api/messages`)).json()) as Mail[];
      const mail = mails.find(
        ({ to, subject }) => JSON.stringify(to).includes(email) && /verif/i.test(subject),
      );
      return mail?.text.match(/token=([^\s&]+)/)?.[1];
    }, 15_000);
    await expectOk(await fetch(`${origin}/api/auth/verify`, asJson({ token })));
    const login = await fetch(`${origin}/api/auth/jwt/login`, {
      method: 'POST',
      body: new URLSearchParams({ username: email, password: PASSWORD }),
    });
    const { access_token: bearer } = (await login.json()) as { access_token: string };
    return new Member(origin, email, bearer);
  }

  async call<T = unknown>(path: string, init: RequestInit = {}): Promise<Answer<T>> {
    const response = await fetch(this.origin + path, {
      ...init,
      headers: { ...(init.headers as object), authorization: `Bearer ${this.token}` },
    });
    const json = (response.headers.get('content-type') ?? '').includes('json');
    const body = (json ? await response.json() : await response.arrayBuffer()) as T;
    return { status: response.status, headers: response.headers, body };
  }

  async credits(): Promise<number> {
    return (await this.call<User>('/api/users/me')).body.credits;
  }

  /** Buys the pack of so many credits at the stand-in, and waits until they are there. */
  async buy(credits: number): Promise<void> {
    type Pack = { id: string; metadata: { amount: number | null } };
    const { body: prices } = await this.call<Pack[]>('/api/payments/prices');
    const pack = prices.find(({ metadata }) => metadata.amount === credits);
    if (!pack) throw new Error(`there is no pack of ${credits} credits`);
    const before = await this.credits();
    const { body: checkout } = await this.call<{ url: string }>(
      '/api/payments/one_time',
      asJson({
        price_id: pack.id,
        quantity: credits,
        success_url: `${this.origin}/pricing?status=success`,
        cancel_url: `${this.origin}/pricing?status=cancel`,
      }),
    );
    await fetch(checkout.url, {
      method: 'POST',
      redirect: 'manual',
      body: new URLSearchParams({ choice: 'pay', name: 'Ada Lovelace', email: this.email }),
    });
    await eventually(async () => (await this.credits()) === before + credits, 20_000);
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

  /** Posts a generation form; by default the answer only says that it was accepted. */
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
}

async function expectOk(response: Response): Promise<void> {
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
}
