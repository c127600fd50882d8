import { createHmac, generateKeyPairSync, randomBytes } from 'node:crypto';
import type { RenderJob } from '@likeness/contracts/http/generation';
import type { Image, ImageList } from '@likeness/contracts/http/images';
import type { ProvenanceReport } from '@likeness/contracts/http/provenance';
import { personPhoto } from '@likeness/testing/photos/people';
import { TestStack } from '@likeness/testing/test-stack';
import { Redis } from 'ioredis';
import { Secret, TOTP } from 'otpauth';
import sharp from 'sharp';
import { appoint } from '@likeness/e2e/client/appoint';
import { eventually } from '@likeness/e2e/client/eventually';
import { mailToken } from '@likeness/e2e/client/mailbox';
import { Member, PASSWORD } from '@likeness/e2e/client/member';
import { type Answer, asJson, numbered, Visitor } from '@likeness/e2e/client/visitor';
import { renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

type Settings = Readonly<Record<string, string>>;

class ChangedSettings {
  readonly #file: string;
  readonly #reader: string;

  constructor(stack: TestStack) {
    this.#file = join(stack.dataDir, 'changed-settings.json');
    this.#reader = join(stack.dataDir, 'changed-settings.mjs');
    writeFileSync(
      this.#reader,
      `import { readFileSync } from 'node:fs';
const settings = JSON.parse(readFileSync(${JSON.stringify(this.#file)}, 'utf8'));
Object.assign(process.env, settings[/services.(\\w+)/.exec(process.argv[1])?.[1]]);
`,
    );
  }

  get environment(): Record<string, string> {
    return { NODE_OPTIONS: `--import=${pathToFileURL(this.#reader).href}` };
  }

  /** Of each process, from its next restart; an empty value counts as unset. */
  set(settings: Readonly<Record<string, Settings>>): void {
    const half = `${this.#file}.half`;
    writeFileSync(half, JSON.stringify(settings));
    renameSync(half, this.#file);
  }
}

const PROCESSES = ['gateway', 'auth', 'billing', 'images', 'lenses', 'worker'];
const newSecret = () => randomBytes(32).toString('hex');
const [FORMER, PRESENT] = [newSecret(), newSecret()];
const ownOf = (secret: string, name: string) =>
  createHmac('sha256', secret).update(name).digest('hex');
const MARK_SECRET = newSecret();
/** The secret of marks follows from the worker's AUTH_SECRET where it is not set. */
const formerMark = ownOf(ownOf(FORMER, 'worker'), 'hidden mark');
/** A restarting process; the test retries. */
const AWAY = [502, 503, 504];

const PERIOD_MS = 30_000;

type Step = 'before' | 'coming' | 'swapped' | 'after';

const STEPS: Readonly<Record<Step, readonly [now: string, also: string]>> = {
  before: [FORMER, ''],
  coming: [FORMER, PRESENT],
  swapped: [PRESENT, FORMER],
  after: [PRESENT, ''],
};

/** Follows the runbook "Rotation of secrets". */
function secretsOf(step: Step, name: string): Settings {
  const [now = '', also = ''] = STEPS[step].map((secret) => secret && ownOf(secret, name));
  const { MARK = '', MARK_ALSO = '' } = {
    before: {},
    coming: { MARK_ALSO: MARK_SECRET },
    swapped: { MARK: MARK_SECRET, MARK_ALSO: formerMark },
    after: { MARK: MARK_SECRET, MARK_ALSO: formerMark },
  }[step] as Settings;
  return {
    AUTH_SECRET: now,
    AUTH_SECRET_ALSO: also,
    ...(name === 'auth' && { OPERATOR_KEY: now, OPERATOR_KEY_ALSO: also }),
    ...(name === 'worker' && { MARK_SECRET: MARK, MARK_SECRET_ALSO: MARK_ALSO }),
  };
}

const pairs = () =>
  PROCESSES.map((name) => {
    const { d = '', x = '' } = generateKeyPairSync('ed25519').privateKey.export({ format: 'jwk' });
    return { name, own: d, known: `${name}=${x}` };
  });
const KEYS = { former: pairs(), present: pairs() };
/** Of the users of Redis. */
const REDIS_PASSWORD = randomBytes(32).toString('hex');

function settingsOf(step: Step, name: string, redisUrl: string): Settings {
  const isNew = step === 'swapped' || step === 'after';
  const known = [
    ...(step === 'after' ? [] : KEYS.former),
    ...(step === 'before' ? [] : KEYS.present),
  ];
  const own = (isNew ? KEYS.present : KEYS.former).find((pair) => pair.name === name)?.own ?? '';
  const redis = Object.assign(new URL(redisUrl), { username: name, password: REDIS_PASSWORD });
  return {
    ...secretsOf(step, name),
    INTERNAL_KEY: own,
    INTERNAL_KEYS: known.map((pair) => pair.known).join(),
    ...(isNew && { REDIS_URL: redis.href }),
  };
}

describe('every key that has a next value, changed in steps, one process after the other, in use', () => {
  const stack = new TestStack({ port: 26400 });
  const settings = new ChangedSettings(stack);
  let guest: Visitor;
  let member: Member;
  let portrait: Image;
  let cookieBefore: string;
  let newsletter: string;
  // Only browsers operate.
  const operator = new Visitor(stack.address, { origin: stack.address });
  let operatorToken: string;
  let factor: TOTP;
  let codePeriod = 0;

  beforeAll(async () => {
    change('before');
    await stack.start({ ...settings.environment, ANONYMOUS_GENERATIONS_PER_DAY: '100' });
    guest = new Visitor(stack.address);
    member = await Member.signUp(stack.address, 'rotation@example.com');
    portrait = await made();
    cookieBefore = guest.cookieHeader();
    newsletter = await newsletterLink();
    await setUpSecondFactor();
  }, 480_000);
  afterAll(() => stack.discard(), 120_000);

  async function made(): Promise<Image> {
    const { status, body } = await guest.portrait({
      photos: [await personPhoto()],
      fields: numbered(0, 1),
    });
    expect([status, body.detail]).toEqual([202, undefined]);
    const job = () => ask(() => guest.call<RenderJob>(`/api/lenses/jobs/${body.job_id}`));
    await eventually(async () => (await job()).body.state === 'done', 240_000);
    return (await ask(() => guest.call<Image>(`/api/images/${body.job_id}`))).body;
  }

  async function newsletterLink(): Promise<string> {
    const reader = 'reader@example.com';
    expect((await guest.call('/api/newsletter', asJson({ email: reader }))).status).toBeLessThan(
      300,
    );
    return mailToken(stack.address, reader, /newsletter\/confirm\S*token=([^\s&]+)/);
  }

  async function linkStatus(): Promise<number> {
    const link = asJson({ action: 'confirm', token: newsletter });
    return (await guest.call('/api/newsletter/link', link)).status;
  }

  async function setUpSecondFactor(): Promise<void> {
    const code = await appoint(stack, member.email, settings.environment);
    const login = await operator.call<{ access_token: string }>('/api/auth/jwt/login', {
      method: 'POST',
      body: new URLSearchParams({ username: member.email, password: PASSWORD }),
    });
    operatorToken = `Bearer ${login.body.access_token}`;
    const { body } = await asOperator<{ secret: string }>('enrolment', { appointment_code: code });
    factor = new TOTP({ secret: Secret.fromBase32(body.secret) });
    await asOperator('enrolment/confirmation', { code: await nextCode() });
  }

  async function asOperator<T>(path: string, body: object): Promise<Answer<T>> {
    const init = asJson(body);
    init.headers = { ...(init.headers as object), authorization: operatorToken };
    return ask(() => operator.call<T>(`/api/auth/operator/${path}`, init));
  }

  /** Each code counts once, from the period before its own to the one after. */
  async function nextCode(): Promise<string> {
    codePeriod = Math.max(codePeriod + 1, Math.floor(Date.now() / PERIOD_MS) - 1);
    await eventually(async () => Date.now() >= (codePeriod - 1) * PERIOD_MS);
    return factor.generate({ timestamp: codePeriod * PERIOD_MS });
  }

  async function operates(): Promise<void> {
    await asOperator('session', { code: await nextCode() });
  }

  /** Retries during restarts. No other answer may be a refusal. */
  async function ask<T>(call: () => Promise<Answer<T>>): Promise<Answer<T>> {
    return eventually(async () => {
      const answer = await call().catch(() => undefined);
      if (!answer || AWAY.includes(answer.status)) return undefined;
      expect(answer.status).toBe(200);
      return answer;
    }, 120_000);
  }

  /** Uses all tokens that pass between processes. */
  async function nobodyIsLoggedOut(): Promise<void> {
    const { body: gallery } = await ask(() => guest.call<ImageList>('/api/images?page=1'));
    expect(gallery.images.map(({ id }) => id)).toContain(portrait.id);
    await ask(() => guest.call(`/api/${portrait.url}`));
    await ask(() => guest.call('/api/lenses/allowance'));
    const { body: me } = await ask(() => member.call<{ email: string }>('/api/users/me'));
    expect(me.email).toBe(member.email);
    await ask(() => member.call('/api/images?page=1'));
    await ask(() => member.call('/api/payments/ledger'));
  }

  function change(step: Step): void {
    const redisUrl = step === 'before' ? 'redis://127.0.0.1' : stack.redisUrl;
    const of = PROCESSES.map((name) => [name, settingsOf(step, name, redisUrl)] as const);
    settings.set(Object.fromEntries(of));
  }

  /** The present password joins the former ones, or replaces them. */
  async function changeUsers(...rules: string[]): Promise<void> {
    const redis = new Redis(stack.redisUrl);
    for (const name of PROCESSES)
      await redis.call('ACL', 'SETUSER', name, ...rules, `>${REDIS_PASSWORD}`);
    await redis.quit();
  }

  async function roll(step: Step, then?: (name: string) => Promise<void>) {
    if (step === 'coming') await changeUsers();
    change(step);
    let isRolling = true;
    const load = async () => {
      do await nobodyIsLoggedOut();
      while (isRolling);
    };
    const rollAll = async () => {
      for (const name of PROCESSES) {
        await stack.killProcess(name, 'SIGTERM');
        await then?.(name);
      }
    };
    await Promise.all([load(), rollAll().finally(() => (isRolling = false))]);
    if (step === 'after') await changeUsers('resetpass');
  }

  /** Whether the mark of a copy without credentials is read. */
  async function isMarked(image: Image): Promise<boolean> {
    const file = await ask(() => guest.call<ArrayBuffer>(`/api/${image.url}`));
    const bare = await sharp(Buffer.from(file.body)).jpeg({ quality: 85 }).toBuffer();
    const { body } = await ask(() => {
      const form = new FormData();
      form.set('file', new Blob([new Uint8Array(bare)]), 'copy.jpg');
      const sent = { method: 'POST', body: form };
      return guest.call<ProvenanceReport>('/api/images/provenance', sent);
    });
    return body.marked;
  }

  it('is as usual before', async () => {
    await nobodyIsLoggedOut();
    expect(await isMarked(portrait)).toBe(true);
    expect(await linkStatus()).toBe(200);
  }, 240_000);

  it('keeps sessions when the new secret is accepted, too', async () => {
    await roll('coming');
    expect(guest.cookieHeader()).toBe(cookieBefore);
    await operates();
  }, 900_000);

  it('keeps sessions and renders portraits while the secrets are swapped', async () => {
    await roll('swapped', async (name) => {
      if (name === 'billing') expect((await made()).id).not.toBe(portrait.id);
    });
    expect(await isMarked(portrait)).toBe(true);
    expect(await linkStatus()).toBe(200);
    await operates();
  }, 1_200_000);

  it('has given the guest a cookie that stays', () => {
    const secretOf = (cookies: string) => /anonymous_user_id=([^.]+)/.exec(cookies)?.[1];
    expect(guest.cookieHeader()).not.toBe(cookieBefore);
    expect(secretOf(guest.cookieHeader())).toBe(secretOf(cookieBefore));
  });

  it('keeps sessions, second factors and old marks, and ends old links, after the old secrets are removed', async () => {
    await roll('after');
    expect(await isMarked(portrait)).toBe(true);
    expect(await isMarked(await made())).toBe(true);
    expect(await linkStatus()).toBe(400);
    await operates();
  }, 1_200_000);

  it('knows a guest no longer who has not been there meanwhile', async () => {
    const late = new Visitor(stack.address, { cookie: cookieBefore });
    const { body: gallery } = await ask(() => late.call<ImageList>('/api/images?page=1'));
    expect(gallery.total).toBe(0);
  }, 180_000);
});
