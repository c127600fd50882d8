import type { X509Certificate } from '@peculiar/x509';
import {
  type Acquaintance,
  hasManifest,
  type ReadManifest,
  readManifest,
} from './read-manifest.js';

/** Invalid credentials report only `present`. */
export type ContentCredentials = {
  readonly present: boolean;
  readonly valid: boolean;
  readonly issuer: string | null;
  readonly own: boolean;
  readonly digitalSourceType: string | null;
};

const NONE = { present: false, valid: false, issuer: null, own: false, digitalSourceType: null };

export async function readCredentials(
  file: Uint8Array,
  acquaintance: Acquaintance,
): Promise<ContentCredentials> {
  if (!hasManifest(file)) return NONE;
  const read = await readManifest(file, acquaintance);
  if (!read) return { ...NONE, present: true };
  const certificate = certificateOf(read);
  const stated = read.actions.find((action) => action.digitalSourceType !== undefined);
  return {
    present: true,
    valid: true,
    issuer: certificate?.subjectName.getField('O')[0] ?? null,
    own: certificate !== undefined && (await acquaintance.isOwn(certificate)),
    digitalSourceType: stated?.digitalSourceType ?? null,
  };
}

export function certificateOf({ manifest }: ReadManifest): X509Certificate | undefined {
  return manifest.signature?.signatureData.certificate;
}
