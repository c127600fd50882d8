import { randomUUID } from 'node:crypto';
import { AppError } from '@likeness/contracts/errors/app-error';
import { type Image, MEME_METHOD } from '@likeness/contracts/http/images';
import type { MemeRequest } from '@likeness/contracts/http/memes';
import type { Owner } from '@likeness/contracts/identity/owner';
import { Injectable } from '@nestjs/common';
import type { StoredImage } from '../database/image.entity.js';
import { ImagesRepository } from '../database/images.repository.js';
import { PortraitService } from '../portraits/portrait.service.js';
import { ImageRemovalService } from '../retention/image-removal.service.js';
import { uncheckedExpiry } from '../retention/times.js';
import { MemeSigner } from './meme-signer.js';
import { MemeWriter, type WrittenMeme } from './meme-writer.js';

/** Inserts the hidden row before the objects, so that the sweep finds objects of failed memes. */
@Injectable()
export class MemeKeeperService {
  constructor(
    private readonly images: ImagesRepository,
    private readonly writer: MemeWriter,
    private readonly signer: MemeSigner,
    private readonly portraits: PortraitService,
    private readonly removal: ImageRemovalService,
  ) {}

  /**
   * Portraits only: repeated lettering could replace a portrait.
   * @throws AppError NOT_FOUND, MEME_OF_MEME, MEME_ORIGIN_UNSIGNED, ENGINE_UNAVAILABLE
   */
  async keep(owner: Owner, lettering: MemeRequest): Promise<Image> {
    const origin = await this.images.ofOwner(lettering.image_id, owner);
    if (!origin) throw new AppError('NOT_FOUND');
    if (origin.creationMethodName === MEME_METHOD) throw new AppError('MEME_OF_MEME');
    if (origin.kind !== 'portrait') throw new AppError('MEME_ORIGIN_UNSIGNED');
    const written = await this.writer.write(origin, lettering);
    const meme = memeOf(origin, written);
    await this.images.insert(meme);
    try {
      await this.signer.sign(origin, meme, written.file);
      return await this.portraits.reveal(meme.id);
    } catch (error) {
      await this.removal.remove([meme.id], owner);
      // The owner was erased meanwhile.
      const isGone = error instanceof AppError && error.code === 'PORTRAIT_GONE';
      throw isGone ? new AppError('NOT_FOUND') : error;
    }
  }
}

function memeOf(origin: StoredImage, { file, extension, placeholder }: WrittenMeme) {
  const id = randomUUID();
  const hasWatermark = origin.shouldAddWatermark !== 'false';
  return {
    id,
    ownerKind: origin.ownerKind,
    ownerId: origin.ownerId,
    kind: 'portrait',
    state: 'hidden',
    name: 'Meme',
    masterKey: `memes/${id}/meme${extension}`,
    watermarkedKey: null,
    fingerprintKey: null,
    width: origin.width,
    height: origin.height,
    bytes: file.length,
    placeholder,
    words: origin.words,
    // The watermark under the letters is permanent.
    shouldAddWatermark: hasWatermark ? 'already_present' : 'false',
    creationMethodName: MEME_METHOD,
    creationMethodConfig: { origin_id: origin.id },
    likeness: null,
    face: 'none',
    expiresAt: uncheckedExpiry(),
  } as const satisfies Partial<StoredImage>;
}
