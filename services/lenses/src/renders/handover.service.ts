import { imagesInternalCalls } from '@likeness/contracts/calls/images/internal.calls';
import { AppError } from '@likeness/contracts/errors/app-error';
import type { ErrorCode } from '@likeness/contracts/errors/catalogue';
import { InternalClient } from '@likeness/service-kit/http/internal-client';
import { ServiceClient } from '@likeness/service-kit/http/service-clients';
import { Injectable } from '@nestjs/common';
import { CreditsClient } from '../credits/credits.client.js';
import type { Delivery } from '../database/deliveries.repository.js';
import type { Rendered } from '../database/render.entity.js';
import { hasDroppedMainWish, portraitOf } from './portrait-of.js';

/** What images answers when the files of a picture, or the picture kept of them, have been removed. */
const GONE: ReadonlySet<ErrorCode> = new Set(['PORTRAIT_FILES_GONE', 'PORTRAIT_GONE']);

export type HandedOver = 'revealed' | 'files gone' | 'hold gone';

/** Has a finished picture kept out of sight, paid for and revealed; every step may be done again. */
@Injectable()
export class Handover {
  constructor(
    @ServiceClient('images') private readonly images: InternalClient,
    private readonly credits: CreditsClient,
  ) {}

  /** @throws AppError when images or billing can't be reached; to be tried again */
  async bring({ render, generation, rendered }: Delivery): Promise<HandedOver> {
    const portrait = portraitOf(render, generation, rendered);
    if (!(await this.#keep(portrait))) return 'files gone';
    if (!portrait.hidden) return 'revealed';
    // The hold is given back when the end is recorded.
    const isCharged = !hasDroppedMainWish(rendered);
    if (isCharged && !(await this.credits.capture(render.id))) return 'hold gone';
    await this.images.call(imagesInternalCalls.revealPortrait, { body: { id: render.id } });
    return 'revealed';
  }

  /** Files that images refer to stay until that picture goes. */
  async discard({ master_key, watermarked_key, fingerprint_key }: Rendered): Promise<void> {
    const object_keys = [master_key, watermarked_key];
    if (fingerprint_key !== undefined) object_keys.push(fingerprint_key);
    await this.images.call(imagesInternalCalls.discardObjects, { body: { object_keys } });
  }

  /** @returns false when the picture is not there any more and never will be */
  async #keep(portrait: ReturnType<typeof portraitOf>): Promise<boolean> {
    try {
      await this.images.call(imagesInternalCalls.keepPortrait, { body: portrait });
      return true;
    } catch (error) {
      if (error instanceof AppError && GONE.has(error.code)) return false;
      throw error;
    }
  }
}
