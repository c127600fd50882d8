import { createHmac, randomUUID } from 'node:crypto';
import type { Price } from '@likeness/contracts/http/payments';
import type { LoginSessionsResponse } from '@likeness/contracts/http/sessions';
import { type Member, PASSWORD } from '../client/member.js';
import { NewAccounts } from './new-accounts.js';
import type { PersonName } from './sent-request.js';
import { uploadPictures } from './upload-pictures.js';

const WEBHOOK_SECRET = 'whsec_likeness_local';

type Value = string | Buffer;

/** People with their data and credentials. */
export class World {
  readonly #values = new Map<string, Value | (() => Promise<Value>)>();
  #cookie = '';
  #leaver: Member | undefined;
  #tokens = new Map<PersonName, string>();

  readonly accounts: NewAccounts;

  private constructor(private readonly origin: string) {
    this.accounts = new NewAccounts(origin);
  }

  static async of(origin: string): Promise<World> {
    const world = new World(origin);
    await world.#people();
    await world.#pictures();
    world.#keys();
    return world;
  }

  /** Replaces names in double braces; returns other text unchanged. */
  readonly fill = async (text: string): Promise<Value> => {
    const whole = /^\{\{(\w+)\}\}$/.exec(text)?.[1];
    if (whole !== undefined && this.#values.has(whole)) return this.#value(whole);
    let filled = text;
    for (const [braces, name = ''] of text.matchAll(/\{\{(\w+)\}\}/g)) {
      if (this.#values.has(name)) filled = filled.replace(braces, String(await this.#value(name)));
    }
    return filled;
  };

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

  /** A person who logs out, deletes the account, and returns. */
  async #leaverToken(): Promise<string> {
    const known = this.#leaver;
    const token = known && (await known.freshToken());
    if (token !== undefined) return token;
    this.#leaver = await this.accounts.member();
    return this.#leaver.token;
  }

  async #value(name: string): Promise<Value> {
    const found = this.#values.get(name) ?? '';
    return typeof found === 'function' ? found() : found;
  }

  async #people(): Promise<void> {
    const member = await this.accounts.member();
    const subscriber = await this.accounts.member();
    const gone = await this.accounts.member();
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
    const { values, spare, cookie } = await uploadPictures(this.origin, this.#member);
    this.#cookie = cookie;
    this.#hold(values);
    this.#values.set('spareImage', () => Promise.resolve(spare.pop() ?? randomUUID()));
  }

  /** Things that each request creates again. */
  #keys(): void {
    const made: Record<string, () => Promise<Value>> = {
      newEmail: () => Promise.resolve(this.accounts.email()),
      verifyToken: () => this.accounts.verifyToken(),
      resetToken: () => this.accounts.resetToken(),
      unverifiedEmail: () => this.accounts.unverifiedEmail(),
      newsletterToken: () => this.accounts.newsletterToken('confirm'),
      unsubscribeToken: () => this.accounts.newsletterToken('unsubscribe'),
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
    };
    for (const [name, make] of Object.entries(made)) this.#values.set(name, make);
  }

  hold(name: string, value: Value): void {
    this.#values.set(name, value);
  }

  #hold(values: Readonly<Record<string, Value>>): void {
    for (const [name, value] of Object.entries(values)) this.#values.set(name, value);
  }
}

const EVENT = JSON.stringify({
  id: 'evt_fuzz',
  object: 'event',
  type: 'product.created',
  created: 1_700_000_000,
  data: { object: { id: 'prod_fuzz' } },
});
