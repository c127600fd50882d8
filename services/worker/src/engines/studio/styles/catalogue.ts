import { readdir } from 'node:fs/promises';
import { UnknownStyleError } from '../../portrait/engine-errors.js';
import type { StyleWords } from '../model/style-words.js';
import type { Style, StyleDefinition } from '../model/style.js';

export const STUDIO_ENGINE = 'studio';

const FOLDER = new URL('./', import.meta.url);
export const STUDIO_STYLES: readonly Style[] = await loadStyles();

async function loadStyles(): Promise<Style[]> {
  const entries = await readdir(FOLDER, { withFileTypes: true });
  const folders = entries.filter((entry) => entry.isDirectory());
  const styles = await Promise.all(folders.map(({ name }) => loadStyle(name)));
  return styles.sort((a, b) => a.sort - b.sort);
}

async function loadStyle(id: string): Promise<Style> {
  const file = (name: string) => new URL(`${id}/${name}.js`, FOLDER).href;
  const [{ style }, { words }] = await Promise.all([
    import(file('style')) as Promise<{ style: StyleDefinition }>,
    import(file('words')) as Promise<{ words: StyleWords }>,
  ]);
  return { ...style, id, words, preview: new URL(`${id}/preview.webp`, FOLDER) };
}

export function findStyle(styles: readonly Style[], title: string | null): Style {
  const wanted = title?.trim().toLowerCase();
  const found = styles.find((style) => style.title.toLowerCase() === wanted);
  if (!found) throw new UnknownStyleError(title ?? '');
  return found;
}

/** @param value the id or the title of a style */
export function titleOf(value: string): string {
  return STUDIO_STYLES.find(({ id }) => id === value)?.title ?? value;
}
