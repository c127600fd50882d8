import { randomUUID } from 'node:crypto';
import type { Signer } from '@trustnxt/c2pa-ts/cose';
import {
  type Action,
  ActionAssertion,
  ActionType,
  ClaimVersion,
  DataHashAssertion,
  type DigitalSourceType,
  IngredientAssertion,
  type Manifest,
  ManifestStore,
  RelationshipType,
  Signature,
} from '@trustnxt/c2pa-ts/manifest';
import type { TimestampProvider } from '@trustnxt/c2pa-ts/rfc3161';
import { openAsset } from './open-asset.js';
import { type SoftBinding, softBindingAssertion } from './soft-binding.assertion.js';

const GENERATOR = 'Likeness';
const HASH = 'SHA-256';
/** The C2PA 2.3 name for a watermark in `c2pa.soft-binding`; the library has an older one. */
const WATERMARKED = 'c2pa.watermarked.bound' as ActionType;
/** C2PA 2.2; not in the library. */
export const ADDED_TEXT = 'c2pa.addedText' as ActionType;
export const AI_MADE = 'AI-made picture: ';
const SIGNATURE_RESERVE = 128;

export type TimeStamper = TimestampProvider & { readonly room: number };

export type PictureHistory = {
  readonly version: string;
  readonly digitalSourceType: string;
  /** Identifies the photo only for holders of key and photo; null for pictures from text. */
  readonly parent: string | null;
  /** The same for photos that provided other input, such as colors. */
  readonly inputs: readonly string[];
  /** IPTC source type of the photos, if AI made one of them. */
  readonly photoSourceType?: string;
  readonly softBinding: SoftBinding | null;
  readonly cropped: boolean;
  readonly reduced: boolean;
  /** Has a visible AI label. */
  readonly labeled?: true;
};

/** C2PA 2.2. The manifest has nothing that holders of the source photo could compare with it. */
export async function signContent(
  file: Uint8Array,
  history: PictureHistory,
  signer: Signer,
  timeStamps?: TimeStamper,
): Promise<Buffer> {
  if (!timeStamps) return embed(file, history, signer);
  const stamped = () => embed(file, history, signer, timeStamps);
  // The second try asks the next authority.
  return stamped()
    .catch(stamped)
    .catch(() => embed(file, history, signer));
}

async function embed(
  file: Uint8Array,
  history: PictureHistory,
  signer: Signer,
  timeStamps?: TimeStamper,
): Promise<Buffer> {
  const asset = openAsset(file);
  if (!asset) throw new Error('only JPEG, PNG and WebP files can be signed');
  const store = new ManifestStore();
  const manifest = store.createManifest({
    claimVersion: ClaimVersion.V2,
    assetFormat: asset.mimeType,
    instanceID: `xmp:iid:${randomUUID()}`,
    defaultHashAlgorithm: HASH,
    signer,
  });
  if (!manifest.claim) throw new Error('a new manifest has no claim');
  // The library's default reserve would be a tenth of the file.
  manifest.signature = Signature.create(signer, SIGNATURE_RESERVE + (timeStamps?.room ?? 0));
  manifest.claim.claimGeneratorName = GENERATOR;
  manifest.claim.claimGeneratorVersion = history.version;
  tell(manifest, history);
  const binding = DataHashAssertion.create(HASH);
  manifest.addAssertion(binding);

  await asset.ensureManifestSpace(store.measureSize());
  await binding.updateWithAsset(asset);
  await manifest.sign(signer, timeStamps);
  await asset.writeManifestJUMBF(store.getBytes());
  return Buffer.from(await asset.getDataRange());
}

function tell(manifest: Manifest, history: PictureHistory): void {
  const { parent, inputs, softBinding, cropped, reduced, labeled, photoSourceType } = history;
  const digitalSourceType = history.digitalSourceType as DigitalSourceType;
  const softwareAgent = { name: GENERATOR, version: history.version };
  const refer = (relationship: RelationshipType) => (instanceID: string, index: number) => {
    const photo = IngredientAssertion.createV3(relationship);
    photo.format = 'image/jpeg';
    photo.instanceID = instanceID;
    if (photoSourceType !== undefined) photo.description = AI_MADE + photoSourceType;
    if (index > 0) photo.labelSuffix = index;
    manifest.addAssertion(photo);
    return manifest.createAssertionReference(photo);
  };
  const actions: Action[] = [];
  if (parent === null) {
    actions.push({ action: ActionType.C2paCreated, digitalSourceType, softwareAgent });
  } else {
    const opened = [refer(RelationshipType.ParentOf)(parent, 0)];
    const used = inputs.map((input, i) => refer(RelationshipType.InputTo)(input, i + 1));
    actions.push(
      { action: ActionType.C2paOpened, parameters: { ingredients: opened } },
      {
        action: ActionType.C2paEdited,
        digitalSourceType,
        softwareAgent,
        ...(used.length > 0 && { parameters: { ingredients: used } }),
      },
    );
  }
  if (softBinding) {
    manifest.addAssertion(softBindingAssertion(softBinding));
    actions.push({ action: WATERMARKED, softwareAgent });
  }
  if (labeled) actions.push({ action: ADDED_TEXT });
  if (cropped) actions.push({ action: ActionType.C2paCropped });
  if (reduced)
    actions.push({ action: ActionType.C2paResized }, { action: ActionType.C2paConverted });
  const told = new ActionAssertion();
  told.actions = actions;
  manifest.addAssertion(told);
}
