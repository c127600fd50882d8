import path from 'node:path';
import type { Signer } from '@trustnxt/c2pa-ts/cose';
import { signingFaults } from './signing-faults.js';
import { KnownCertificates } from './known-certificates.js';
import { credentialsFolder, openSigner, type SigningSettings } from './signing-credentials.js';

const LOOK_AGAIN_MS = 24 * 3_600_000;

export class SigningIdentity {
  readonly #own: KnownCertificates;
  #current: Promise<Signer> | undefined;
  #openedAt = 0;

  constructor(private readonly settings: SigningSettings) {
    this.#own = new KnownCertificates(path.join(credentialsFolder(settings), 'own'));
  }

  /** Keeps the current signer if a renewal fails. @throws Error naming the unusable setting */
  async signer(now = new Date()): Promise<Signer> {
    const before = this.#current;
    if (before && now.getTime() - this.#openedAt < LOOK_AGAIN_MS) return before;
    const opened = this.#open(now);
    this.#openedAt = now.getTime();
    this.#current = before ? opened.catch(() => before) : opened;
    if (!before) opened.catch(() => (this.#current = undefined));
    return this.#current;
  }

  /** True for current and former certificates. */
  async isOwn(certificate: { readonly rawData: ArrayBuffer }): Promise<boolean> {
    return this.#own.has(certificate.rawData);
  }

  async #open(now: Date): Promise<Signer> {
    const signer = await openSigner(this.settings, now);
    const faults = await signingFaults(signer);
    if (faults.length > 0) {
      throw new Error(`C2PA_CERT: readers would refuse what it signs (${faults.join(', ')})`);
    }
    await this.#own.add(signer.certificate.rawData);
    return signer;
  }
}
