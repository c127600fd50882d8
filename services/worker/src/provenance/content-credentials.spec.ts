import { createHash } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { BoxReader, type CBORBox, SuperBox } from '@trustnxt/c2pa-ts/jumbf';
import {
  ActionAssertion,
  ActionType,
  type Assertion,
  AssertionLabels,
  ClaimVersion,
  DataHashAssertion,
  ManifestStore,
} from '@trustnxt/c2pa-ts/manifest';
import sharp from 'sharp';
import { COMPOSED, history, noise } from '../testing/signed-picture.js';
import { issueAuthority, issueSigner, type KeyPair } from './local-authority.js';
import { openAsset } from './open-asset.js';
import { Provenance } from './provenance.js';
import { openSigner } from './signing-credentials.js';
import { SoftBindingAssertion } from './soft-binding.assertion.js';

const SECRET = 'x'.repeat(32);
const INVALID = { present: true, valid: false, issuer: null, own: false, digitalSourceType: null };
const NONE = { ...INVALID, present: false };
const FORMATS = ['jpeg', 'png', 'webp'] as const;
let folder: string;
let provenance: Provenance;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'credentials-'));
  provenance = await Provenance.open({ DATA_DIR: folder, AUTH_SECRET: SECRET });
});
afterAll(() => rm(folder, { recursive: true }));

async function signed(format: (typeof FORMATS)[number]): Promise<Buffer> {
  return provenance.sign(await noise(format), history());
}

describe.each(FORMATS)('a signed %s', (format) => {
  it('names its issuer and source type', async () => {
    expect(await provenance.readCredentials(await signed(format))).toEqual({
      present: true,
      valid: true,
      issuer: 'Likeness (this installation)',
      own: true,
      digitalSourceType: COMPOSED,
    });
  });

  it('has the same pixels and metadata and is slightly longer', async () => {
    const plain = await noise(format);
    const file = await provenance.sign(plain, history());
    const pixels = (picture: Buffer) => sharp(picture).raw().toBuffer();
    expect((await pixels(file)).equals(await pixels(plain))).toBe(true);
    expect((await sharp(file).metadata()).xmp).toBeDefined();
    expect(file.length - plain.length).toBeLessThan(3_200);
  });

  it.each([
    ['a pixel', (file: Buffer) => Math.floor(file.length / 2)],
    [
      'the record',
      (file: Buffer) => Math.max(file.indexOf('xmpmeta'), file.indexOf('com.adobe.xmp')),
    ],
    ['the kind of source', (file: Buffer) => file.indexOf('digitalsourcetype/composite')],
    ['the soft binding', (file: Buffer) => file.indexOf('com.likeness.mark')],
  ])('is invalid if one bit of %s changes', async (_what, at) => {
    const file = await signed(format);
    const place = at(file);
    expect(place).toBeGreaterThan(0);
    file[place] ^= 1;
    expect(await provenance.readCredentials(file)).toEqual(INVALID);
  });

  it('is invalid with the manifest of another picture', async () => {
    const [one, other] = [await signed(format), await signed(format)];
    const place = (file: Buffer) =>
      openAsset(file)?.getHashExclusionRange() ?? { start: 0, length: 0 };
    const [mine, theirs] = [place(one), place(other)];
    expect(mine.length).toBe(theirs.length);
    other.copy(one, mine.start, theirs.start, theirs.start + theirs.length);
    expect(await provenance.readCredentials(one)).toEqual(INVALID);
  });

  it('is invalid, not unsigned, with a duplicate manifest', async () => {
    const file = await signed(format);
    const { start, length } = openAsset(file)?.getHashExclusionRange() ?? { start: 0, length: 0 };
    const end = start + length + (format === 'webp' ? length % 2 : 0);
    const twice = Buffer.concat([
      file.subarray(0, end),
      file.subarray(start, end),
      file.subarray(end),
    ]);
    if (format === 'webp') twice.writeUInt32LE(twice.length - 8, 4);
    expect((await sharp(twice).metadata()).width).toBe(200);
    expect(await provenance.readCredentials(twice)).toEqual(INVALID);
  });

  it('is invalid, not unsigned, if the file is truncated', async () => {
    const file = await signed(format);
    const end = file.indexOf('jumdc2pa') + 900;
    expect(await provenance.readCredentials(file.subarray(0, end))).toEqual(INVALID);
  });
});

describe('a manifest', () => {
  async function withUndeclared(content: unknown): Promise<Buffer> {
    const roomy = await Provenance.open({
      DATA_DIR: folder,
      AUTH_SECRET: SECRET,
      C2PA_TIMESTAMP_URL: 'http://127.0.0.1:9/',
    });
    const asset = openAsset(await roomy.sign(await noise('jpeg'), history()));
    const jumbf = asset?.getManifestJUMBF();
    if (!asset || !jumbf) throw new Error('not signed');
    const store = SuperBox.fromBuffer(new Uint8Array(jumbf));
    const [manifest] = store.contentBoxes as SuperBox[];
    const genuine = manifest?.getByPath('c2pa.assertions/c2pa.actions.v2');
    const { box } = BoxReader.readFromBuffer(new Uint8Array(genuine?.toBuffer(false) ?? []));
    const forged = box as SuperBox;
    const told = forged.contentBoxes[0] as CBORBox;
    told.content = content;
    told.generateRawContent();
    manifest?.getByPath('c2pa.assertions')?.contentBoxes.unshift(forged);
    const signature = manifest?.getByPath('c2pa.signature')?.contentBoxes[0] as CBORBox;
    const [, unprotected] = signature.content as [unknown, { pad: Uint8Array }];
    unprotected.pad = unprotected.pad.subarray(forged.measureSize());
    signature.generateRawContent();
    expect(store.measureSize()).toBe(jumbf.length);
    await asset.writeManifestJUMBF(store.toBuffer(false));
    return Buffer.from(await asset.getDataRange());
  }

  it('is invalid with an undeclared assertion', async () => {
    const digitalSourceType = 'http://cv.iptc.org/newscodes/digitalsourcetype/digitalCapture';
    const file = await withUndeclared({ actions: [{ action: 'c2pa.created', digitalSourceType }] });
    expect(await provenance.readCredentials(file)).toEqual(INVALID);
    expect(await provenance.historyOf(file)).toBeUndefined();
  });

  async function boundBy(binding: Assertion, hash: (file: Uint8Array) => void): Promise<Buffer> {
    const signer = await openSigner({ DATA_DIR: folder });
    const asset = openAsset(await noise('jpeg'));
    if (!asset) throw new Error('no picture');
    const store = new ManifestStore();
    const manifest = store.createManifest({
      claimVersion: ClaimVersion.V2,
      assetFormat: 'image/jpeg',
      instanceID: 'xmp:iid:1',
      defaultHashAlgorithm: 'SHA-256',
      signer,
    });
    const actions = new ActionAssertion();
    actions.actions = [{ action: ActionType.C2paCreated }];
    manifest.addAssertion(actions);
    manifest.addAssertion(binding);
    await asset.ensureManifestSpace(store.measureSize());
    hash(await asset.getDataRange());
    await manifest.sign(signer);
    await asset.writeManifestJUMBF(store.getBytes());
    return Buffer.from(await asset.getDataRange());
  }

  it('is invalid if its hash excludes more than the manifest', async () => {
    const left = { start: 2, length: 40_000 };
    const binding = DataHashAssertion.create('SHA-256');
    binding.exclusions = [left];
    const file = await boundBy(binding, (bytes) => {
      expect(bytes.length).toBeGreaterThan(left.length);
      const covered = [bytes.subarray(0, left.start), bytes.subarray(left.start + left.length)];
      binding.hash = createHash('sha256').update(Buffer.concat(covered)).digest();
    });
    expect(await provenance.readCredentials(file)).toEqual(INVALID);
  });

  it('is invalid with an unsupported binding', async () => {
    const boxes = SoftBindingAssertion.of({ alg: 'sha256', value: '' });
    boxes.label = AssertionLabels.boxHash;
    const file = await boundBy(boxes, () => undefined);
    expect(await provenance.readCredentials(file)).toEqual(INVALID);
  });

  it('records an opened and edited photo and the soft binding', async () => {
    const inputs = ['urn:likeness:photo:cc:dd', 'urn:likeness:photo:ee:ff'];
    const told = history({ inputs, cropped: true, reduced: true });
    const file = await provenance.sign(await noise('webp'), told);
    expect(await provenance.historyOf(file)).toEqual(told);
    expect(actionsOf(file)).toEqual([
      'c2pa.opened',
      'c2pa.edited',
      'c2pa.watermarked.bound',
      'c2pa.cropped',
      'c2pa.resized',
      'c2pa.converted',
    ]);
  });

  it('of a picture from text records a creation without a photo', async () => {
    const told = history({ parent: null, softBinding: null });
    const file = await provenance.sign(await noise('jpeg'), told);
    expect(await provenance.historyOf(file)).toEqual(told);
    expect(actionsOf(file)).toEqual(['c2pa.created']);
    expect(file.includes('c2pa.ingredient')).toBe(false);
  });

  it('can’t identify a photo or link pictures', async () => {
    const photo = Buffer.from('the photo as it is stored');
    const digest = createHash('sha256').update(photo).digest();
    const names = [provenance.nameOf(digest), provenance.nameOf(digest)];
    expect(new Set(names).size).toBe(2);
    const file = await provenance.sign(await noise('jpeg'), history({ parent: names[0] }));
    expect(file.includes(names[0] ?? '')).toBe(true);
    for (const trace of [digest, digest.toString('hex'), digest.toString('base64'), photo]) {
      expect(file.includes(trace)).toBe(false);
    }
  });

  function actionsOf(file: Buffer): string[] {
    const jumbf = openAsset(file)?.getManifestJUMBF();
    const store = SuperBox.fromBuffer(new Uint8Array(jumbf ?? []));
    const [manifest] = store.contentBoxes as SuperBox[];
    const [box] = manifest?.getByPath('c2pa.assertions/c2pa.actions.v2')?.contentBoxes ?? [];
    const { actions } = (box as CBORBox).content as Pick<ActionAssertion, 'actions'>;
    return actions.map(({ action }) => action);
  }
});

describe('a certificate', () => {
  async function openWith({ chain, key }: KeyPair, name: string): Promise<Provenance> {
    const [C2PA_CERT, C2PA_KEY] = [
      path.join(folder, `${name}.pem`),
      path.join(folder, `${name}.key`),
    ];
    await writeFile(C2PA_CERT, chain);
    await writeFile(C2PA_KEY, key);
    const DATA_DIR = path.join(folder, name);
    return Provenance.open({ C2PA_CERT, C2PA_KEY, DATA_DIR, AUTH_SECRET: SECRET });
  }

  it('of another installation makes a picture valid but not own', async () => {
    const other = await openWith(await issueSigner(await issueAuthority()), 'other');
    const file = await other.sign(await noise('jpeg'), history());
    expect(await other.readCredentials(file)).toMatchObject({ valid: true, own: true });
    expect(await provenance.readCredentials(file)).toMatchObject({ valid: true, own: false });
    expect(await provenance.historyOf(file)).toBeUndefined();
  });

  it.each([
    ['has ended', 'signingCredential.expired', () => expired()],
    ['is for something else', 'signingCredential.invalid', () => forMail(['1.3.6.1.5.5.7.3.1'])],
    ['is an authority’s own', 'signingCredential.invalid', () => issueAuthority()],
  ])('that %s is rejected before signing', async (_what, fault, make) => {
    const badly = await openWith(await make(), `bad-${fault}-${_what.length}`);
    await expect(badly.signsUntil()).rejects.toThrow(`C2PA_CERT: readers would refuse`);
    await expect(badly.signsUntil()).rejects.toThrow(fault);
  });

  it('needs its own key', async () => {
    const [one, other] = [await forMail(), await forMail()];
    const mixed = await openWith({ chain: one.chain, key: other.key }, 'mixed');
    await expect(mixed.signsUntil()).rejects.toThrow('C2PA_CERT, C2PA_KEY');
    const half = { C2PA_CERT: '/x.pem', DATA_DIR: folder, AUTH_SECRET: SECRET };
    await expect((await Provenance.open(half)).signsUntil()).rejects.toThrow(
      'C2PA_CERT and C2PA_KEY: expected both or neither',
    );
  });

  const forMail = async (uses?: string[]) => issueSigner(await issueAuthority(), new Date(), uses);
  const expired = async () => {
    const then = new Date(Date.now() - 2 * 366 * 24 * 3_600_000);
    return issueSigner(await issueAuthority(then), then);
  };
});

it.each([
  ['a picture without credentials', () => noise('jpeg')],
  ['no picture', () => Promise.resolve(Buffer.from('hello'))],
  ['nothing', () => Promise.resolve(Buffer.alloc(0))],
])('%s has none', async (_what, file) => {
  expect(await provenance.readCredentials(await file())).toEqual(NONE);
});
