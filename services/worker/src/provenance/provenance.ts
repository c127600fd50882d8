import { createHmac } from 'node:crypto';
import path from 'node:path';
import { MARK_ALGORITHM } from '@likeness/contracts/calls/images/soft-bindings.calls';
import type { RgbImage } from '../imaging/rgb-image.js';
import { type PictureHistory, signContent, type TimeStamper } from './content-credentials.js';
import { writeFingerprint } from './fingerprint/fingerprint.js';
import { embedMark } from './hidden-mark/embed-mark.js';
import { type MarkKey, markKey } from './hidden-mark/mark-key.js';
import { type ReadMark, readMark } from './hidden-mark/read-mark.js';
import { KnownCertificates } from './known-certificates.js';
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

/** Enough to mark pictures and to check their origin; not to sign, nor to name photos. */
export type MarkSettings = Pick<SigningSettings, 'DATA_DIR'> & {
  /** Key of the hidden mark; derived from AUTH_SECRET by default. */
  readonly MARK_SECRET?: string;
  readonly MARK_SECRET_ALSO?: readonly string[];
};

export type ProvenanceSettings = SigningSettings &
  MarkSettings & {
    readonly AUTH_SECRET: string;
    readonly AUTH_SECRET_ALSO?: string;
  };

export type MarkedImage = {
  readonly image: RgbImage;
  /** Stored beside the picture, to recognize copies of it. */
  readonly fingerprint: Buffer;
  readonly softBinding: SoftBinding;
};

export class Provenance {
  private constructor(
    private readonly identity: SigningIdentity,
    private readonly acquaintance: Acquaintance,
    private readonly timeStamps: TimeStamper | undefined,
    private readonly markKeys: readonly [MarkKey, ...MarkKey[]],
    private readonly photoKey: string | undefined,
  ) {}

  /** @param onTimeStampFailure called for pictures that are signed without a time stamp */
  static open(
    settings: ProvenanceSettings | Required<MarkSettings>,
    onTimeStampFailure: (error: unknown) => void = () => undefined,
  ): Promise<Provenance> {
    const { AUTH_SECRET, C2PA_TIMESTAMP_URL }: Partial<ProvenanceSettings> = settings;
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
      markKeysOf(settings),
      AUTH_SECRET === undefined ? undefined : derived(AUTH_SECRET, 'photo name'),
    );
    return Promise.resolve(provenance);
  }

  mark(image: RgbImage): MarkedImage {
    const { image: marked, payload } = embedMark(image, this.markKeys[0]);
    const value = payload.toString('hex');
    return {
      image: marked,
      fingerprint: writeFingerprint(image, value),
      softBinding: { alg: MARK_ALGORITHM, value },
    };
  }

  /** @param image at most 1024 pixels per side */
  readMark(image: RgbImage): ReadMark | undefined {
    return readMark(image, this.markKeys);
  }

  /** The file must not change after signing. */
  async sign(file: Uint8Array, history: PictureHistory): Promise<Buffer> {
    return signContent(file, history, await this.identity.signer(), this.timeStamps);
  }

  async signsUntil(): Promise<Date> {
    return (await this.identity.signer()).certificate.notAfter;
  }

  nameOf(photo: Uint8Array): string {
    if (this.photoKey === undefined) throw new Error('only the worker names photos');
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

export function markSettings(settings: ProvenanceSettings): Required<MarkSettings> {
  const { DATA_DIR, MARK_SECRET, MARK_SECRET_ALSO = [], AUTH_SECRET, AUTH_SECRET_ALSO } = settings;
  if (MARK_SECRET !== undefined) return { DATA_DIR, MARK_SECRET, MARK_SECRET_ALSO };
  const coming = AUTH_SECRET_ALSO === undefined ? [] : [derived(AUTH_SECRET_ALSO, 'hidden mark')];
  return {
    DATA_DIR,
    MARK_SECRET: derived(AUTH_SECRET, 'hidden mark'),
    MARK_SECRET_ALSO: [...coming, ...MARK_SECRET_ALSO],
  };
}

/** The first one marks; all of them read. */
function markKeysOf(
  settings: ProvenanceSettings | Required<MarkSettings>,
): [MarkKey, ...MarkKey[]] {
  const { MARK_SECRET, MARK_SECRET_ALSO } =
    'AUTH_SECRET' in settings ? markSettings(settings) : settings;
  return [markKey(MARK_SECRET), ...[...new Set(MARK_SECRET_ALSO)].map(markKey)];
}

function derived(secret: string, use: string): string {
  return createHmac('sha256', secret).update(use).digest('hex');
}
