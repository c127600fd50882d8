import { createHmac, randomBytes } from 'node:crypto';
import path from 'node:path';
import { type PictureHistory, signContent, type TimeStamper } from './content-credentials.js';
import { KnownCertificates } from './known-certificates.js';
import { derived } from './marks.js';
import { certificateOf, type ContentCredentials, readCredentials } from './read-credentials.js';
import { type Acquaintance, readManifest } from './read-manifest.js';
import { credentialsFolder, type SigningSettings } from './signing-credentials.js';
import { SigningIdentity } from './signing-identity.js';
import { TimeStampAuthority } from './time-stamp-authority.js';
import { toldHistory } from './told-history.js';

/** Without a secret, it only reads. */
export type ProvenanceSettings = SigningSettings & { readonly AUTH_SECRET?: string };

export class Provenance {
  private constructor(
    private readonly identity: SigningIdentity,
    private readonly acquaintance: Acquaintance,
    private readonly timeStamps: TimeStamper,
    private readonly photoKey: string | undefined,
  ) {}

  /** @param onTimeStampFailure called for pictures that are signed without a time stamp */
  static open(
    settings: ProvenanceSettings,
    onTimeStampFailure: (error: unknown) => void = () => undefined,
  ): Promise<Provenance> {
    const { AUTH_SECRET, C2PA_TIMESTAMP_URL = [] } = settings;
    const stampers = new KnownCertificates(path.join(credentialsFolder(settings), 'time-stamps'));
    const identity = new SigningIdentity(settings);
    const provenance = new Provenance(
      identity,
      {
        isOwn: (certificate) => identity.isOwn(certificate),
        knowsTimeStampsOf: ({ rawData }) => stampers.has(rawData),
      },
      new TimeStampAuthority(C2PA_TIMESTAMP_URL, stampers, onTimeStampFailure),
      AUTH_SECRET === undefined ? undefined : derived(AUTH_SECRET, 'photo name'),
    );
    return Promise.resolve(provenance);
  }

  /** The file must not change after signing. */
  async sign(file: Uint8Array, history: PictureHistory): Promise<Buffer> {
    return signContent(file, history, await this.identity.signer(), this.timeStamps);
  }

  async signsUntil(): Promise<Date> {
    return (await this.identity.signer()).certificate.notAfter;
  }

  /** Only holders of key and photo can verify it. Unlike a plain hash, it confirms no guesses. */
  nameOf(photo: Uint8Array): string {
    if (this.photoKey === undefined) throw new Error('only the worker names photos');
    const salt = randomBytes(16);
    const seal = createHmac('sha256', this.photoKey).update(salt).update(photo).digest('hex');
    return `urn:likeness:photo:${salt.toString('hex')}:${seal}`;
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
