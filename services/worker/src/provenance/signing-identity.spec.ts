import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { X509Certificate } from '@peculiar/x509';
import { history, noise } from '../testing/signed-picture.js';
import { KeyFolder } from './key-folder.js';
import { issueAuthority, issueSigner } from './local-authority.js';
import { Provenance } from './provenance.js';
import { openSigner } from './signing-credentials.js';
import { SigningIdentity } from './signing-identity.js';

const DAY_MS = 24 * 3_600_000;
const AUTH_SECRET = 'x'.repeat(32);
let root: string;
let folder: string;

beforeAll(async () => (root = await mkdtemp(path.join(tmpdir(), 'identity-'))));
beforeEach(async () => (folder = await mkdtemp(path.join(root, 'data-'))));
afterAll(() => rm(root, { recursive: true }));

const after = (days: number) => new Date(Date.now() + days * DAY_MS);
const kept = () => readdir(path.join(folder, 'provenance'));
const authorities = async () => (await kept()).filter((name) => name.startsWith('authority-'));
const signers = async () => (await kept()).filter((name) => name.startsWith('signer-'));

it('concurrent processes create one key pair with private file modes', async () => {
  const opened = await Promise.all(
    Array.from({ length: 6 }, () => openSigner({ DATA_DIR: folder })),
  );
  expect(new Set(opened.map(({ certificate }) => certificate.serialNumber)).size).toBe(1);
  const names = [...(await authorities()), ...(await signers())];
  expect(names).toHaveLength(2);
  expect((await kept()).filter((name) => name.startsWith('draft-'))).toEqual([]);
  for (const name of names) {
    const at = path.join(folder, 'provenance', name);
    expect((await stat(at)).mode & 0o777).toBe(0o700);
    expect((await stat(path.join(at, 'key.pem'))).mode & 0o777).toBe(0o600);
  }
});

it('issues certificates for one year and authorities for ten', async () => {
  const { certificate } = await openSigner({ DATA_DIR: folder });
  const days = (certificate.notAfter.getTime() - Date.now()) / DAY_MS;
  expect(days).toBeGreaterThan(364);
  expect(days).toBeLessThan(367);
  const [name] = await authorities();
  const pem = await readFile(path.join(folder, 'provenance', name ?? '', 'chain.pem'), 'utf8');
  const authority = new X509Certificate(pem);
  expect(authority.notAfter.getFullYear() - new Date().getFullYear()).toBe(10);
  expect(await certificate.verify({ publicKey: authority.publicKey })).toBe(true);
});

describe('a certificate of half a year', () => {
  it('is renewed by the same authority only after this time', async () => {
    const first = await openSigner({ DATA_DIR: folder });
    const same = await openSigner({ DATA_DIR: folder }, after(180));
    expect(same.certificate.equal(first.certificate)).toBe(true);
    const next = await openSigner({ DATA_DIR: folder }, after(190));
    expect(next.certificate.equal(first.certificate)).toBe(false);
    expect(next.certificate.issuer).toBe(first.certificate.issuer);
    expect(next.certificate.notAfter > first.certificate.notAfter).toBe(true);
    expect(await authorities()).toHaveLength(1);
  });

  it('is renewed by a running service, which checks daily', async () => {
    const identity = new SigningIdentity({ DATA_DIR: folder });
    await writeSigner(after(-190));
    const old = await new SigningIdentity({ DATA_DIR: folder }).signer(after(-100));
    const first = await identity.signer(after(-100));
    expect(first.certificate.equal(old.certificate)).toBe(true);
    expect(await identity.signer(after(-99.5))).toBe(first);
    const renewed = await identity.signer(after(0));
    expect(renewed.certificate.equal(first.certificate)).toBe(false);
    expect(await identity.isOwn(first.certificate)).toBe(true);
    expect(await identity.isOwn(renewed.certificate)).toBe(true);
  });

  it('leaves older pictures valid and own', async () => {
    await writeSigner(after(-190));
    const settings = { DATA_DIR: folder, AUTH_SECRET };
    const [pair] = [await new KeyFolder(path.join(folder, 'provenance'), 'signer').valid(after(0))];
    const [C2PA_CERT, C2PA_KEY] = [path.join(folder, 'old.pem'), path.join(folder, 'old.key')];
    await writeFile(C2PA_CERT, pair?.chain ?? '');
    await writeFile(C2PA_KEY, pair?.key ?? '');
    const before = await Provenance.open({ ...settings, C2PA_CERT, C2PA_KEY });
    const older = await before.sign(await noise('jpeg'), history());
    const today = await Provenance.open(settings);
    expect((await today.signsUntil()) > (await before.signsUntil())).toBe(true);
    expect(await today.readCredentials(older)).toMatchObject({ valid: true, own: true });
    expect(await today.historyOf(older)).toEqual(history());
  });

  it('stays in use if the folder is read-only', async () => {
    await writeSigner(after(-190));
    const where = path.join(folder, 'provenance');
    const blocked = path.join(where, `signer-${after(0).toISOString().slice(0, 10)}`);
    await writeFile(blocked, 'in the way');
    const identity = new SigningIdentity({ DATA_DIR: folder });
    await expect(identity.signer()).rejects.toThrow();
    await rm(blocked);
    await expect(identity.signer()).resolves.toBeDefined();
  });

  async function writeSigner(issued: Date): Promise<void> {
    const where = path.join(folder, 'provenance');
    const authority = await issueAuthority(issued);
    await new KeyFolder(where, 'authority').add(authority, issued);
    await new KeyFolder(where, 'signer').add(await issueSigner(authority, issued), issued);
  }
});

it('a new authority replaces one that would shorten a certificate', async () => {
  const where = path.join(folder, 'provenance');
  await new KeyFolder(where, 'authority').add(
    await issueAuthority(after(-8.5 * 365)),
    after(-8.5 * 365),
  );
  const { certificate } = await openSigner({ DATA_DIR: folder });
  expect(await authorities()).toHaveLength(2);
  expect(certificate.notAfter > after(364)).toBe(true);
});

it('skips keys from a clock that was ahead', async () => {
  const where = path.join(folder, 'provenance');
  const ahead = await issueAuthority(after(4_000));
  await new KeyFolder(where, 'authority').add(ahead, after(4_000));
  await new KeyFolder(where, 'signer').add(await issueSigner(ahead, after(4_000)), after(4_000));
  const { certificate } = await openSigner({ DATA_DIR: folder });
  expect(certificate.notBefore < new Date()).toBe(true);
});

it('rejects certificates of others as own', async () => {
  const identity = new SigningIdentity({ DATA_DIR: folder });
  await identity.signer();
  const other = await issueSigner(await issueAuthority());
  expect(await identity.isOwn(new X509Certificate(other.chain))).toBe(false);
});
