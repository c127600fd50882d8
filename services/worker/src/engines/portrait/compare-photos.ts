import type { PhotosToCompare } from '@likeness/contracts/jobs/photos.jobs';
import { type Comparison, comparisonProblemSchema } from '@likeness/contracts/http/comparison';
import type { FaceAnalyser } from '../../analysis/face-analyser.js';
import { checkPhoto } from '../../analysis/photo-verdict.js';
import type { RgbImage } from '../../imaging/rgb-image.js';
import { PhotoRefusedError } from './engine-errors.js';
import { assertOnePerson, clearFaceOf, type ClearFace } from './assert-one-person.js';
import { findPerson, type PhotoOfPeople } from './identity.js';
import { isLargeEnough, sightRepaired } from './intake.js';
import { LruCache } from './lru-cache.js';
import { bestFirst } from './photo-order.js';

export type PhotosCompared = Pick<PhotosToCompare, 'tool' | 'object_keys' | 'look_images'>;

/** Each added photo repeats the comparison of all earlier photos. */
const PHOTOS_KEPT = 100;

/** Reports early if an engine would refuse photos that are fine separately, and else which it would use. */
export class PhotoComparison {
  readonly #people = new LruCache<string, PhotoOfPeople['faces']>(PHOTOS_KEPT);
  readonly #clear = new LruCache<string, Float32Array | undefined>(PHOTOS_KEPT);

  constructor(
    private readonly analyser: FaceAnalyser,
    private readonly read: (objectKey: string) => Promise<RgbImage>,
  ) {}

  async of(photos: PhotosCompared): Promise<Comparison> {
    try {
      if (photos.tool === 'lenszero') return { problem: null, best: await this.#bestOf(photos) };
      await this.#assertReferences(photos);
      return { problem: null, best: null };
    } catch (error) {
      if (!(error instanceof PhotoRefusedError)) throw error;
      const { code, detail, photos: numbers } = error;
      return {
        problem: comparisonProblemSchema.parse({ code, detail, photos: numbers }),
        best: null,
      };
    }
  }

  async #bestOf({ object_keys: keys }: PhotosCompared): Promise<number | null> {
    if (keys.length < 2) return null;
    const photos: PhotoOfPeople[] = [];
    for (const [index, key] of keys.entries()) {
      const faces = await this.#people.get(key, async () => {
        return (await sightRepaired(this.analyser, await this.read(key))).faces;
      });
      if (faces.length > 0) photos.push({ index, faces });
    }
    if (photos.length < 2) return null;
    const usable = findPerson(photos).filter(({ face }) => isLargeEnough(face));
    return usable.length > 1 ? bestFirst(usable)[0].index + 1 : null;
  }

  async #assertReferences({ object_keys: keys, look_images: looks }: PhotosCompared) {
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
    assertOnePerson(shown);
  }
}
