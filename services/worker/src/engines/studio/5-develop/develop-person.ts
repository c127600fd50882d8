import type { Planar } from '../../../imaging/planar.js';
import { gradeSkin, OWN_SKIN, retouch } from './retouch.js';
import { relightForStyle } from './relight-for-style.js';
import { balanced, softenShine } from './own-skin.js';
import { reducedOnBackdrop } from '../4-arrange/backdrops/reduced.js';
import { NO_RETOUCH } from '../model/style.js';
import type { Sitting } from '../model/renderer.js';

export async function developPerson(sitting: Sitting, photo = photoOf(sitting)): Promise<Planar> {
  const { scene, style, checkpoint, show, backdrop, random } = sitting;
  let person = relightForStyle(sitting, photo);
  await checkpoint();
  person = gradeSkin(scene, person, style.skin === 'own' ? OWN_SKIN : style.skin);
  await checkpoint();
  if (style.retouch !== NO_RETOUCH) {
    person = retouch(scene, person, style.retouch);
    await checkpoint();
    person = softenShine(scene, person);
  }
  show('light', (side) =>
    reducedOnBackdrop(person, scene.alpha, backdrop, random.fork('backdrop'), side),
  );
  await checkpoint();
  return person;
}

/** The subject, in balanced light if the style keeps the skin's own color. */
export function photoOf({ scene, style }: Sitting): Planar {
  return style.skin === 'own' ? balanced(scene) : scene.foreground;
}
