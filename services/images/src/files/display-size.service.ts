import { AppError } from '@likeness/contracts/errors/app-error';
import { renditionSignJob, type RenditionToSign } from '@likeness/contracts/jobs/renditions.jobs';
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
/** How long a request waits for the signature before it gets an unsigned draft. */
const PATIENCE_MS = 3_000;
const SIGNED_WITHIN_MS = 60_000;

/** Creates display sizes on first request and caches them. */
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

  /** @returns key of a WebP; a draft while a portrait awaits the worker's signature */
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
      // No worker answered in time, so the next request must not wait again.
      if (this.jobs.connected) this.#signLater(job).catch(() => undefined);
      return draft;
    }
    await this.#derive(image, width, draft);
    const made = await pTimeout(this.#sign(image, job), {
      milliseconds: PATIENCE_MS,
      fallback: () => draft,
    });
    // A draft that was served stays, because a client may still be reading it.
    if (made === key) await this.store.remove([draft]);
    return made;
  }

  /** The queue remembers a failed job for a day, and ignores an equal one. */
  async #signLater(job: RenditionToSign): Promise<void> {
    if (!(await this.jobs.isAlive(renditionSignJob, job))) {
      await this.jobs.remove(renditionSignJob, job);
    }
    await this.jobs.add(renditionSignJob, job);
  }

  /** Never throws: on failure the draft stays in use. */
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
    // Reads inside the budget, so that waiting requests hold no memory.
    const webp = await this.budget.run(pixels, async () =>
      openPicture(await this.store.read(visibleRendition(image).key), {
        maxPixels: pixels,
        seconds: TIMEOUT_SECONDS,
      })
        .resize({ width, withoutEnlargement: true })
        .webp({ quality: WEBP_QUALITY })
        // Keeps the note that a portrait is AI-generated; uploads have no metadata.
        .keepXmp()
        .withIccProfile('srgb')
        .toBuffer(),
    );
    await this.store.put(key, webp);
    if (await this.#forgetRemoved(image, key)) throw new AppError('NOT_FOUND');
    return key;
  }

  /** A concurrent removal may have listed the derivatives before this one existed. */
  async #forgetRemoved(image: StoredImage, key: string): Promise<boolean> {
    if (await this.images.hasFiles(image.id)) return false;
    await this.removals.remove([key]);
    return true;
  }

  async #isThere(key: string): Promise<boolean> {
    return (await this.store.size(key)) !== undefined;
  }
}
