import path from 'node:path';
import { AppError } from '@likeness/contracts/errors/app-error';
import type { bulkDownloadRequestSchema } from '@likeness/contracts/http/images';
import type { Owner } from '@likeness/contracts/identity/owner';
import { Injectable } from '@nestjs/common';
import type { z } from 'zod';
import { DownloadsRepository } from '../database/downloads.repository.js';
import type { StoredImage } from '../database/image.entity.js';
import { ImagesRepository } from '../database/images.repository.js';
import { visibleRendition } from '../files/rendition.js';
import { describeImage } from './describe-image.js';
import { FileNames } from './file-names.js';

const MOST_RELATED = 4_000;
const BATCH = 500;

export type PlannedFile = Pick<StoredImage, 'id' | 'kind' | 'name' | 'bytes' | 'createdAt'>;
export type DownloadPlan = {
  readonly files: readonly PlannedFile[];
  readonly missing: readonly string[];
};
type Wanted = z.output<typeof bulkDownloadRequestSchema>;

@Injectable()
export class DownloadPlanService {
  constructor(
    private readonly images: ImagesRepository,
    private readonly downloads: DownloadsRepository,
  ) {}

  /** @throws AppError NOT_FOUND if none of the requested images exists */
  async make(wanted: Wanted, owner: Owner): Promise<DownloadPlan> {
    const asked = [...new Set(wanted.image_ids)];
    const related = wanted.includeRelated
      ? await this.downloads.related(asked, owner, MOST_RELATED)
      : [];
    const ids = [...asked, ...related];
    const names = new FileNames();
    const files: PlannedFile[] = [];
    for (let start = 0; start < ids.length; start += BATCH) {
      const batch = ids.slice(start, start + BATCH);
      const found = await this.images.manyOfOwner(batch, owner);
      const byId = new Map(found.map((image) => [image.id, image]));
      for (const id of batch) {
        const image = byId.get(id);
        if (image) files.push(fileOf(image, names, wanted.group));
      }
    }
    const there = new Set(files.map(({ id }) => id));
    const missing = asked.filter((id) => !there.has(id));
    if (missing.length === asked.length) throw new AppError('NOT_FOUND');
    return { files, missing: await this.#described(missing, owner) };
  }

  async #described(ids: readonly string[], owner: Owner): Promise<string[]> {
    const known = await this.downloads.recentlyRemoved(ids, owner);
    const byId = new Map(known.map((image) => [image.id, image]));
    return ids.map((id) => {
      const image = byId.get(id);
      return image ? describeImage(image) : `Unknown image ${id}`;
    });
  }
}

function fileOf(image: StoredImage, names: FileNames, isGrouped: boolean): PlannedFile {
  const extension = path.extname(visibleRendition(image).key);
  const folder = isGrouped ? folderOf(image) : undefined;
  const { id, kind, bytes, createdAt } = image;
  return { id, kind, name: names.next(folder, image.name, extension), bytes, createdAt };
}

function folderOf({ kind, creationMethodName, creationMethodConfig }: StoredImage): string {
  if (kind === 'upload') return 'uploads';
  return `${creationMethodName ?? 'portraits'} ${creationMethodConfig?.style ?? 'prompt'}`;
}
