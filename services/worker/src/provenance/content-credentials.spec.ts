import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { AssertionLabels, DataHashAssertion, Manifest } from '@trustnxt/c2pa-ts/manifest';
import { suite } from '@likeness/testing/suite';
import sharp from 'sharp';
import { COMPOSED, history, noise } from '../testing/signed-picture.js';
import { issueSigner, type KeyPair } from './local-authority.js';
import { openAsset } from './open-asset.js';
import { Provenance } from './provenance.js';
import { readManifest } from './read-manifest.js';
import { softBindingAssertion } from './soft-binding.assertion.js';
import { openSigning } from '../testing/signing.js';

const SECRET = 'x'.repeat(32);
const INVALID = { present: true, valid: false, issuer: null, own: false, digitalSourceType: null };
const FORMATS = ['jpeg', 'png', 'webp'] as const;
const world = suite(openSigning);

async function signed(format: (typeof FORMATS)[number]): Promise<Buffer> {
  return world.provenance.sign(await noise(format), history());
}

describe.each(FORMATS)('a signed %s', (format) => {
  it('names its issuer and source type', async () => {
    expect(await world.provenance.readCredentials(await signed(format))).toEqual({
      present: true,
      valid: true,
      issuer: 'Likeness (this installation)',
      own: true,
      digitalSourceType: COMPOSED,
    });
  });

  it('has the same pixels and metadata and is slightly longer', async () => {
    const plain = await noise(format);
    const file = await world.provenance.sign(plain, history());
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
    expect(await world.provenance.readCredentials(file)).toEqual(INVALID);
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
    expect(await world.provenance.readCredentials(twice)).toEqual(INVALID);
  });

  it('is invalid, not unsigned, if the file is truncated', async () => {
    const file = await signed(format);
    const end = file.indexOf('jumdc2pa') + 900;
    expect(await world.provenance.readCredentials(file.subarray(0, end))).toEqual(INVALID);
  });
});

describe('a manifest', () => {
  afterEach(() => jest.restoreAllMocks());

  it('is invalid with an undeclared assertion', async () => {
    const sign = Manifest.prototype.sign;
    jest.spyOn(Manifest.prototype, 'sign').mockImplementationOnce(async function (
      this: Manifest,
      ...given
    ) {
      const { assertions = [] } = this.claim ?? {};
      const at = (end: string) => assertions.findIndex(({ uri }) => uri.endsWith(end));
      assertions.splice(at('__1'), 1, { ...assertions[at('__2')] });
      return sign.apply(this, given);
    });
    const inputs = ['urn:likeness:photo:cc:dd', 'urn:likeness:photo:ee:ff'];
    const file = await world.provenance.sign(await noise('jpeg'), history({ inputs }));
    expect(await world.provenance.readCredentials(file)).toEqual(INVALID);
    expect(await world.provenance.historyOf(file)).toBeUndefined();
  });

  it('is invalid if its hash excludes more than the manifest', async () => {
    const left = { start: 2, length: 10_000 };
    const update = DataHashAssertion.prototype.updateWithAsset;
    jest
      .spyOn(DataHashAssertion.prototype, 'updateWithAsset')
      .mockImplementationOnce(async function (this: DataHashAssertion, asset) {
        await update.call(this, asset);
        this.exclusions = [left];
        const bytes = await asset.getDataRange();
        expect(bytes.length).toBeGreaterThan(left.length);
        const covered = [bytes.subarray(0, left.start), bytes.subarray(left.start + left.length)];
        this.hash = createHash('sha256').update(Buffer.concat(covered)).digest();
      });
    expect(await world.provenance.readCredentials(await signed('jpeg'))).toEqual(INVALID);
  });

  it('is invalid with an unsupported binding', async () => {
    const boxes = Object.assign(softBindingAssertion({ alg: 'sha256', value: '' }), {
      label: AssertionLabels.boxHash,
      updateWithAsset: () => Promise.resolve(),
    });
    jest.spyOn(DataHashAssertion, 'create').mockReturnValueOnce(boxes as never);
    expect(await world.provenance.readCredentials(await signed('jpeg'))).toEqual(INVALID);
  });

  it('records an opened and edited photo and the soft binding', async () => {
    const inputs = ['urn:likeness:photo:cc:dd', 'urn:likeness:photo:ee:ff'];
    const told = history({ inputs, cropped: true, reduced: true });
    const file = await world.provenance.sign(await noise('webp'), told);
    expect(await world.provenance.historyOf(file)).toEqual(told);
    expect(await actionsOf(file)).toEqual([
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
    const file = await world.provenance.sign(await noise('jpeg'), told);
    expect(await world.provenance.historyOf(file)).toEqual(told);
    expect(await actionsOf(file)).toEqual(['c2pa.created']);
    expect(file.includes('c2pa.ingredient')).toBe(false);
  });

  it('can’t identify a photo or link pictures', async () => {
    const photo = Buffer.from('the photo as it is stored');
    const digest = createHash('sha256').update(photo).digest();
    const names = [world.provenance.nameOf(digest), world.provenance.nameOf(digest)];
    expect(new Set(names).size).toBe(2);
    const file = await world.provenance.sign(await noise('jpeg'), history({ parent: names[0] }));
    expect(file.includes(names[0] ?? '')).toBe(true);
    for (const trace of [digest, digest.toString('hex'), digest.toString('base64'), photo]) {
      expect(file.includes(trace)).toBe(false);
    }
  });

  async function actionsOf(file: Buffer): Promise<string[] | undefined> {
    const knowsTimeStampsOf = () => Promise.resolve(false);
    return (await readManifest(file, { knowsTimeStampsOf }))?.actions.map(({ action }) => action);
  }
});

describe('a certificate', () => {
  async function openWith({ chain, key }: KeyPair, name: string): Promise<Provenance> {
    const [C2PA_CERT, C2PA_KEY] = [
      path.join(world.folder, `${name}.pem`),
      path.join(world.folder, `${name}.key`),
    ];
    await writeFile(C2PA_CERT, chain);
    await writeFile(C2PA_KEY, key);
    const DATA_DIR = path.join(world.folder, name);
    return Provenance.open({ C2PA_CERT, C2PA_KEY, DATA_DIR, AUTH_SECRET: SECRET });
  }

  it('of another installation makes a picture valid but not own', async () => {
    const other = await openWith(await issueSigner(), 'other');
    const file = await other.sign(await noise('jpeg'), history());
    expect(await other.readCredentials(file)).toMatchObject({ valid: true, own: true });
    expect(await world.provenance.readCredentials(file)).toMatchObject({ valid: true, own: false });
    expect(await world.provenance.historyOf(file)).toBeUndefined();
  });

  it.each([
    ['has ended', 'signingCredential.expired', () => expired()],
    ['is for something else', 'signingCredential.invalid', () => forMail(['1.3.6.1.5.5.7.3.1'])],
  ])('that %s is rejected before signing', async (_what, fault, make) => {
    const badly = await openWith(await make(), `bad-${fault}-${_what.length}`);
    await expect(badly.signsUntil()).rejects.toThrow(`C2PA_CERT: readers would refuse`);
    await expect(badly.signsUntil()).rejects.toThrow(fault);
  });

  it('needs its own key', async () => {
    const [one, other] = [await forMail(), await forMail()];
    const mixed = await openWith({ chain: one.chain, key: other.key }, 'mixed');
    await expect(mixed.signsUntil()).rejects.toThrow('C2PA_CERT, C2PA_KEY');
    const half = { C2PA_CERT: '/x.pem', DATA_DIR: world.folder, AUTH_SECRET: SECRET };
    await expect((await Provenance.open(half)).signsUntil()).rejects.toThrow(
      'C2PA_CERT and C2PA_KEY: expected both or neither',
    );
  });

  const forMail = (uses?: string[]) => issueSigner(new Date(), uses);
  const expired = async () => {
    const then = new Date(Date.now() - 2 * 366 * 24 * 3_600_000);
    return issueSigner(then);
  };
});
