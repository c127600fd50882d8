import { mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { PemConverter, X509Certificate } from '@peculiar/x509';
import { KeyFolder } from './key-folder.js';
import { issueSigner } from './local-authority.js';
import { openSigner } from './signing-credentials.js';
import { SigningIdentity } from './signing-identity.js';

const DAY_MS = 24 * 3_600_000;
let root: string;
let folder: string;

beforeAll(async () => (root = await mkdtemp(path.join(tmpdir(), 'identity-'))));
beforeEach(async () => (folder = await mkdtemp(path.join(root, 'data-'))));
afterAll(() => rm(root, { recursive: true }));

const after = (days: number) => new Date(Date.now() + days * DAY_MS);
const kept = () => readdir(path.join(folder, 'provenance'));
async function writeSigner(issued: Date): Promise<void> {
  await new KeyFolder(path.join(folder, 'provenance')).add(await issueSigner(issued), issued);
}
const signers = async () => (await kept()).filter((name) => name.startsWith('signer-'));

it('concurrent processes create one key pair with private file modes', async () => {
  const opened = await Promise.all(
    Array.from({ length: 6 }, () => openSigner({ DATA_DIR: folder })),
  );
  expect(new Set(opened.map(({ certificate }) => certificate.serialNumber)).size).toBe(1);
  const names = await signers();
  expect(names).toHaveLength(1);
  expect((await kept()).filter((name) => name.startsWith('draft-'))).toEqual([]);
  for (const name of names) {
    const at = path.join(folder, 'provenance', name);
    expect((await stat(at)).mode & 0o777).toBe(0o700);
    expect((await stat(path.join(at, 'key.pem'))).mode & 0o777).toBe(0o600);
  }
});

it('issues certificates for one year', async () => {
  const { certificate } = await openSigner({ DATA_DIR: folder });
  const days = (certificate.notAfter.getTime() - Date.now()) / DAY_MS;
  expect(days).toBeGreaterThan(364);
  expect(days).toBeLessThan(367);
  const [name] = await signers();
  const pem = await readFile(path.join(folder, 'provenance', name ?? '', 'chain.pem'), 'utf8');
  const [, authority] = PemConverter.decode(pem).map((der) => new X509Certificate(der));
  expect(await certificate.verify({ publicKey: authority?.publicKey })).toBe(true);
});

describe('a certificate of half a year', () => {
  it('is renewed only after this time', async () => {
    const first = await openSigner({ DATA_DIR: folder });
    const same = await openSigner({ DATA_DIR: folder }, after(180));
    expect(same.certificate.equal(first.certificate)).toBe(true);
    const next = await openSigner({ DATA_DIR: folder }, after(190));
    expect(next.certificate.equal(first.certificate)).toBe(false);
    expect(next.certificate.issuer).toBe(first.certificate.issuer);
    expect(next.certificate.notAfter > first.certificate.notAfter).toBe(true);
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
});

it('skips keys from a clock that was ahead', async () => {
  await writeSigner(after(4_000));
  const { certificate } = await openSigner({ DATA_DIR: folder });
  expect(certificate.notBefore < new Date()).toBe(true);
});
