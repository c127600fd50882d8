import type { ComparisonProblem } from '@likeness/contracts/photos/comparison';
import type { PhotosToCompare } from '@likeness/contracts/jobs/photos-compare.job';
import { comparisonProblemSchema } from '@likeness/contracts/photos/comparison';
import type { FaceAnalyser } from '../../analysis/face-analyser.js';
import { checkPhoto } from '../../analysis/photo-verdict.js';
import type { RgbImage } from '../../imaging/rgb-image.js';
import { PhotoRefusedError } from './engine-errors.js';
import { assertOnePerson, clearFaceOf, type ClearFace } from './assert-one-person.js';
import { findPerson, type PhotoOfPeople } from './identity.js';
import { sightFaces } from './intake.js';
import { LruCache } from './lru-cache.js';

export type Comparison = Pick<PhotosToCompare, 'tool' | 'object_keys' | 'look_images'>;

/** Each added photo repeats the comparison of all earlier photos. */
const PHOTOS_KEPT = 100;

/** Reports early if an engine would refuse photos together that are fine separately. */
export class PhotoComparison {
  readonly #people = new LruCache<string, PhotoOfPeople['faces']>(PHOTOS_KEPT);
  readonly #clear = new LruCache<string, Float32Array | undefined>(PHOTOS_KEPT);

  constructor(
    private readonly analyser: FaceAnalyser,
    private readonly read: (objectKey: string) => Promise<RgbImage>,
  ) {}

  async problemOf(comparison: Comparison): Promise<ComparisonProblem | null> {
    const assertAlike =
      comparison.tool === 'lenszero'
        ? await this.#forPortrait(comparison)
        : await this.#forReferences(comparison);
    try {
      assertAlike();
      return null;
    } catch (error) {
      if (!(error instanceof PhotoRefusedError)) throw error;
      return comparisonProblemSchema.parse({ code: error.code, detail: error.detail });
    }
  }

  async #forPortrait({ object_keys: keys }: Comparison): Promise<() => void> {
    const photos: PhotoOfPeople[] = [];
    for (const [index, key] of keys.entries()) {
      const faces = await this.#people.get(key, async () => {
        return (await sightFaces(this.analyser, await this.read(key))).faces;
      });
      if (faces.length > 0) photos.push({ index, faces });
    }
    return () => void (photos.length > 1 && findPerson(photos));
  }

  async #forReferences({ object_keys: keys, look_images: looks }: Comparison): Promise<() => void> {
    const shown: ClearFace[] = [];
    for (const [index, key] of keys.entries()) {
      const number = index + 1;
      if (looks.includes(number)) continue;
      const embedding = await this.#clear.get(key, async () => {
        const image = await this.read(key);
        return clearFaceOf(this.analyser, image, await checkPhoto(this.analyser, image));
      });
      if (embedding) shown.push({ number, embedding });
    }
    return () => assertOnePerson(shown);
  }
}
