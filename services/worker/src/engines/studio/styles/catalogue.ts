import { STYLES, styleTitleOf } from '@likeness/contracts/generation/styles';
import { UnknownStyleError } from '../../portrait/engine-errors.js';
import { DEFAULTS, type Style, type StyleDefinition } from '../model/style.js';

export const STUDIO_ENGINE = 'studio';

const FOLDER = new URL('./', import.meta.url);
export const STUDIO_STYLES: readonly Style[] = await Promise.all(
  Object.keys(STYLES).map(loadStyle),
);

async function loadStyle(id: string): Promise<Style> {
  const { style } = (await import(new URL(`${id}/style.js`, FOLDER).href)) as {
    style: StyleDefinition;
  };
  const preview = new URL(`${id}/preview.webp`, FOLDER);
  return { ...DEFAULTS, ...style, id, title: styleTitleOf(id), preview };
}

/** @param value the id or the title of a style @throws UnknownStyleError */
export function findStyle(styles: readonly Style[], value: string | null): Style {
  const wanted = value?.trim().toLowerCase();
  const found = styles.find(({ id, title }) => id === wanted || title.toLowerCase() === wanted);
  if (!found) throw new UnknownStyleError(value ?? '');
  return found;
}
