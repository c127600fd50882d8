import { AppError } from '@likeness/contracts/errors/app-error';
import { FOUR_STYLES, RANDOM_STYLE, sortedTitle } from '@likeness/contracts/generation/style-value';
import type { DefaultHeadPoses } from '@likeness/contracts/http/poses';
import type { StylesResponse } from '@likeness/contracts/http/styles';
import { HealthCheck } from '@likeness/service-kit/health/health-check';
import type { SentPicture } from '@likeness/service-kit/http/send-picture';
import { ObjectStore } from '@likeness/storage/object-store';
import { ObjectMissingError } from '@likeness/storage/storage-error';
import { Injectable } from '@nestjs/common';
import { CatalogueRepository, type StyleRow } from '../database/catalogue.repository.js';
import { RenderWorkersService } from '../renders/render-workers.service.js';

/** Announced styles and head poses; a model pack's styles only while workers draw them. */
@Injectable()
export class CatalogueService extends HealthCheck {
  readonly name = 'styles';

  constructor(
    private readonly catalogue: CatalogueRepository,
    private readonly workers: RenderWorkersService,
    private readonly objects: ObjectStore,
  ) {
    super();
  }

  /** Styles stay in the database after the first start of a worker. */
  async check(): Promise<void> {
    if (!(await this.catalogue.hasStyles())) throw new Error('no worker has announced styles yet');
  }

  async styles(): Promise<StylesResponse> {
    const rows = await this.#offered(await this.catalogue.styles());
    return {
      styles: rows.map(({ id, sort, title, description, previewKey, engineName }) => ({
        id,
        title: sortedTitle(sort, title),
        description,
        images: previewKey === null ? [] : [`/lenses/styles/${id}/preview.webp`],
        engine: engineName,
      })),
    };
  }

  /** @throws AppError NOT_FOUND */
  async preview(id: string): Promise<SentPicture> {
    return this.#picture((await this.catalogue.style(id))?.previewKey);
  }

  /** What a value stands for. @throws AppError STYLE_UNKNOWN, STYLE_UNAVAILABLE */
  async stylesFor(value: string): Promise<StyleRow[]> {
    const isOpen = [FOUR_STYLES, RANDOM_STYLE].includes(value.toLowerCase());
    const known = isOpen ? await this.catalogue.styles() : await this.catalogue.named(value);
    if (known.length === 0) throw new AppError('STYLE_UNKNOWN');
    const offered = await this.#offered(known);
    if (offered.length === 0) throw new AppError('STYLE_UNAVAILABLE');
    return offered;
  }

  async poses(): Promise<DefaultHeadPoses> {
    const keys = await this.catalogue.poses();
    return { images: keys.map((key) => `images/default-headposes/default_${key}.webp`) };
  }

  /** @throws AppError NOT_FOUND */
  async posePicture(file: string): Promise<SentPicture> {
    return this.#picture(await this.catalogue.posePicture(poseKeyOf(file)));
  }

  /** @throws AppError POSE_UNKNOWN */
  async choosePose(name: string): Promise<string> {
    const key = poseKeyOf(name);
    if (!(await this.catalogue.posePicture(key))) throw new AppError('POSE_UNKNOWN');
    return key;
  }

  async #picture(name: string | null | undefined): Promise<SentPicture> {
    if (!name) throw new AppError('NOT_FOUND');
    try {
      return { body: await this.objects.stream(name), name, cacheControl: 'public, max-age=300' };
    } catch (error) {
      throw error instanceof ObjectMissingError ? new AppError('NOT_FOUND') : error;
    }
  }

  async #offered(rows: readonly StyleRow[]): Promise<StyleRow[]> {
    if (rows.every(({ lane }) => lane === 'studio')) return [...rows];
    const drawn = await this.workers.packStyles();
    return rows.filter(({ id, lane }) => lane === 'studio' || drawn.has(id));
  }
}

/** Accepts a file name with or without `default_` and extension. */
function poseKeyOf(name: string): string {
  return name
    .toLowerCase()
    .replace(/^default_/, '')
    .replace(/\.[a-z]{3,4}$/, '');
}
