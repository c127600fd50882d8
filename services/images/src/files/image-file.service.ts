import path from 'node:path';
import type { Readable } from 'node:stream';
import type { ImageFileQuery } from '@likeness/contracts/http/images';
import { AppError } from '@likeness/contracts/errors/app-error';
import type { Owner } from '@likeness/contracts/identity/owner';
import { contentTypeOf } from '@likeness/storage/content-type';
import { type ByteRange, ObjectStore } from '@likeness/storage/object-store';
import { ObjectMissingError } from '@likeness/storage/storage-error';
import { Injectable } from '@nestjs/common';
import { DeletionsRepository } from '../database/deletions.repository.js';
import { ImagesRepository } from '../database/images.repository.js';
import { RequestedFileService } from './requested-file.service.js';
import { isDraft, visibleRendition } from './rendition.js';

/** The owner sees only a thumbnail of a deleted image. */
const DELETED_WIDTH = 256;

export type ImageFile = {
  readonly key: string;
  readonly size: number;
  readonly contentType: string;
  /** Strong (RFC 9110 §8.8.3): objects are immutable, so their keys identify the content. */
  readonly etag: string;
  readonly downloadName: string;
};

@Injectable()
export class ImageFileService {
  constructor(
    private readonly images: ImagesRepository,
    private readonly deletions: DeletionsRepository,
    private readonly files: RequestedFileService,
    private readonly store: ObjectStore,
  ) {}

  /** @throws AppError NOT_FOUND, FORMAT_UNAVAILABLE, ENGINE_UNAVAILABLE */
  async find(id: string, owner: Owner, query: ImageFileQuery): Promise<ImageFile> {
    const { w: width, format, label } = query;
    const image =
      (await this.images.ofOwner(id, owner)) ??
      (width === DELETED_WIDTH ? await this.deletions.restorableOne(id, owner) : null);
    if (!image) throw new AppError('NOT_FOUND');
    const rendition = visibleRendition(image);
    const key = await this.files.keyOf(image, owner, query).catch(asNotFound);
    const size = await this.store.size(key);
    if (size === undefined) throw new AppError('NOT_FOUND');
    return {
      key,
      size,
      contentType: contentTypeOf(key),
      etag: `"${image.id}-${rendition.name}-${format ?? width ?? 'full'}${label ? `-${label}` : ''}${isDraft(key) ? '-draft' : ''}"`,
      downloadName: downloadName(image.name, `${format ? `-${format}` : ''}${path.extname(key)}`),
    };
  }

  /** @throws AppError NOT_FOUND if the file was removed meanwhile */
  async open(file: ImageFile, range: ByteRange | 'whole'): Promise<Readable> {
    return this.store.stream(file.key, range === 'whole' ? undefined : range).catch(asNotFound);
  }
}

function asNotFound(error: unknown): never {
  throw error instanceof ObjectMissingError ? new AppError('NOT_FOUND') : error;
}

function downloadName(name: string, ending: string): string {
  const stem = path.parse(name).name.replaceAll(/[^A-Za-z0-9_-]+/g, '-');
  return `${stem.replaceAll(/^-+|-+$/g, '').slice(0, 80) || 'image'}${ending}`;
}
