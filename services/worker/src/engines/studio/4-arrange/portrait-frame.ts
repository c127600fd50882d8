import type { Random } from '../../../imaging/random.js';
import type { Window } from '../../../imaging/resample.js';
import { frameBehindCard } from './instant-border.js';
import { frame, type Scene } from '../model/scene.js';
import { isPhotograph, type Style } from '../model/style.js';
import { chooseFrame } from './choose-frame.js';
import { focusOnFace } from './varied-focus.js';
import type { Variation } from './variation.js';

export function hasCard({ look }: Style): boolean {
  return look.renderer === 'photo' && look.border === true;
}

export function portraitFrame(
  scene: Scene,
  style: Style,
  random: Random,
  wanted: Parameters<typeof chooseFrame>[2],
): Window {
  const chosen = chooseFrame(scene, random.fork('frame'), wanted);
  return hasCard(style) ? frameBehindCard(chosen) : chosen;
}

export function framedScene(
  scene: Scene,
  window: Window,
  size: number,
  style: Style,
  { lens }: Variation,
): Scene {
  const framed = frame(scene, window, size);
  return isPhotograph(style) ? focusOnFace(framed, lens.softness) : framed;
}
