import { mkdir, mkdtemp, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { X509Certificate } from '@peculiar/x509';
import type { KeyPair } from './local-authority.js';

/** Key pairs by the day on which they were made. */
export class KeyFolder {
  constructor(private readonly root: string) {}

  async valid(at: Date): Promise<KeyPair | undefined> {
    const names = await readdir(this.root).catch(() => []);
    const pairs = names.filter((name) => name.startsWith('signer-'));
    for (const name of pairs.toSorted().toReversed()) {
      const [chain, key] = await Promise.all(
        ['chain.pem', 'key.pem'].map((file) => readFile(path.join(this.root, name, file), 'utf8')),
      );
      const { notBefore, notAfter } = new X509Certificate(chain);
      if (notBefore <= at && at < notAfter) return { chain, key };
    }
    return undefined;
  }

  /** Atomic: if several processes write on one day, the first wins. */
  async add({ chain, key }: KeyPair, day: Date): Promise<void> {
    const target = path.join(this.root, `signer-${day.toISOString().slice(0, 10)}`);
    await mkdir(this.root, { recursive: true, mode: 0o700 });
    const draft = await mkdtemp(path.join(this.root, 'draft-'));
    try {
      await writeFile(path.join(draft, 'chain.pem'), chain);
      await writeFile(path.join(draft, 'key.pem'), key, { mode: 0o600 });
      await rename(draft, target);
    } catch (error) {
      const { code = '' } = error as NodeJS.ErrnoException;
      if (!['ENOTEMPTY', 'EEXIST'].includes(code)) throw error;
    } finally {
      await rm(draft, { recursive: true, force: true });
    }
  }
}
