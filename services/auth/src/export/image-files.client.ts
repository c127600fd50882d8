import { Readable } from 'node:stream';
import { AppError } from '@likeness/contracts/errors/app-error';
import type { Person } from '@likeness/contracts/identity/principal';
import type { InternalTokens } from '@likeness/service-kit/identity/internal-token';

export type ImageFile = { readonly contentType: string; readonly bytes: Readable };

/** Reads a person's pictures from images, as that person would: with the watermark that is due. */
export class ImageFilesClient {
  constructor(
    private readonly tokens: InternalTokens,
    private readonly imagesUrl: string,
  ) {}

  /**
   * @returns undefined for a picture that has gone meanwhile
   * @throws AppError ENGINE_UNAVAILABLE
   */
  async open(person: Person, imageId: string): Promise<ImageFile | undefined> {
    const token = await this.tokens.sign(person, 'images');
    const url = new URL(`api/images/${imageId}/file`, this.imagesUrl);
    const response = await fetch(url, { headers: { authorization: `Bearer ${token}` } });
    if (response.ok && response.body) {
      const bytes = Readable.fromWeb(response.body);
      return { bytes, contentType: response.headers.get('content-type') ?? '' };
    }
    await response.body?.cancel();
    if (response.status === 404) return undefined;
    throw new AppError('ENGINE_UNAVAILABLE', undefined, { cause: response.status });
  }
}
