import { round } from '../../../imaging/math.js';
import { LruCache } from '../../portrait/lru-cache.js';
import { digestOf, type PhotoIntake } from '../../portrait/photo-intake.js';
import type { PhotoNeed } from '../../portrait/photo-order.js';
import type {
  Recipe,
  Reference,
  RenderOptions,
  WantedPose,
} from '../../portrait/portrait-engine.js';
import { stageClock, type StageClock } from '../../portrait/stage-clock.js';
import type { Subject } from '../../portrait/subject.js';
import { prepareScene, type Prepared } from './prepare-scene.js';

/** The scene is larger than the picture, so that the seed can move the frame. */
const MARGIN = 1.125;
const SCENES_KEPT = 3;

export type PreparedSubject = Prepared & { readonly subject: Subject };

export class ScenePreparation {
  readonly #scenes = new LruCache<string, Prepared>(SCENES_KEPT);

  constructor(private readonly photos: PhotoIntake) {}

  async sceneOf(
    references: readonly Reference[],
    { headPose: pose, size }: Pick<Recipe, 'headPose' | 'size'>,
    clock: StageClock,
    need?: PhotoNeed,
  ): Promise<PreparedSubject> {
    const subject = await clock.stage('analyse', () =>
      this.photos.subjectOf(references, { need, pose }),
    );
    const wide = 8 * round((size * MARGIN) / 8);
    const prepared = await this.#scenes.get(sceneKey(subject, pose, wide), () =>
      prepareScene(this.photos.analyser, subject, pose, wide, clock),
    );
    return { subject, ...prepared };
  }

  async warm(
    references: readonly Reference[],
    size: number,
    options: Pick<RenderOptions, 'signal'>,
  ): Promise<void> {
    const clock = stageClock({ ...options, onProgress: () => undefined });
    await this.sceneOf(references, { headPose: null, size }, clock);
  }
}

function sceneKey({ image, mesh }: Subject, pose: WantedPose | null, size: number): string {
  return JSON.stringify([digestOf(image), mesh.box, pose, size]);
}
