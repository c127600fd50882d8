import type { X509Certificate } from '@peculiar/x509';
import { hasManifest, type ReadManifest, readManifest } from './read-manifest.js';

/** What a file's own credentials say. Of those that can't be believed nothing but that they are there. */
export type ContentCredentials = {
  readonly present: boolean;
  /** The signature fits, and no byte of the file has changed since. */
  readonly valid: boolean;
  /** Whose certificate it was, by its own account. */
  readonly issuer: string | null;
  /** Signed by this installation. */
  readonly own: boolean;
  readonly digitalSourceType: string | null;
};

type Certificate = Pick<X509Certificate, 'rawData'>;

/** Which certificates this installation knows. */
export type Acquaintance = {
  readonly isOwn: (certificate: Certificate) => Promise<boolean>;
  readonly knowsTimeStampsOf: (certificate: Certificate) => Promise<boolean>;
};

const NONE = { present: false, valid: false, issuer: null, own: false, digitalSourceType: null };

/** Reads and checks the C2PA manifest in a JPEG, PNG or WebP; other kinds of file have none here. */
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
