import { AppError } from '@likeness/contracts/errors/app-error';
import {
  renditionSignJob,
  type RenditionToSign,
} from '@likeness/contracts/jobs/rendition-sign.job';
import { JobSender } from '@likeness/queue/job-sender';
import { ObjectRemovals } from '@likeness/service-kit/storage/object-removals';
import { ObjectStore } from '@likeness/storage/object-store';
import { openPicture } from '@likeness/service-kit/pictures/open-picture';
import { Injectable } from '@nestjs/common';
import pTimeout from 'p-timeout';
import type { StoredImage } from '../database/image.entity.js';
import { ImagesRepository } from '../database/images.repository.js';
import { PixelBudget } from '../pixels/pixel-budget.js';
import { SingleFlight } from '../pixels/single-flight.js';
import { derivedPrefix, draftKey, visibleRendition } from './rendition.js';

const WEBP_QUALITY = 82;
const TIMEOUT_SECONDS = 15;
/** How long a page waits for the signature before it is shown the same pixels without one. */
const PATIENCE_MS = 3_000;
/** A signature that takes longer still comes, only nobody here hears of it. */
const SIGNED_WITHIN_MS = 60_000;

/** Makes the sizes that pages show, when one is first asked for, and keeps them. */
@Injectable()
export class DisplaySizeService {
  readonly #flights = new SingleFlight<string>();

  constructor(
    private readonly images: ImagesRepository,
    private readonly store: ObjectStore,
    private readonly budget: PixelBudget,
    private readonly jobs: JobSender,
    private readonly removals: ObjectRemovals,
  ) {}

  /**
   * @param width in px; a narrower picture keeps its own
   * @returns key of a WebP of the visible rendition; of a draft while a portrait waits for a worker to sign it
   */
  async keyOf(image: StoredImage, width: number): Promise<string> {
    const stem = `${derivedPrefix(image.id)}${visibleRendition(image).name}-${width}`;
    const key = `${stem}.webp`;
    if (await this.#isThere(key)) return key;
    const { value } = await this.#flights.run(key, () =>
      image.kind === 'portrait'
        ? this.#signed(image, width, { key, draft: draftKey(stem) })
        : this.#derive(image, width, key),
    );
    return value;
  }

  async #signed(
    image: StoredImage,
    width: number,
    { key, draft }: { key: string; draft: string },
  ): Promise<string> {
    const original_key = visibleRendition(image).key;
    const job = { draft_key: draft, original_key, signed_key: key };
    if (await this.#isThere(draft)) {
      // No worker came in time: who asks again is not kept waiting again.
      if (this.jobs.connected) this.jobs.add(renditionSignJob, job).catch(() => undefined);
      return draft;
    }
    await this.#derive(image, width, draft);
    const made = await pTimeout(this.#sign(image, job), {
      milliseconds: PATIENCE_MS,
      fallback: () => draft,
    });
    // A draft that was shown stays as long as the picture: somebody may still be reading it.
    if (made === key) await this.store.remove([draft]);
    return made;
  }

  /** Never fails: without a signature the draft is shown on. */
  async #sign(image: StoredImage, job: RenditionToSign): Promise<string> {
    try {
      await this.jobs.addAndWait(renditionSignJob, job, SIGNED_WITHIN_MS);
      await this.#forgetRemoved(image, job.signed_key);
      return (await this.#isThere(job.signed_key)) ? job.signed_key : job.draft_key;
    } catch {
      return job.draft_key;
    }
  }

  async #derive(image: StoredImage, width: number, key: string): Promise<string> {
    const pixels = image.width * image.height;
    // Read in its turn too: those that wait hold nothing in memory.
    const webp = await this.budget.run(pixels, async () =>
      openPicture(await this.store.read(visibleRendition(image).key), {
        maxPixels: pixels,
        seconds: TIMEOUT_SECONDS,
      })
        .resize({ width, withoutEnlargement: true })
        .webp({ quality: WEBP_QUALITY })
        // Carries the note that a portrait is machine-made; uploads have no metadata left.
        .keepXmp()
        .toBuffer(),
    );
    await this.store.put(key, webp);
    if (await this.#forgetRemoved(image, key)) throw new AppError('NOT_FOUND');
    return key;
  }

  /** A removal that began meanwhile may have looked for derivatives before this one was there. */
  async #forgetRemoved(image: StoredImage, key: string): Promise<boolean> {
    if (await this.images.hasFiles(image.id)) return false;
    await this.removals.remove([key]);
    return true;
  }

  async #isThere(key: string): Promise<boolean> {
    return (await this.store.size(key)) !== undefined;
  }
}
