import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { stylesAnnounceJob } from '@likeness/contracts/jobs/styles-announce.job';
import type { JobSender } from '@likeness/queue/job-sender';
import type { ObjectStore } from '@likeness/storage/object-store';
import type { StyleEntry } from '../engines/portrait-engine.js';

/** Tells lenses which styles this worker's engine can render, previews included. */
export class StyleAnnouncement {
  constructor(
    private readonly engine: string,
    private readonly styles: readonly StyleEntry[],
    private readonly store: ObjectStore,
    private readonly sender: JobSender,
  ) {}

  async send(): Promise<void> {
    const styles = await Promise.all(
      this.styles.map(async ({ id, title, description, preview }) => ({
        id,
        title,
        description,
        preview_key: await this.#storePreview(id, preview),
      })),
    );
    const version = hash(Buffer.from(JSON.stringify(styles)));
    // The time makes every start an announcement of its own: another engine's may lie between.
    await this.sender.add(stylesAnnounceJob, {
      engine: this.engine,
      version: `${version}-${Date.now()}`,
      styles,
    });
  }

  /** The content's hash is in the key, so a changed preview gets a new address. */
  async #storePreview(id: string, preview: URL): Promise<string> {
    const bytes = await readFile(preview);
    const key = `styles/${id}-${hash(bytes)}.webp`;
    if ((await this.store.size(key)) === undefined) await this.store.put(key, bytes);
    return key;
  }
}

function hash(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 16);
}
