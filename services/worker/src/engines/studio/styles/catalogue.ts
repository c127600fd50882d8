import { readdir } from 'node:fs/promises';
import { UnknownStyleError } from '../../portrait/engine-errors.js';
import type { StyleEntry } from '../../portrait/portrait-engine.js';
import { USUAL_SECONDS } from './usual-seconds.js';
import type { Style } from './style.js';

export const STUDIO_ENGINE = 'studio';

const PREFIX_LENGTH = 3;
const FOLDER = new URL('./', import.meta.url);
/** Every style of the folder, in the order of the titles' prefixes: a new folder is a new style. */
export const STUDIO_STYLES: readonly Style[] = await loadStyles();

async function loadStyles(): Promise<Style[]> {
  const folders = (await readdir(FOLDER, { withFileTypes: true })).filter((at) => at.isDirectory());
  const modules = await Promise.all(
    folders.map(({ name }) => import(`./${name}/style.js`) as Promise<{ style: Style }>),
  );
  return modules.map(({ style }) => style).sort((a, b) => (a.title < b.title ? -1 : 1));
}

export function studioStyleEntries(): StyleEntry[] {
  return STUDIO_STYLES.map((style) => {
    const id = styleId(style);
    const { title, description } = style;
    const preview = new URL(`${id}/preview.webp`, FOLDER);
    return { id, title, description, preview, usualSeconds: USUAL_SECONDS[style.look.renderer] };
  });
}

/** The name by which requests ask for a style. */
export function styleValue({ title }: Style): string {
  return title.slice(PREFIX_LENGTH);
}

/** The style's name in file names and addresses. */
export function styleId(style: Style): string {
  return styleValue(style)
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-');
}

/** @throws UnknownStyleError */
export function findStyle(styles: readonly Style[], value: string | null): Style {
  const wanted = value?.trim().toLowerCase();
  const found = styles.find((style) => styleValue(style).toLowerCase() === wanted);
  if (!found) throw new UnknownStyleError(value ?? '');
  return found;
}
