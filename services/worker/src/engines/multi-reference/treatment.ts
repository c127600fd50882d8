import { WHITE_WALL } from '@likeness/prompts/describing-words';
import { PLACELESS } from '@likeness/prompts/picture-terms';
import type { Wishes } from '@likeness/prompts/wishes';
import { max } from '../../imaging/math.js';
import {
  CHANNELS,
  composite,
  eachPlane,
  planar,
  type Planar,
  type Plane,
} from '../../imaging/planar.js';
import { mix } from '../../imaging/scalar.js';
import { regrade } from '../prompts/regrade.js';
import { hasScenery, inLight, isDrawn } from '../prompts/wished-style.js';
import { fullSize, type Scene } from '../studio/model/scene.js';
import type { Style } from '../studio/model/style.js';
import type { Treatment } from '../studio/treatment.js';
import type { Look } from './look.js';
import { transferPalette } from './palette.js';

const CLOSE_UP = 1.32;
const FOLLOWS = { all: 0.7, skin: 0.22, teeth: 0.08 };
const INKS_FOLLOW = 0.5;

export function treatmentOf(style: Style, wishes: Wishes, look: Look | undefined): Treatment {
  const hasOwnColours = wishes.tones.length > 0 || wishes.colours.length > 0;
  const hasOwnPlace = wishes.scene !== undefined || wishes.backdropColour !== undefined;
  const palette = hasOwnColours ? undefined : look?.palette;
  return {
    style: {
      ...(look && !wishes.light ? inLight(style, { rigs: [look.rig] }) : style),
      ...(look && !hasOwnPlace && { backdrops: look.backdrops }),
    },
    closeness: wishes.framing === 'close' ? CLOSE_UP : 1,
    isCutOut: wishes.scene === 'transparent',
    finish: (picture, scene, strength) => {
      const skin = fullSize(scene, scene.masks.skin);
      const graded = regrade(picture, wishes, skin, { isDrawn: isDrawn(style) });
      const followed = palette
        ? transferPalette(graded, palette, following(scene, skin, style))
        : graded;
      const finished = strength === 1 ? followed : blended(picture, followed, strength);
      return isOnWhite(wishes, style)
        ? composite(white(finished), finished, scene.alpha)
        : finished;
    },
  };
}

function isOnWhite({ scene, backdropColour }: Wishes, style: Style): boolean {
  const { renderer } = style.look;
  const isFree = scene === undefined || PLACELESS.has(scene);
  return backdropColour === WHITE_WALL && isFree && hasScenery(style) && renderer !== 'watercolour';
}

function white({ width, height }: Planar): Planar {
  return eachPlane(planar(width, height), (plane) => plane.fill(1));
}

function following(scene: Scene, skin: Plane, style: Style): Plane {
  const share = hasScenery(style) ? 1 : INKS_FOLLOW;
  const face = fullSize(scene, scene.masks.face);
  const features = fullSize(scene, scene.masks.features);
  return skin.map((s, i) => {
    const bare = max(s, face[i]) * scene.alpha[i];
    return share * mix(mix(FOLLOWS.all, FOLLOWS.skin, bare), FOLLOWS.teeth, features[i]);
  });
}

function blended(from: Planar, to: Planar, share: number): Planar {
  const out = planar(from.width, from.height);
  for (const channel of CHANNELS) {
    const [a, b, target] = [from[channel], to[channel], out[channel]];
    for (let i = 0; i < target.length; i++) target[i] = mix(a[i], b[i], share);
  }
  return out;
}
