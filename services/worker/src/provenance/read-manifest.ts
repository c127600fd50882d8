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

/** A manifest that can be believed: nothing of the file has changed since it was signed. */
export type ReadManifest = { readonly manifest: Manifest; readonly actions: readonly Action[] };

type Certificate = { readonly rawData: ArrayBuffer };
type Trust = { readonly knowsTimeStampsOf: (certificate: Certificate) => Promise<boolean> };
const NOBODY: Trust = { knowsTimeStampsOf: () => Promise.resolve(false) };

/** Begins the description of every manifest store, in whatever container and how often. */
const STORE = Buffer.from('jumdc2pa');

/**
 * A certificate need not be on anybody's list for the signature to fit. A time stamp that does not fit
 * counts as none (C2PA 2.2, §15.8): the certificate must then be valid today.
 */
const NOT_ABOUT_THE_FILE: ReadonlySet<string> = new Set([
  ValidationStatusCode.SigningCredentialUntrusted,
  ValidationStatusCode.TimeStampUntrusted,
  ValidationStatusCode.TimeStampMismatch,
  ValidationStatusCode.TimeStampMalformed,
]);

/**
 * Whether a JPEG, PNG or WebP has anything of a manifest in it. One that is there twice, or that no
 * container holds any more, is there: to call it absent would hide that somebody tampered with it.
 */
export function hasManifest(file: Uint8Array): boolean {
  const bytes = Buffer.from(file.buffer, file.byteOffset, file.byteLength);
  return isReadable(file) && bytes.includes(STORE);
}

/** The file's manifest; undefined when there is none that can be believed. */
export async function readManifest(
  file: Uint8Array,
  trust: Trust,
): Promise<ReadManifest | undefined> {
  try {
    const { faults, ...read } = await examine(file, trust);
    return faults.length === 0 ? read : undefined;
  } catch {
    return undefined;
  }
}

/** What is wrong with a file's manifest, in the codes of C2PA 2.2, §15. */
export async function faultsOf(file: Uint8Array): Promise<readonly string[]> {
  return (await examine(file, NOBODY)).faults;
}

async function examine(file: Uint8Array, trust: Trust) {
  const asset = openAsset(file);
  const jumbf = asset?.getManifestJUMBF();
  if (!asset || !jumbf) throw new Error('no manifest');
  const box = SuperBox.fromBuffer(new Uint8Array(jumbf));
  await keepTimeStamps(box, trust.knowsTimeStampsOf);
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

/** Assertions that the signed claim names; the store may hold others, which nobody vouches for. */
function declared(manifest: Manifest) {
  const { claim } = manifest;
  const references = claim ? [...claim.assertions, ...claim.gatheredAssertions] : [];
  return references.map(({ uri }) => manifest.getComponentByURL(uri, true));
}

/** The library checks what the claim names, not that there is nothing else. */
function assertionFaults(manifest: Manifest): ValidationStatusCode[] {
  const vouched = new Set<unknown>(declared(manifest));
  const assertions = manifest.assertions?.assertions ?? [];
  return assertions.every((assertion) => vouched.has(assertion))
    ? []
    : [ValidationStatusCode.AssertionUndeclared];
}

/**
 * Nor does it check that there is a hash it understands, and that what was left out of it is the
 * manifest and nothing else.
 */
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
    // The container is broken; what it was meant to be shows at its beginning.
    return true;
  }
}
