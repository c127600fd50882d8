import { createHash } from 'node:crypto';
import type { FaceAnalyser } from '../../analysis/face-analyser.js';
import type { RgbImage } from '../../imaging/rgb-image.js';
import { chooseSubject, sightPerson, type Sighting } from './intake.js';
import { LruCache } from './lru-cache.js';
import type { PhotoWish } from './photo-order.js';
import type { Reference } from './portrait-engine.js';
import type { Subject } from './subject.js';

const SETS_KEPT = 16;

export class PhotoIntake {
  readonly #sightings = new LruCache<string, Sighting[]>(SETS_KEPT);

  constructor(readonly analyser: FaceAnalyser) {}

  async subjectOf(references: readonly Reference[], wish: PhotoWish): Promise<Subject> {
    return chooseSubject(await this.sightingsOf(references), wish);
  }

  async sightingsOf(references: readonly Reference[]): Promise<Sighting[]> {
    return this.#sightings.get(photosKey(references), () => sightPerson(this.analyser, references));
  }
}

/** Identical photos have one key, independent of their ids. */
export function photosKey(references: readonly Pick<Reference, 'image'>[]): string {
  return references.map(({ image }) => digestOf(image)).join();
}

/** Hashing a large photo takes as long as a render stage. */
const digests = new WeakMap<RgbImage, string>();

export function digestOf(image: RgbImage): string {
  const known = digests.get(image);
  if (known) return known;
  const { width, height, data } = image;
  const digest = createHash('sha256').update(`${width}x${height}:`).update(data).digest('base64');
  digests.set(image, digest);
  return digest;
}
