import type { Unmet } from '@likeness/contracts/generation/prompt-answers';
import { headPose } from '../../analysis/head-pose.js';
import type { Portrait, Recipe, Reference } from '../portrait/portrait-engine.js';
import { unmetRecord } from '../portrait/unmet-record.js';
import { keepsOwnBackdrop } from './backdrops/backdrop-of.js';
import { framingOf } from './pose/framing.js';
import { unmetPose } from './pose/unmet-pose.js';
import { headOf } from './scene/head-outline.js';
import type { PreparedSubject } from './scene/scene-preparation.js';
import type { Scene } from './model/scene.js';
import { STUDIO_ENGINE } from './styles/catalogue.js';
import type { Style } from './model/style.js';

const STUDIO_VERSION = '1.0.0';
const OWN_BACKGROUND: Unmet = { code: 'own-background' };

type Measured = Pick<
  Portrait['record'],
  'heldOut' | 'sharpness' | 'gentleness' | 'provider' | 'timings' | 'inferenceMs'
>;

export function studioRecord(
  references: readonly Reference[],
  { gender, seed, size, headPose: wanted }: Recipe,
  style: Style,
  { subject, reached }: PreparedSubject,
  scene: Scene,
  measured: Measured,
): Portrait['record'] {
  const framing = framingOf(scene.landmarks, scene.size);
  const unmet =
    wanted && reached ? unmetPose(wanted, headPose(subject.mesh), reached, framing) : [];
  const keepsBackground = keepsOwnBackdrop(scene, style.look);
  return {
    engine: STUDIO_ENGINE,
    engineVersion: STUDIO_VERSION,
    style: style.title,
    renderer: style.look.renderer,
    gender,
    seed,
    size,
    head: headOf(scene),
    referenceId: references[subject.referenceIndex].id,
    ...unmetRecord([...unmet, ...(keepsBackground ? [OWN_BACKGROUND] : [])]),
    ...measured,
  };
}

export function isPhotograph({ look: { renderer } }: Style): boolean {
  return renderer === 'photo';
}
