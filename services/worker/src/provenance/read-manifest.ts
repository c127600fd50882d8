import type { Asset } from '@trustnxt/c2pa-ts/asset';
import { SuperBox } from '@trustnxt/c2pa-ts/jumbf';
import {
  type Action,
  ActionAssertion,
  DataHashAssertion,
  type Manifest,
  ManifestStore,
  ValidationStatusCode,
} from '@trustnxt/c2pa-ts/manifest';
import { openAsset } from './open-asset.js';
import { keepTimeStamps } from './time-stamp-tokens.js';

export type ReadManifest = { readonly manifest: Manifest; readonly actions: readonly Action[] };

type Knows = (certificate: { readonly rawData: ArrayBuffer }) => Promise<boolean>;

export type Acquaintance = { readonly isOwn: Knows; readonly knowsTimeStampsOf: Knows };

/** The start of every manifest store, in any container. */
const STORE = Buffer.from('jumdc2pa');

/** Ignores untrusted certificates and invalid time stamps (C2PA 2.2 §15.8). */
const NOT_ABOUT_THE_FILE: ReadonlySet<string> = new Set([
  ValidationStatusCode.SigningCredentialUntrusted,
  ValidationStatusCode.TimeStampUntrusted,
  ValidationStatusCode.TimeStampMismatch,
  ValidationStatusCode.TimeStampMalformed,
]);

/** Also true for duplicate or orphaned manifests: calling them absent would hide tampering. */
export function hasManifest(file: Uint8Array): boolean {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  return isReadable(file) && bytes.includes(STORE);
}

export async function readManifest(
  file: Uint8Array,
  { knowsTimeStampsOf }: Pick<Acquaintance, 'knowsTimeStampsOf'>,
): Promise<ReadManifest | undefined> {
  try {
    const { faults, ...read } = await examine(file, knowsTimeStampsOf);
    return faults.length === 0 ? read : undefined;
  } catch {
    return undefined;
  }
}

/** Status codes of C2PA 2.2 §15. */
export async function faultsOf(file: Uint8Array): Promise<readonly string[]> {
  return (await examine(file, () => Promise.resolve(false))).faults;
}

async function examine(file: Uint8Array, knowsTimeStampsOf: Knows) {
  const asset = openAsset(file);
  const jumbf = asset?.getManifestJUMBF();
  if (!asset || !jumbf) throw new Error('no manifest');
  const box = SuperBox.fromBuffer(new Uint8Array(jumbf));
  await keepTimeStamps(box, knowsTimeStampsOf);
  const store = ManifestStore.read(box);
  const manifest = store.getActiveManifest();
  if (!manifest) throw new Error('an empty manifest store');
  const { statusEntries } = await store.validate(asset);
  const faults = statusEntries
    .filter(({ success, code }) => success !== true && !NOT_ABOUT_THE_FILE.has(code))
    .map(({ code }) => code);
  faults.push(...assertionFaults(manifest), ...bindingFaults(manifest, asset));
  return { manifest, faults, actions: declared(manifest).flatMap(actionsOf) };
}

function declared(manifest: Manifest) {
  const { claim } = manifest;
  const references = claim ? [...claim.assertions, ...claim.gatheredAssertions] : [];
  return references.map(({ uri }) => manifest.getComponentByURL(uri, true));
}

/** The library ignores undeclared assertions. */
function assertionFaults(manifest: Manifest): ValidationStatusCode[] {
  const vouched = new Set<unknown>(declared(manifest));
  const assertions = manifest.assertions?.assertions ?? [];
  return assertions.every((assertion) => vouched.has(assertion))
    ? []
    : [ValidationStatusCode.AssertionUndeclared];
}

/** The library accepts a missing hash and exclusions other than the manifest. */
function bindingFaults(manifest: Manifest, asset: Asset): ValidationStatusCode[] {
  const place = asset.getHashExclusionRange();
  const [binding, ...others] = declared(manifest).filter((one) => one instanceof DataHashAssertion);
  if (!binding || others.length > 0) return [ValidationStatusCode.ClaimHardBindingsMissing];
  const [left, ...more] = binding.exclusions;
  const fits = left?.start === place.start && left.length === place.length && more.length === 0;
  return fits ? [] : [ValidationStatusCode.AssertionDataHashMismatch];
}

function actionsOf(component: unknown): readonly Action[] {
  return component instanceof ActionAssertion ? component.actions : [];
}

function isReadable(file: Uint8Array): boolean {
  try {
    return openAsset(file) !== undefined;
  } catch {
    return true;
  }
}
