import { randomInt } from 'node:crypto';
import { AppError } from '@likeness/contracts/errors/app-error';
import { RANDOM_STYLE, sortedTitle } from '@likeness/contracts/generation/style-value';
import type { StylesResponse } from '@likeness/contracts/http/styles';
import type { StylesAnnouncement } from '@likeness/contracts/jobs/styles-announce.job';
import { ObjectStore } from '@likeness/storage/object-store';
import { Injectable } from '@nestjs/common';
import type { StyleRow } from '../database/style.entity.js';
import { StylesRepository } from '../database/styles.repository.js';
import { openPicture } from '../http/open-picture.js';
import type { StoredPicture } from '../http/send-picture.js';
import { PackStylesService } from './pack-styles.service.js';

/** The styles that engines announced; those of a model pack only while running workers draw them. */
@Injectable()
export class StyleCatalogueService {
  constructor(
    private readonly styles: StylesRepository,
    private readonly objects: ObjectStore,
    private readonly packStyles: PackStylesService,
  ) {}

  async list(): Promise<StylesResponse> {
    const rows = await this.#offered(await this.styles.all());
    return {
      styles: rows.map(({ id, sort, name, description, previewKey, engineName }) => ({
        id,
        title: sortedTitle(sort, name),
        description,
        images: previewKey === null ? [] : [`/lenses/styles/${id}/preview.webp`],
        engine: engineName,
      })),
    };
  }

  /** @throws AppError NOT_FOUND */
  async preview(id: string): Promise<StoredPicture> {
    const style = await this.styles.byId(id);
    if (!style?.previewKey) throw new AppError('NOT_FOUND');
    return openPicture(this.objects, style.previewKey);
  }

  async record(announcement: StylesAnnouncement): Promise<void> {
    await this.styles.replaceOfEngine(announcement);
  }

  /**
   * The styles of `count` images: the one of that value or id, or random ones.
   * @throws AppError STYLE_UNKNOWN, STYLE_UNAVAILABLE
   */
  async choose(value: string, count: number): Promise<StyleRow[]> {
    const known = isRandom(value) ? await this.styles.all() : await this.#named(value);
    if (known.length === 0) throw new AppError('STYLE_UNKNOWN');
    const offered = await this.#offered(known);
    if (offered.length === 0) throw new AppError('STYLE_UNAVAILABLE');
    return Array.from({ length: count }).flatMap(() => offered[randomInt(offered.length)] ?? []);
  }

  async #named(value: string): Promise<StyleRow[]> {
    const style =
      (await this.styles.byId(value.toLowerCase())) ?? (await this.styles.byName(value));
    return style ? [style] : [];
  }

  async #offered(rows: readonly StyleRow[]): Promise<StyleRow[]> {
    if (rows.every(({ lane }) => lane === 'studio')) return [...rows];
    const drawn = await this.packStyles.drawnNow();
    return rows.filter(({ id, lane }) => lane === 'studio' || drawn.has(id));
  }
}

function isRandom(value: string): boolean {
  return value.toLowerCase() === RANDOM_STYLE;
}
