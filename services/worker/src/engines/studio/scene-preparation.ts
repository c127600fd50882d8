import { round } from '../../imaging/math.js';
import { LruCache } from '../portrait/lru-cache.js';
import { digestOf, type PhotoIntake } from '../portrait/photo-intake.js';
import type { PhotoNeed } from '../portrait/photo-order.js';
import type { Recipe, Reference, RenderOptions } from '../portrait/portrait-engine.js';
import { stageClock, type StageClock } from '../portrait/stage-clock.js';
import type { Subject } from '../portrait/subject.js';
import { prepareScene, type Prepared, type SceneWishes } from './prepare-scene.js';

/** The scene is larger than the picture, so that the seed can move the frame. */
const MARGIN = 1.125;
const SCENES_KEPT = 3;

export type PreparedSubject = Prepared & { readonly subject: Subject };

export class ScenePreparation {
  readonly #scenes = new LruCache<string, Prepared>(SCENES_KEPT);

  constructor(private readonly photos: PhotoIntake) {}

  /** @param pad room around the usual scene, as a share of its side */
  async sceneOf(
    references: readonly Reference[],
    { headPose, size, finish }: Pick<Recipe, 'headPose' | 'size' | 'finish'>,
    clock: StageClock,
    { need, pad = 0 }: { readonly need?: PhotoNeed; readonly pad?: number } = {},
  ): Promise<PreparedSubject> {
    const subject = await clock.stage('analyse', () =>
      this.photos.subjectOf(references, { need, pose: headPose }),
    );
    const side = 8 * round((size * MARGIN) / 8) * (1 + 2 * pad);
    const wishes = { headPose, pad, continues: finish?.shoulders === 'continued' };
    const prepare = () => prepareScene(this.photos.analyser, subject, wishes, side, clock);
    // A padded scene is used once and would displace the scenes of running sets.
    const prepared = pad > 0 ? await prepare() : await this.#kept(subject, wishes, side, prepare);
    return { subject, ...prepared };
  }

  async warm(
    references: readonly Reference[],
    size: number,
    options: Pick<RenderOptions, 'signal'>,
  ): Promise<PreparedSubject> {
    const clock = stageClock({ ...options, onProgress: () => undefined });
    const finish = { retouch: 'light', backdrop: null, shoulders: 'continued' } as const;
    return this.sceneOf(references, { headPose: null, size, finish }, clock);
  }

  async #kept(
    subject: Subject,
    wishes: SceneWishes,
    side: number,
    prepare: () => Promise<Prepared>,
  ): Promise<Prepared> {
    const continued = this.#scenes.held(sceneKey(subject, { ...wishes, continues: true }, side));
    const held = await continued?.catch(() => undefined);
    if (held && isWhole(held)) return held;
    return this.#scenes.get(sceneKey(subject, wishes, side), prepare);
  }
}

/** Nothing was there to continue. */
function isWhole({ scene, photo }: Prepared): boolean {
  const isWithin = photo.x <= 0 && photo.x + photo.width >= scene.size;
  return scene.surroundings !== null || isWithin;
}

function sceneKey({ image, mesh }: Subject, wishes: SceneWishes, size: number): string {
  return JSON.stringify([digestOf(image), mesh.box, wishes, size]);
}
