import { imagesInternalCalls } from '@likeness/contracts/calls/images/internal.calls';
import { AppError } from '@likeness/contracts/errors/app-error';
import type { ErrorCode } from '@likeness/contracts/errors/catalogue';
import type { KeepPortraitRequest } from '@likeness/contracts/http/internal';
import { InternalClient } from '@likeness/service-kit/http/internal-client';
import { ServiceClient } from '@likeness/service-kit/http/service-clients';
import { Injectable } from '@nestjs/common';
import type { Rendered } from '../database/render.entity.js';

const GONE: ReadonlySet<ErrorCode> = new Set(['PORTRAIT_FILES_GONE', 'PORTRAIT_GONE']);

/** The gallery of the images service. */
@Injectable()
export class PortraitsClient {
  constructor(@ServiceClient('images') private readonly images: InternalClient) {}

  /** @returns false if the files or the portrait have been deleted for good */
  async keep(portrait: KeepPortraitRequest): Promise<boolean> {
    try {
      await this.images.call(imagesInternalCalls.keepPortrait, { body: portrait });
      return true;
    } catch (error) {
      if (error instanceof AppError && GONE.has(error.code)) return false;
      throw error;
    }
  }

  async reveal(id: string): Promise<void> {
    await this.images.call(imagesInternalCalls.revealPortrait, { body: { id } });
  }

  /** Deletes the files of an image, except those that a portrait refers to. */
  async discard({ master_key, watermarked_key, fingerprint_key }: Rendered): Promise<void> {
    const object_keys = [master_key, watermarked_key];
    if (fingerprint_key !== undefined) object_keys.push(fingerprint_key);
    await this.images.call(imagesInternalCalls.discardObjects, { body: { object_keys } });
  }
}
