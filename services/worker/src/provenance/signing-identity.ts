import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { X509Certificate } from '@peculiar/x509';
import type { Signer } from '@trustnxt/c2pa-ts/cose';
import { signingFaults } from './signing-faults.js';
import { KnownCertificates } from './known-certificates.js';
import { credentialsFolder, openSigner, type SigningSettings } from './signing-credentials.js';

/** Long against the half year in which a certificate can be renewed. */
const LOOK_AGAIN_MS = 24 * 3_600_000;

/** Who signs here: one certificate after another over the years, each known for good. */
export class SigningIdentity {
  readonly #own: KnownCertificates;
  #current: Promise<Signer> | undefined;
  #openedAt = 0;

  constructor(private readonly settings: SigningSettings) {
    this.#own = new KnownCertificates(path.join(credentialsFolder(settings), 'own'));
  }

  /**
   * The signer of today. Keys are read when they are first needed, and looked at again once a day; one
   * that can't be renewed is used on.
   * @throws Error naming the setting when certificate or key can't be used
   */
  async signer(now = new Date()): Promise<Signer> {
    const before = this.#current;
    if (before && now.getTime() - this.#openedAt < LOOK_AGAIN_MS) return before;
    const opened = this.#open(now);
    this.#openedAt = now.getTime();
    this.#current = before ? opened.catch(() => before) : opened;
    if (!before) opened.catch(() => (this.#current = undefined));
    return this.#current;
  }

  /** Whether the certificate is, or ever was, this installation's. */
  async isOwn(certificate: { readonly rawData: ArrayBuffer }): Promise<boolean> {
    return this.#own.has(certificate.rawData);
  }

  async #open(now: Date): Promise<Signer> {
    const signer = await openSigner(this.settings, now);
    const faults = await signingFaults(signer);
    if (faults.length > 0) {
      throw new Error(`C2PA_CERT: readers would refuse what it signs (${faults.join(', ')})`);
    }
    await this.#rememberFormer();
    await this.#own.add(signer.certificate.rawData);
    return signer;
  }

  /** Until certificates were renewed there was one, in a file of its own. */
  async #rememberFormer(): Promise<void> {
    const file = path.join(credentialsFolder(this.settings), 'chain.pem');
    const pem = await readFile(file, 'utf8').catch(() => undefined);
    if (pem !== undefined) await this.#own.add(new X509Certificate(pem).rawData);
  }
}
