import { createHash } from 'node:crypto';
import { access, mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { PemConverter } from '@peculiar/x509';

/** Kept as long as pictures may return. One file each, to avoid coordination between processes. */
export class KnownCertificates {
  constructor(private readonly folder: string) {}

  async add(certificate: ArrayBuffer): Promise<void> {
    if (await this.has(certificate)) return;
    await mkdir(this.folder, { recursive: true });
    await writeFile(this.#fileOf(certificate), PemConverter.encode(certificate, 'CERTIFICATE'));
  }

  async has(certificate: ArrayBuffer): Promise<boolean> {
    return access(this.#fileOf(certificate)).then(
      () => true,
      () => false,
    );
  }

  #fileOf(certificate: ArrayBuffer): string {
    const name = createHash('sha256').update(new Uint8Array(certificate)).digest('hex');
    return path.join(this.folder, `${name}.pem`);
  }
}
