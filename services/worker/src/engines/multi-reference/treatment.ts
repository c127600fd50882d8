import { WHITE_WALL } from '@likeness/prompts/describing-words';
import { PLACELESS } from '@likeness/prompts/picture-terms';
import type { Wishes } from '@likeness/prompts/wishes';
import { type Hex, labOf } from '../../imaging/colour.js';
import { inLab } from '../../imaging/in-lab.js';
import { max, min } from '../../imaging/math.js';
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
import { inWeather } from '../prompts/weather.js';
import { hasScenery, inLight, isDrawn } from '../prompts/wished-style.js';
import { fullSize, type Scene } from '../studio/model/scene.js';
import type { Style } from '../studio/model/style.js';
import type { Treatment } from '../studio/model/treatment.js';
import type { Ambience } from './ambience.js';
import { transferPalette } from './palette.js';

const CLOSE_UP = 1.32;
const FOLLOWS = { all: 0.7, skin: 0.22, teeth: 0.08 };
const INKS_FOLLOW = 0.5;

export function treatmentOf(
  style: Style,
  wishes: Wishes,
  ambience: Ambience | undefined,
  seed: number,
): Treatment & Required<Pick<Treatment, 'finish'>> {
  const hasOwnColours = wishes.tones.length > 0 || wishes.colours.length > 0;
  const hasOwnPlace = wishes.scene !== undefined || wishes.backdropColour !== undefined;
  const palette = hasOwnColours ? undefined : ambience?.palette;
  return {
    style: {
      ...(ambience && !wishes.light ? inLight(style, { rigs: [ambience.rig] }) : style),
      ...(ambience && !hasOwnPlace && { backdrops: ambience.backdrops }),
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
      const plain = behind(wishes, style);
      const placed = plain ? composite(plain(finished), finished, scene.alpha) : finished;
      return inWeather(placed, wishes.weather, scene.alpha, seed, style);
    },
  };
}

/** The wished color behind the person, where the style's own finishing would change it. */
function behind(
  { backdropColour, scene, tones }: Wishes,
  { look, grade }: Style,
): Behind | undefined {
  const isFree = scene === undefined || PLACELESS.has(scene);
  if (!backdropColour || !isFree) return undefined;
  if (backdropColour === WHITE_WALL) {
    if (look.renderer === 'drawing' && look.medium === 'light') return undefined;
    return look.renderer === 'drawing' || look.renderer === 'watercolour' ? bleached : white;
  }
  const isGray = tones.some((tone) => tone === 'black and white' || tone === 'sepia');
  return isGray || grade.saturation === 0 ? tinted(backdropColour) : undefined;
}

type Behind = (picture: Planar) => Planar;
/** Lifts paper and its grain to white and keeps lines. */
const BLEACH = 1.25;
const bleached: Behind = (picture) => eachPlane(picture, (v) => v.map((x) => min(1, x * BLEACH)));
const white: Behind = (picture) => eachPlane(picture, (plane) => plane.map(() => 1));
const FRAME = 92;

/** A black-and-white picture keeps the color of its backdrop. */
function tinted(colour: Hex): Behind {
  const wanted = labOf(colour);
  return (picture) =>
    inLab(picture, (lab) => {
      const share = lab[0] < FRAME ? 1 : 0;
      lab[0] = mix(lab[0], wanted[0], 0.6 * share);
      lab[1] = wanted[1] * share;
      lab[2] = wanted[2] * share;
    });
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
