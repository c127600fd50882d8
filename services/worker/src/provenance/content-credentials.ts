import { randomUUID } from 'node:crypto';
import { JPEG } from '@trustnxt/c2pa-ts/asset';
import type { Signer } from '@trustnxt/c2pa-ts/cose';
import {
  ActionAssertion,
  ActionType,
  AssertionLabels,
  ClaimVersion,
  DataHashAssertion,
  type DigitalSourceType,
  ManifestStore,
  Signature,
} from '@trustnxt/c2pa-ts/manifest';

const GENERATOR = 'Likeness';
const HASH = 'SHA-256';
/** Bytes; a P-256 signature takes 64. */
const SIGNATURE_RESERVE = 128;

/** What made the picture, and of which kind it is by IPTC's NewsCodes. */
export type ContentOrigin = { readonly version: string; readonly digitalSourceType: string };

/**
 * The JPEG with a signed C2PA manifest (2.1) in it: that the picture was created, by what, of which
 * kind of source, and a hash of every byte outside the manifest. It names no ingredient: the photos
 * it was made from are nobody's business.
 */
export async function signContent(
  jpeg: Uint8Array<ArrayBuffer>,
  { version, digitalSourceType }: ContentOrigin,
  signer: Signer,
): Promise<Buffer> {
  const asset = new JPEG(jpeg);
  const store = new ManifestStore();
  const manifest = store.createManifest({
    claimVersion: ClaimVersion.V2,
    assetFormat: 'image/jpeg',
    instanceID: `xmp:iid:${randomUUID()}`,
    defaultHashAlgorithm: HASH,
    signer,
  });
  if (!manifest.claim) throw new Error('a new manifest has no claim');
  // The library's own reserve, for countersignatures, would be a tenth of the whole file.
  manifest.signature = Signature.create(signer, SIGNATURE_RESERVE);
  manifest.claim.claimGeneratorName = GENERATOR;
  manifest.claim.claimGeneratorVersion = version;

  const actions = new ActionAssertion();
  actions.label = AssertionLabels.actionsV2;
  actions.actions.push({
    action: ActionType.C2paCreated,
    digitalSourceType: digitalSourceType as DigitalSourceType,
    softwareAgent: { name: GENERATOR, version },
  });
  manifest.addAssertion(actions);
  const binding = DataHashAssertion.create(HASH);
  manifest.addAssertion(binding);

  await asset.ensureManifestSpace(store.measureSize());
  await binding.updateWithAsset(asset);
  await manifest.sign(signer);
  await asset.writeManifestJUMBF(store.getBytes());
  return Buffer.from(await asset.getDataRange());
}
