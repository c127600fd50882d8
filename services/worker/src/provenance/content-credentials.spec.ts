import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Signer } from '@trustnxt/c2pa-ts/cose';
import sharp from 'sharp';
import { signContent } from './content-credentials.js';
import { issueLocalAuthority } from './local-authority.js';
import { readCredentials } from './read-credentials.js';
import { openSigner } from './signing-credentials.js';

const ORIGIN = {
  version: '1.2.3',
  digitalSourceType:
    'http://cv.iptc.org/newscodes/digitalsourcetype/compositeWithTrainedAlgorithmicMedia',
};
let folder: string;
let signer: Signer;
let jpeg: Uint8Array<ArrayBuffer>;
let signed: Uint8Array<ArrayBuffer>;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'credentials-'));
  signer = await openSigner({ DATA_DIR: folder });
  const noise = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  jpeg = new Uint8Array(
    await sharp({ create: { width: 200, height: 150, channels: 3, background: '#000', noise } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"></x:xmpmeta>')
      .jpeg()
      .toBuffer(),
  );
  signed = new Uint8Array(await signContent(jpeg, ORIGIN, signer));
});
afterAll(() => rm(folder, { recursive: true }));

const read = (file: Uint8Array<ArrayBuffer>) => readCredentials(file, signer.certificate);

describe('a signed picture', () => {
  it('says whose it is and of which kind', async () => {
    expect(await read(signed)).toEqual({
      present: true,
      valid: true,
      issuer: 'Likeness (this installation)',
      own: true,
      digitalSourceType: ORIGIN.digitalSourceType,
    });
  });

  it('is the same picture, a little longer', async () => {
    const pixels = (file: Uint8Array) => sharp(file).raw().toBuffer();
    expect((await pixels(signed)).equals(await pixels(jpeg))).toBe(true);
    expect((await sharp(signed).metadata()).xmp).toBeDefined();
    expect(signed.length - jpeg.length).toBeLessThan(4_000);
  });

  it.each([
    ['a pixel', (file: Buffer) => file.length - 900],
    ['the metadata', (file: Buffer) => file.indexOf('xmpmeta')],
    ['the claim', (file: Buffer) => file.indexOf('algorithmicMedia'.slice(1))],
  ])('is no longer valid when %s was changed', async (_what, at) => {
    const changed = signed.slice();
    const place = at(Buffer.from(signed));
    expect(place).toBeGreaterThan(0);
    changed[place] ^= 1;
    expect(await read(changed)).toMatchObject({ present: true, valid: false });
  });

  it('of another installation is valid, but not ours', async () => {
    const { chain, key } = await issueLocalAuthority();
    const [cert, keyFile] = [path.join(folder, 'other.pem'), path.join(folder, 'other.key')];
    await writeFile(cert, chain);
    await writeFile(keyFile, key);
    const other = await openSigner({ C2PA_CERT: cert, C2PA_KEY: keyFile, DATA_DIR: folder });
    const file = new Uint8Array(await signContent(jpeg, ORIGIN, other));
    expect(await read(file)).toMatchObject({ valid: true, own: false });
    const half = { C2PA_CERT: cert, DATA_DIR: folder };
    await expect(openSigner(half)).rejects.toThrow('C2PA_CERT and C2PA_KEY');
    const mixed = { C2PA_CERT: cert, C2PA_KEY: path.join(folder, 'provenance/key.pem') };
    await expect(openSigner({ ...mixed, DATA_DIR: folder })).rejects.toThrow('C2PA_CERT, C2PA_KEY');
  });
});

it.each([
  ['a picture without credentials', () => jpeg],
  ['no picture', () => new Uint8Array(Buffer.from('hello'))],
  ['nothing', () => new Uint8Array()],
  ['half a picture', () => signed.slice(0, 3_000)],
])('%s has none that could be believed', async (_what, file) => {
  expect((await read(file())).valid).toBe(false);
});

describe('the local authority', () => {
  it('is made once, by whoever comes first, and its key is its owner’s alone', async () => {
    const own = path.join(folder, 'fresh');
    const signers = await Promise.all(
      Array.from({ length: 4 }, () => openSigner({ DATA_DIR: own })),
    );
    expect(new Set(signers.map(({ certificate }) => certificate.serialNumber)).size).toBe(1);
    expect((await stat(path.join(own, 'provenance/key.pem'))).mode & 0o777).toBe(0o600);
    const chain = await readFile(path.join(own, 'provenance/chain.pem'), 'utf8');
    expect(chain.match(/BEGIN CERTIFICATE/g)).toHaveLength(2);
  });
});
