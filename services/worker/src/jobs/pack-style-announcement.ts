import { stat } from 'node:fs/promises';
import { pathToFileURL } from 'node:url';
import { PACK_LANES } from '@likeness/contracts/generation/render-lane';
import { stylesAnnounceJob } from '@likeness/contracts/jobs/results.jobs';
import { JobSender } from '@likeness/queue/job-sender';
import { ObjectStore } from '@likeness/storage/object-store';
import { Injectable } from '@nestjs/common';
import { type OfferedStyle, type OpenedPack, offeredStyles } from '../packs/opened-pack.js';
import { PackStatus } from '../packs/pack-status.js';
import { announcementVersion, storePicture } from './announced-picture.js';

const SORT = 99;
const MOST_BYTES = 256 * 1024;

type Announced = OfferedStyle & {
  readonly stamp: string | undefined;
};

@Injectable()
export class PackStyleAnnouncement {
  readonly #told = new Map<string, string>();

  constructor(
    private readonly store: ObjectStore,
    private readonly sender: JobSender,
    private readonly packs: PackStatus,
  ) {}

  async send(): Promise<void> {
    for (const pack of this.packs.used) {
      const styles = await Promise.all(offeredStyles(pack).map(withStamp));
      const content = JSON.stringify(styles);
      if (styles.length === 0 || this.#told.get(pack.manifest.id) === content) continue;
      await this.#announce(pack, styles);
      this.#told.set(pack.manifest.id, content);
    }
  }

  async #announce({ manifest }: OpenedPack, announced: readonly Announced[]): Promise<void> {
    const styles = await Promise.all(
      announced.map(async ({ id, style, preview, stamp }) => ({
        id,
        sort: SORT,
        title: style.name,
        description: style.description,
        preview_key: stamp
          ? await storePicture(this.store, `styles/${id}`, pathToFileURL(preview))
          : null,
      })),
    );
    await this.sender.add(stylesAnnounceJob, {
      // The prefix avoids collisions with the studio and other engines.
      engine: `pack-${manifest.id}`,
      engine_name: manifest.name,
      lane: PACK_LANES[manifest.task],
      version: announcementVersion(styles),
      styles,
    });
  }
}

async function withStamp(style: OfferedStyle): Promise<Announced> {
  const found = await stat(style.preview).catch(() => undefined);
  if (!found?.isFile() || found.size === 0 || found.size > MOST_BYTES) {
    return { ...style, stamp: undefined };
  }
  return { ...style, stamp: `${found.size} ${found.mtimeMs}` };
}
