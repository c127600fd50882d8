import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PackComponent } from '@likeness/contracts/packs/pack-base';
import type { AnyPackManifest } from '@likeness/contracts/packs/pack-manifest';
import { errorCode } from '@likeness/storage/storage-error';
import { z } from 'zod';
import { writeFileAtomically } from '../models/write-file-atomically.js';
import { PackRefusedError } from './pack-refusal.js';

/** Shared by all workers with the same packs folder. */
const ACCEPTED_FILE = 'accepted-licences.json';

const acceptanceSchema = z.object({
  pack: z.string(),
  /** Changed terms need a new acceptance. */
  licences_sha256: z.string(),
  accepted_at: z.iso.datetime(),
  accepted_by: z.string(),
});
export type Acceptance = z.infer<typeof acceptanceSchema>;
const acceptedSchema = z.object({ accepted: z.array(acceptanceSchema) });

export class AcceptedLicences {
  readonly #file: string;

  constructor(packsDir: string) {
    this.#file = join(packsDir, ACCEPTED_FILE);
  }

  async find({ id, components }: AnyPackManifest): Promise<Acceptance | undefined> {
    const hash = termsHash(components);
    return (await this.#all()).find(
      ({ pack, licences_sha256 }) => pack === id && licences_sha256 === hash,
    );
  }

  async accept({ id, components }: AnyPackManifest, by: string): Promise<Acceptance> {
    const acceptance = {
      pack: id,
      licences_sha256: termsHash(components),
      accepted_at: new Date().toISOString(),
      accepted_by: by,
    };
    const others = (await this.#all()).filter(
      ({ pack, licences_sha256 }) => pack !== id || licences_sha256 !== acceptance.licences_sha256,
    );
    const content = { accepted: [...others, acceptance] };
    writeFileAtomically(this.#file, `${JSON.stringify(content, null, 2)}\n`);
    return acceptance;
  }

  async assertAccepted(manifest: AnyPackManifest): Promise<void> {
    const closed = nonCommercialParts(manifest);
    if (closed.length === 0 || (await this.find(manifest))) return;
    const parts = closed.map(({ name, licence }) => `${name} (${licence})`).join(', ');
    throw new PackRefusedError(
      'licence-not-accepted',
      `${manifest.id} has parts that are not for commercial use: ${parts}. Read them with \`npm run packs -- licences\`, then accept them by \`npm run packs -- accept ${manifest.id}\`, or use another pack.`,
    );
  }

  async #all(): Promise<Acceptance[]> {
    let text: string;
    try {
      text = await readFile(this.#file, 'utf8');
    } catch (error) {
      if (errorCode(error) === 'ENOENT') return [];
      throw error;
    }
    return acceptedSchema.parse(JSON.parse(text)).accepted;
  }
}

export function nonCommercialParts({ components }: AnyPackManifest): readonly PackComponent[] {
  return components.filter(({ commercial }) => !commercial);
}

function termsHash(components: readonly PackComponent[]): string {
  const terms = components.map(({ name, source, licence, url, commercial, restrictions }) => [
    name,
    source,
    licence,
    url,
    commercial,
    restrictions,
  ]);
  return createHash('sha256').update(JSON.stringify(terms)).digest('hex');
}
