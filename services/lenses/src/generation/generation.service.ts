import { randomInt, randomUUID } from 'node:crypto';
import { AppError } from '@likeness/contracts/errors/app-error';
import type { Tool } from '@likeness/contracts/generation/tool';
import type { HoldPurpose } from '@likeness/contracts/http/internal-billing';
import type { Person } from '@likeness/contracts/identity/principal';
import { CreditsClient } from '@likeness/service-kit/credits/credits.client';
import { Injectable } from '@nestjs/common';
import { STYLES } from '@likeness/contracts/generation/styles';
import { FOUR_STYLES, STYLE_KINDS } from '@likeness/contracts/generation/style-value';
import type { PhotoReference } from '@likeness/contracts/http/internal';
import { FORGIVING_STYLES, WEAK_PHOTO } from '@likeness/contracts/photos/weak-photo';
import { renderIdOf } from '../database/render-id.js';
import { CatalogueService } from '../catalogue/catalogue.service.js';
import type { StyleRow } from '../database/catalogue.repository.js';
import { PromptScreeningService } from '../prompts/prompt-screening.service.js';
import { MaterialsService } from './materials.service.js';
import type { Materials, Order, SetRequest } from './read-order.js';
import { PlacementService } from './placement.service.js';
import { hashForm, termsFor } from './terms.js';

/**
 * The style of each image; four styles take turns.
 * @param offered what the value stands for; at least one
 */
function chooseStyles(
  value: string,
  offered: readonly StyleRow[],
  photos: readonly PhotoReference[],
  count: number,
): StyleRow[] {
  const isFour = value.toLowerCase() === FOUR_STYLES;
  const chosen = isFour ? fourOf(offered, photos.every(isWeak)) : [];
  return Array.from({ length: count }).flatMap(
    (_, index) => chosen[index % chosen.length] ?? oneOf(offered) ?? [],
  );
}

function fourOf(offered: readonly StyleRow[], isWeak: boolean): StyleRow[] {
  const forgiving = offered.filter(({ id }) => FORGIVING_STYLES.includes(id));
  if (isWeak && forgiving.length > 0) return forgiving;
  const left = new Set(offered);
  return STYLE_KINDS.flatMap((kind) => {
    const style = oneOf([...left].filter(({ id }) => STYLES[id]?.kind === kind));
    if (style === undefined) return [];
    left.delete(style);
    return style;
  });
}

function isWeak({ advice }: PhotoReference): boolean {
  return advice !== undefined && WEAK_PHOTO.includes(advice);
}

function oneOf(styles: readonly StyleRow[]): StyleRow | undefined {
  return styles.length === 0 ? undefined : styles[randomInt(styles.length)];
}

const PURPOSES = {
  lenszero: 'portrait',
  kontextlens: 'multi-reference',
} as const satisfies Record<Tool, HoldPurpose>;

@Injectable()
export class GenerationService {
  constructor(
    private readonly catalogue: CatalogueService,
    private readonly materials: MaterialsService,
    private readonly screening: PromptScreeningService,
    private readonly credits: CreditsClient,
    private readonly placement: PlacementService,
  ) {}

  /** @returns the render that the call waits for. @throws AppError; nothing is counted then */
  async accept(person: Person, order: Order): Promise<string> {
    const offered = order.style === null ? [] : await this.catalogue.stylesFor(order.style);
    if (order.removesWatermark && person.tier === 'guest') throw new AppError('CREDITS_REQUIRED');
    const materials = await this.materials.gather(person.owner, order);
    const images = await this.#imagesOf(order, materials, offered);
    const formHash = hashForm(order, materials);
    const prepared = { person, order, materials, images, formHash };
    const request = { ...prepared, terms: termsFor(prepared) };
    return request.terms.creditsEach === 0
      ? this.placement.place(request, order.numbered)
      : this.#placePaid(request);
  }

  /**
   * Holds the credits of the set, then places it. If the process dies in between, a repeated call uses
   * that hold; otherwise billing releases it when it expires.
   */
  async #placePaid(request: SetRequest): Promise<string> {
    const { person, order, terms } = request;
    const numbered = order.numbered ?? { generationId: randomUUID(), imageIndex: 0 };
    const found = await this.placement.find(request, numbered);
    if (found !== undefined) return found;
    const { generationId } = numbered;
    const renderIds = request.images.map((_, index) => renderIdOf(generationId, index));
    await this.credits.hold({
      groupId: generationId,
      userId: person.owner.id,
      purpose: PURPOSES[order.tool],
      creditsEach: terms.creditsEach,
      holds: renderIds.map((id) => ({ holdId: id, imageId: id })),
    });
    try {
      return await this.placement.place(request, numbered);
    } catch (error) {
      // After any other error, the transaction may have been committed.
      if (error instanceof AppError && error.status < 500) {
        await this.placement
          .refuse(request, generationId, (manager) => this.credits.release(manager, renderIds))
          .catch(() => undefined);
      }
      throw error;
    }
  }

  async #imagesOf(
    order: Order,
    { photos }: Materials,
    offered: readonly StyleRow[],
  ): Promise<SetRequest['images']> {
    const { style, imageCount } = order;
    if (style !== null) {
      const styles = chooseStyles(style, offered, photos, imageCount);
      return styles.map(({ id, lane }) => ({ styleId: id, lane }));
    }
    const lane = await this.screening.laneOf(order, photos.length);
    return Array.from({ length: imageCount }, () => ({ styleId: null, lane }));
  }
}
