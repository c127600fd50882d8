import type { X509Certificate } from '@peculiar/x509';
import { JPEG } from '@trustnxt/c2pa-ts/asset';
import { SuperBox } from '@trustnxt/c2pa-ts/jumbf';
import {
  ActionAssertion,
  ManifestStore,
  type ValidationResult,
  ValidationStatusCode,
} from '@trustnxt/c2pa-ts/manifest';

/** What a file's own credentials say, and whether they can be believed. */
export type ContentCredentials = {
  readonly present: boolean;
  /** The signature fits, and no byte of the file has changed since. */
  readonly valid: boolean;
  /** Whose certificate it was, by its own account; null when there is none to read. */
  readonly issuer: string | null;
  /** Signed with the very certificate that is asked about. */
  readonly own: boolean;
  readonly digitalSourceType: string | null;
};

const NONE = { present: false, valid: false, issuer: null, own: false, digitalSourceType: null };

/** A certificate need not be on anybody's list for the signature to fit. */
const NOT_ABOUT_THE_FILE: ReadonlySet<string> = new Set([
  ValidationStatusCode.SigningCredentialUntrusted,
  ValidationStatusCode.TimeStampUntrusted,
]);

/** Reads and checks the C2PA manifest in a JPEG; other kinds of file have none here. */
export async function readCredentials(
  file: Uint8Array<ArrayBuffer>,
  own: X509Certificate,
): Promise<ContentCredentials> {
  const asset = open(file);
  const jumbf = asset?.getManifestJUMBF();
  if (!asset || !jumbf) return NONE;
  try {
    const store = ManifestStore.read(SuperBox.fromBuffer(new Uint8Array(jumbf)));
    const manifest = store.getActiveManifest();
    const certificate = manifest?.signature?.signatureData.certificate;
    const actions = manifest?.assertions?.assertions.find(
      (assertion) => assertion instanceof ActionAssertion,
    );
    return {
      present: true,
      valid: isIntact(await store.validate(asset)),
      issuer: certificate?.subjectName.getField('O')[0] ?? null,
      own: certificate !== undefined && isSame(certificate, own),
      digitalSourceType: actions?.actions[0]?.digitalSourceType ?? null,
    };
  } catch {
    return { ...NONE, present: true };
  }
}

function open(file: Uint8Array<ArrayBuffer>): JPEG | undefined {
  try {
    return JPEG.canRead(file) ? new JPEG(file) : undefined;
  } catch {
    return undefined;
  }
}

function isSame(one: X509Certificate, other: X509Certificate): boolean {
  return Buffer.from(one.rawData).equals(Buffer.from(other.rawData));
}

function isIntact({ statusEntries }: ValidationResult): boolean {
  return statusEntries.every(
    ({ success, code }) => success === true || NOT_ABOUT_THE_FILE.has(code),
  );
}
