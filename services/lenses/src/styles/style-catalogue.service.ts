import { randomInt } from 'node:crypto';
import { AppError } from '@likeness/contracts/errors/app-error';
import { RANDOM_STYLE } from '@likeness/contracts/generation/style-value';
import type { StylesResponse } from '@likeness/contracts/http/styles';
import type { AnnouncedStyle } from '@likeness/contracts/jobs/styles-announce.job';
import { ObjectStore } from '@likeness/storage/object-store';
import { Injectable } from '@nestjs/common';
import type { StyleRow } from '../database/style.entity.js';
import { StylesRepository } from '../database/styles.repository.js';
import { openPicture } from '../http/open-picture.js';
import type { StoredPicture } from '../http/send-picture.js';

/** The styles that engines have announced. */
@Injectable()
export class StyleCatalogue {
  constructor(
    private readonly styles: StylesRepository,
    private readonly objects: ObjectStore,
  ) {}

  async list(): Promise<StylesResponse> {
    const rows = await this.styles.all();
    return {
      styles: rows.map(({ id, title, description }) => ({
        id,
        title,
        description,
        images: [`/lenses/styles/${id}/preview.webp`],
      })),
    };
  }

  /** @throws AppError NOT_FOUND */
  async preview(id: string): Promise<StoredPicture> {
    const style = await this.styles.byId(id);
    if (!style) throw new AppError('NOT_FOUND');
    return openPicture(this.objects, style.previewKey);
  }

  async record(engine: string, styles: readonly AnnouncedStyle[]): Promise<void> {
    await this.styles.replaceOfEngine(engine, styles);
  }

  /** @throws AppError STYLE_UNKNOWN */
  async assertKnown(value: string): Promise<void> {
    if (isRandom(value)) return;
    if (!(await this.styles.byValue(value))) throw new AppError('STYLE_UNKNOWN');
  }

  /** The style of that value; for `random` any one. @throws AppError STYLE_UNKNOWN */
  async choose(value: string): Promise<StyleRow> {
    const candidates = isRandom(value)
      ? await this.styles.all()
      : [await this.styles.byValue(value)].filter((style) => style !== null);
    const chosen = candidates[candidates.length > 1 ? randomInt(candidates.length) : 0];
    if (!chosen) throw new AppError('STYLE_UNKNOWN');
    return chosen;
  }
}

function isRandom(value: string): boolean {
  return value.toLowerCase() === RANDOM_STYLE;
}
