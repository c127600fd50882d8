import { PLACELESS, SCENE_TERMS, type SceneWish } from './picture-terms.js';
import { STYLE_TERMS } from './style-terms.js';

export const STYLE_WISHES: readonly string[] = Object.entries(STYLE_TERMS).map(
  ([style, phrases]) => {
    const name = style.toLowerCase();
    return phrases.includes(name) ? name : phrases[0]!;
  },
);

export const PLACE_WISHES: readonly string[] = (Object.keys(SCENE_TERMS) as SceneWish[]).filter(
  (scene) => !PLACELESS.has(scene),
);
