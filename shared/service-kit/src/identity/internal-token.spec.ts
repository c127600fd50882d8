import { randomBytes } from 'node:crypto';
import { AppError } from '@likeness/contracts/errors/app-error';
import type { ServiceName } from '@likeness/contracts/names/services';
import type { Person, Principal } from '@likeness/contracts/identity/principal';
import { privateKeyOf, publicKeyOf, publicKeys } from './internal-keys.js';
import { InternalTokens } from './internal-token.js';

const FORMER = 'former-secret-of-32-characters-or-more';
const PRESENT = 'present-secret-of-32-characters-or-more';
const lenses: Principal = { kind: 'service', service: 'lenses' };

describe('an internal token', () => {
  afterEach(() => jest.useRealTimers());

  const STEPS = {
    before: new InternalTokens(FORMER),
    'also accepting the coming one': new InternalTokens(FORMER, PRESENT),
    'also accepting the former one': new InternalTokens(PRESENT, FORMER),
    after: new InternalTokens(PRESENT),
  };
  type Step = keyof typeof STEPS;

  it.each<[Step, Step]>([
    ['before', 'also accepting the coming one'],
    ['also accepting the coming one', 'also accepting the former one'],
    ['also accepting the former one', 'after'],
  ])('is understood both ways between processes %s and %s', async (one, other) => {
    for (const [from, to] of [
      [one, other],
      [other, one],
    ] as const) {
      const token = STEPS[from].sign(lenses, 'images');
      await expect(STEPS[to].verify(token, 'images')).resolves.toEqual(lenses);
    }
  });

  it('of the previous secret is rejected after its removal', async () => {
    const token = STEPS.before.sign(lenses, 'images');
    await expect(STEPS.after.verify(token, 'images')).rejects.toEqual(new AppError('UNAUTHORIZED'));
  });

  it('of the previous secret has an audience and expiry', async () => {
    const token = STEPS.before.sign(lenses, 'images');
    const reader = STEPS['also accepting the former one'];
    await expect(reader.verify(token, 'billing')).rejects.toEqual(new AppError('UNAUTHORIZED'));
    jest.useFakeTimers({ now: Date.now() + 120_000 });
    await expect(reader.verify(token, 'images')).rejects.toEqual(
      new AppError('SERVICE_UNAVAILABLE'),
    );
  });
});

describe('a process with a key of its own', () => {
  const SEEDS = Object.fromEntries(
    ['gateway', 'auth', 'lenses', 'images', 'next'].map((name) => [
      name,
      randomBytes(32).toString('base64url'),
    ]),
  );
  const published = (text: string) => publicKeys.parse(text);
  const listed = (...names: string[]) =>
    names.map((name) => `${name === 'next' ? 'lenses' : name}=${publicKeyOf(SEEDS[name] ?? '')}`);
  const known = published(listed('gateway', 'auth', 'lenses', 'images').join());
  const by = (name: ServiceName, { as = `${name}`, also = '', keys = known } = {}) =>
    new InternalTokens(PRESENT, also || undefined, {
      name,
      own: privateKeyOf(SEEDS[as] ?? ''),
      known: keys,
    });
  const images = by('images');
  const person: Person = {
    kind: 'person',
    owner: { kind: 'visitor', id: 'a-visitor' },
    tier: 'guest',
    address: '203.0.113.7',
  };
  const refused = new AppError('UNAUTHORIZED');

  it('speaks as itself', async () => {
    const token = by('lenses').sign(lenses, 'images');
    await expect(images.verify(token, 'images')).resolves.toEqual(lenses);
    await expect(images.verify(token, 'billing')).rejects.toEqual(refused);
  });

  it.each<[ServiceName, boolean]>([
    ['gateway', true],
    ['auth', true],
    ['lenses', false],
    ['images', false],
  ])('speaks as %s for a person: %s', async (name, isTaken) => {
    const read = images.verify(by(name).sign(person, 'images'), 'images');
    if (isTaken) await expect(read).resolves.toEqual(person);
    else await expect(read).rejects.toEqual(refused);
  });

  it.each([
    ['as another process', by('images').sign(lenses, 'images')],
    ['with the key of another', by('lenses', { as: 'images' }).sign(lenses, 'images')],
    ['with the shared secret', new InternalTokens(PRESENT).sign(lenses, 'images')],
    ['without a signature', `${by('lenses').sign(lenses, 'images').split('.', 2).join('.')}.`],
  ])('is not heard %s', async (_how, token) => {
    await expect(images.verify(token, 'images')).rejects.toEqual(refused);
  });

  it('hears the shared secret while that is being given up', async () => {
    const token = new InternalTokens(PRESENT).sign(lenses, 'images');
    const between = new InternalTokens(PRESENT, undefined, { name: 'images', known });
    await expect(between.verify(token, 'images')).resolves.toEqual(lenses);
    await expect(by('images', { also: PRESENT }).verify(token, 'images')).resolves.toEqual(lenses);
    const signed = by('lenses').sign(lenses, 'images');
    await expect(between.verify(signed, 'images')).resolves.toEqual(lenses);
  });

  it('knows two keys of a process that changes its own', async () => {
    const keys = published(listed('lenses', 'next').join());
    for (const as of ['lenses', 'next']) {
      const token = by('lenses', { as }).sign(lenses, 'images');
      await expect(by('images', { keys }).verify(token, 'images')).resolves.toEqual(lenses);
    }
  });
});
