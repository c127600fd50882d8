import { createHash, createHmac } from 'node:crypto';
import path from 'node:path';
import type { RgbImage } from '../imaging/rgb-image.js';
import { type Comparison, compareCopy } from './compare-copy.js';
import { type PictureHistory, signContent, type TimeStamper } from './content-credentials.js';
import { fingerprintOf, type Suspect } from './fingerprint/fingerprint.js';
import { readFingerprint, writeFingerprint } from './fingerprint/fingerprint-file.js';
import { embedMark } from './hidden-mark.embed.js';
import { KnownCertificates } from './known-certificates.js';
import { markChips } from './mark-chips.js';
import { photoName } from './photo-name.js';
import {
  type Acquaintance,
  certificateOf,
  type ContentCredentials,
  readCredentials,
} from './read-credentials.js';
import { readManifest } from './read-manifest.js';
import { credentialsFolder, type SigningSettings } from './signing-credentials.js';
import { SigningIdentity } from './signing-identity.js';
import type { SoftBinding } from './soft-binding.assertion.js';
import { TimeStampAuthority } from './time-stamp-authority.js';
import { toldHistory } from './told-history.js';

/** The fingerprint finds a picture, the mark confirms it. */
const SOFT_BINDING_ALG = 'com.likeness.mark.2';

export type ProvenanceSettings = SigningSettings & {
  /** Key of the hidden mark; derived from AUTH_SECRET by default. */
  readonly MARK_SECRET?: string;
  readonly MARK_SECRET_ALSO?: readonly string[];
  readonly AUTH_SECRET: string;
  readonly AUTH_SECRET_ALSO?: string;
};

export type MarkedImage = {
  readonly image: RgbImage;
  /** Input of the mark; stored beside the picture. */
  readonly fingerprint: Buffer;
  readonly softBinding: SoftBinding;
};

export class Provenance {
  private constructor(
    private readonly identity: SigningIdentity,
    private readonly acquaintance: Acquaintance,
    private readonly timeStamps: TimeStamper | undefined,
    private readonly markSecrets: MarkSecrets,
    private readonly photoKey: string,
  ) {}

  /** @param onTimeStampFailure called for pictures that are signed without a time stamp */
  static open(
    settings: ProvenanceSettings,
    onTimeStampFailure: (error: unknown) => void = () => undefined,
  ): Promise<Provenance> {
    const { AUTH_SECRET, C2PA_TIMESTAMP_URL } = settings;
    const stampers = new KnownCertificates(path.join(credentialsFolder(settings), 'time-stamps'));
    const identity = new SigningIdentity(settings);
    const provenance = new Provenance(
      identity,
      {
        isOwn: (certificate) => identity.isOwn(certificate),
        knowsTimeStampsOf: ({ rawData }) => stampers.has(rawData),
      },
      C2PA_TIMESTAMP_URL === undefined
        ? undefined
        : new TimeStampAuthority(C2PA_TIMESTAMP_URL, stampers, onTimeStampFailure),
      markSecretsOf(settings),
      derived(AUTH_SECRET, 'photo name'),
    );
    return Promise.resolve(provenance);
  }

  /** Equal images get equal marks, because averaging differently marked copies removes marks. */
  mark(image: RgbImage): MarkedImage {
    const fingerprint = fingerprintOf(image);
    const file = writeFingerprint(fingerprint);
    const name = digestOf(file);
    const chips = markChips(this.markSecrets.present, name, fingerprint.extent);
    const softBinding = { alg: SOFT_BINDING_ALG, value: name };
    return { image: embedMark(image, chips), fingerprint: file, softBinding };
  }

  compare(suspect: Suspect, renderId: string, file: Uint8Array): Comparison | undefined {
    const fingerprint = readFingerprint(file);
    const { present, also } = this.markSecrets;
    const name = digestOf(file);
    // Marks of version 0.2.0 depend on the render too.
    const names = [name, `${renderId} ${name}`];
    const marks = [present, ...also].flatMap((key) =>
      names.map((each) => markChips(key, each, fingerprint.extent)),
    );
    return compareCopy(suspect, fingerprint, marks);
  }

  /** The file must not change after signing. */
  async sign(file: Uint8Array, history: PictureHistory): Promise<Buffer> {
    return signContent(file, history, await this.identity.signer(), this.timeStamps);
  }

  async signsUntil(): Promise<Date> {
    return (await this.identity.signer()).certificate.notAfter;
  }

  nameOf(photo: Uint8Array): string {
    return photoName(photo, this.photoKey);
  }

  async historyOf(file: Uint8Array): Promise<PictureHistory | undefined> {
    const read = await readManifest(file, this.acquaintance);
    const certificate = read && certificateOf(read);
    if (!certificate || !(await this.acquaintance.isOwn(certificate))) return undefined;
    return toldHistory(read);
  }

  async readCredentials(file: Uint8Array): Promise<ContentCredentials> {
    return readCredentials(file, this.acquaintance);
  }
}

type MarkSecrets = { readonly present: string; readonly also: readonly string[] };

function markSecretsOf(settings: ProvenanceSettings): MarkSecrets {
  const { MARK_SECRET, MARK_SECRET_ALSO = [], AUTH_SECRET, AUTH_SECRET_ALSO } = settings;
  if (MARK_SECRET !== undefined) return { present: MARK_SECRET, also: MARK_SECRET_ALSO };
  const [present, ...coming] = [AUTH_SECRET, AUTH_SECRET_ALSO].flatMap((secret) =>
    secret === undefined ? [] : derived(secret, 'hidden mark'),
  );
  return { present, also: [...new Set([...coming, ...MARK_SECRET_ALSO])] };
}

function derived(secret: string, use: string): string {
  return createHmac('sha256', secret).update(use).digest('hex');
}

/** Verifiable only with the fingerprint; reveals nothing about the picture. */
function digestOf(fingerprint: Uint8Array): string {
  return createHash('sha256').update(fingerprint).digest('hex');
}
