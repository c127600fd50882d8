import { Readable } from 'node:stream';
import { urlOf } from '@likeness/contracts/calls/call-path';
import { imageCalls } from '@likeness/contracts/calls/images/images.calls';
import { AppError } from '@likeness/contracts/errors/app-error';
import type { Person } from '@likeness/contracts/identity/principal';
import { InternalTokens } from '@likeness/service-kit/identity/internal-token';
import { Injectable } from '@nestjs/common';

export type ImageFile = { readonly contentType: string; readonly bytes: Readable };

export abstract class ImageFilesSettings {
  abstract readonly imagesUrl: string;
}

/** Reads images with the owner's rights, including any watermark. */
@Injectable()
export class ImageFilesClient {
  constructor(
    private readonly tokens: InternalTokens,
    private readonly settings: ImageFilesSettings,
  ) {}

  /** @returns undefined for a deleted image @throws AppError SERVICE_UNAVAILABLE */
  async open(person: Person, imageId: string): Promise<ImageFile | undefined> {
    const token = this.tokens.sign(person, 'images');
    const url = urlOf(this.settings.imagesUrl, imageCalls.readImageFile, { id: imageId });
    const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    if (response.ok && response.body) {
      const bytes = Readable.fromWeb(response.body);
      return { bytes, contentType: response.headers.get('content-type') ?? '' };
    }
    await response.body?.cancel();
    if (response.status === 404) return undefined;
    throw new AppError('SERVICE_UNAVAILABLE', undefined, { cause: response.status });
  }
}
