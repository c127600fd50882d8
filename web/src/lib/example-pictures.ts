import { STYLES, styleTitleOf } from '@likeness/contracts/generation/styles';
import { styleName } from './images/style-name.js';
import { examplePhoto, exampleStyles } from './examples.js';

/** 480×480 pictures of further styles: `/examples/styles/<id>.webp`. */
export const examplePictures = Object.entries(STYLES)
  .filter(([, { isOnHomePage }]) => isOnHomePage !== false)
  .map(([id]) => ({ id, name: styleTitleOf(id) }));

export function exampleSize(src: string): { width: number; height: number } {
  if (src.startsWith('/examples/styles/')) return { width: 480, height: 480 };
  if (src.startsWith('/examples/eyes-')) return { width: 900, height: 168 };
  if (src.startsWith('/examples/stage-')) return { width: 480, height: 600 };
  if (src.endsWith('-s.webp')) return { width: 360, height: 450 };
  return { width: 720, height: 900 };
}

export function exampleName(src: string): string | undefined {
  if (/-photo-[ls]\.webp$/.test(src)) return examplePhoto.name;
  const id = /^\/examples\/(?:styles\/)?([a-z-]+?)(?:-[ls])?\.webp$/.exec(src)?.[1];
  const found = [examplePhoto, ...exampleStyles, ...examplePictures].find((each) => each.id === id);
  return found && styleName(found.name);
}
