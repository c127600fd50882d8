import { packStyleId } from '@likeness/contracts/generation/style-value';
import type { PackManifest } from '@likeness/contracts/packs/pack-manifest';
import type { PackStyle } from '@likeness/contracts/packs/pack-rendering';
import { UnknownStyleError } from '../../portrait/engine-errors.js';
import type { Recipe } from '../../portrait/portrait-engine.js';
import type { DiffusionSettings } from '../pipelines/pipeline.js';
import { STUDIO_STYLES } from '../../studio/styles/catalogue.js';
import type { DiffusionStyle } from '../../studio/model/style-words.js';

const USUAL_SCALE = 0.8;

export type Words = {
  readonly prompt: string;
  readonly negativePrompt?: string;
  readonly settings: DiffusionSettings;
};

type Asked = Pick<Recipe, 'style' | 'prompt' | 'gender'>;

/** A style prompt is from the pack, else from the catalogue. @throws UnknownStyleError */
export function wordsFor(
  { style, prompt, gender }: Asked,
  { id, styles, defaults }: PackManifest,
): Words {
  const found = style === null ? undefined : styleNamed(style, id, styles);
  const person = gender === null ? 'a person' : `a ${gender}`;
  const own = prompt?.positive ?? '';
  const said = found
    ? found.prompt.replaceAll('{person}', person).replaceAll('{prompt}', own).replace(/,\s*$/, '')
    : own;
  const negative = [found?.negativePrompt ?? defaults.negativePrompt, prompt?.negative]
    .filter((words) => words !== undefined && words !== '')
    .join(', ');
  return {
    prompt: said,
    ...(negative !== '' && { negativePrompt: negative }),
    settings: {
      steps: found?.steps ?? defaults.steps,
      guidance: found?.guidance ?? defaults.guidance,
      controlnetScale: found?.controlnetScale ?? defaults.controlnetScale ?? USUAL_SCALE,
      controlnetStart: found?.controlnetStart ?? defaults.controlnetStart,
      controlnetEnd: found?.controlnetEnd ?? defaults.controlnetEnd,
      ipScale: found?.ipScale ?? defaults.ipScale ?? USUAL_SCALE,
    },
  };
}

function styleNamed(
  style: string,
  pack: string,
  ofPack: readonly PackStyle[],
): PackStyle | DiffusionStyle {
  const name = style.trim().toLowerCase();
  const id = name.replace(/[^a-z0-9]+/g, '-');
  const found =
    ofPack.find((each) => packStyleId(pack, each.id) === name) ??
    ofPack.find((each) => each.id === id || each.name.toLowerCase() === name) ??
    STUDIO_STYLES.find((each) => each.id === id)?.diffusion;
  if (!found) throw new UnknownStyleError(style);
  return found;
}
