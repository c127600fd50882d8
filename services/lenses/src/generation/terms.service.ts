import { AppError } from '@likeness/contracts/errors/app-error';
import {
  creditsPerImage,
  type GenerationTerms,
  termsOf,
} from '@likeness/contracts/generation/price';
import { Injectable } from '@nestjs/common';
import { GenerationsRepository } from '../database/generations.repository.js';
import { dropsMainWish, subjectOf } from '../prompts/prompts.js';
import { Placement, type Request } from './placement.service.js';
import { CreditsClient } from '../credits/credits.client.js';
import { OpenHolds } from '../credits/open-holds.service.js';

/** Whether a generation is paid or free: decided once, before any of its images is queued. */
@Injectable()
export class Terms {
  constructor(
    private readonly generations: GenerationsRepository,
    private readonly placement: Placement,
    private readonly credits: CreditsClient,
    private readonly openHolds: OpenHolds,
  ) {}

  /** The terms of what nobody's balance has to be asked for; undefined for everything else. */
  ofFree(request: Request): GenerationTerms | undefined {
    const offer = offerOf(request);
    if (creditsPerImage(offer.tool, offer.tier, offer.removesWatermark) > 0) return undefined;
    return termsOf(offer, 0);
  }

  /**
   * Has the credits of a whole generation held, or learns what was decided before. The generation's
   * row is written first, undecided, so that a hold whose request dies is found and given back.
   * @throws AppError CREDITS_REQUIRED, PAYMENTS_UNAVAILABLE, or the limit that is reached
   */
  async decide(request: Request, generationId: string): Promise<GenerationTerms> {
    const known = await this.placement.reserve(request, generationId);
    if (known.creditsEach !== null) {
      return { creditsEach: known.creditsEach, isWatermarked: known.isWatermarked };
    }
    const offer = offerOf(request);
    const isCovered = await this.#hold(request, generationId);
    return termsOf(offer, isCovered ? Infinity : 0);
  }

  /** Gives the holds of a generation back that could not be begun after all. */
  async revoke(request: Request, generationId: string): Promise<void> {
    await this.#exclusively(request, async (manager) => {
      const generation = await this.generations.byId(manager, generationId);
      if (generation?.creditsEach === null) await this.openHolds.close(manager, generation);
    });
  }

  async #hold(request: Request, generationId: string): Promise<boolean> {
    const { tool, tier, removesWatermark, imageCount } = offerOf(request);
    try {
      return await this.credits.hold({
        generationId,
        userId: request.person.owner.id,
        tool,
        imageCount,
        creditsEach: creditsPerImage(tool, tier, removesWatermark),
      });
    } catch (error) {
      // Billing has decided nothing, so the id may be used again.
      if (error instanceof AppError && error.status < 500) {
        await this.#exclusively(request, (manager) =>
          this.generations.removeUndecided(manager, generationId),
        );
      }
      throw error;
    }
  }

  async #exclusively<T>(
    { person }: Request,
    work: Parameters<typeof this.generations.exclusively<T>>[2],
  ): Promise<T> {
    return this.generations.exclusively(person.owner, null, work);
  }
}

function offerOf(request: Request) {
  const {
    person: { tier },
    order,
  } = request;
  const { tool, imageCount } = order;
  const removesWatermark = order.removesWatermark ?? tier === 'subscriber';
  return {
    tool,
    tier,
    imageCount,
    removesWatermark: removesWatermark && !isNeverCharged(request),
  };
}

/** What drops the main wish of its prompt is made free for those who would pay, with the watermark. */
function isNeverCharged({ person, order: { prompts }, lane, materials }: Request): boolean {
  // A model follows words that the studio can't.
  if (person.tier !== 'member' || prompts === null || lane !== 'studio') return false;
  return dropsMainWish(prompts, subjectOf(materials.photos.length));
}
