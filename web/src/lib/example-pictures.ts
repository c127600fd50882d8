import { examplePhoto, exampleStyles } from './examples.js';

/** 480×480 pictures of 29 more styles: `/examples/styles/<id>.webp`. */
export const examplePictures = [
  { id: 'window-light', name: 'Window light' },
  { id: 'garden', name: 'Garden' },
  { id: 'at-the-office', name: 'At the office' },
  { id: 'golden-hour', name: 'Golden hour' },
  { id: 'low-key', name: 'Low key' },
  { id: 'high-key', name: 'High key' },
  { id: 'black-and-white', name: 'Black and white' },
  { id: 'cinema', name: 'Cinema' },
  { id: 'vintage-film', name: 'Vintage film' },
  { id: 'instant-photo', name: 'Instant photo' },
  { id: 'library', name: 'Library' },
  { id: 'noir', name: 'Noir' },
  { id: 'impressionist', name: 'Impressionist' },
  { id: 'palette-knife', name: 'Palette knife' },
  { id: 'night-swirls', name: 'Night swirls' },
  { id: 'watercolour', name: 'Watercolour' },
  { id: 'ink-wash', name: 'Ink wash' },
  { id: 'pastel', name: 'Pastel' },
  { id: 'pencil', name: 'Pencil' },
  { id: 'charcoal', name: 'Charcoal' },
  { id: 'red-chalk', name: 'Red chalk' },
  { id: 'chalkboard', name: 'Chalkboard' },
  { id: 'engraving', name: 'Engraving' },
  { id: 'comic', name: 'Comic' },
  { id: 'pop-art', name: 'Pop art' },
  { id: 'campaign-poster', name: 'Campaign poster' },
  { id: 'duotone', name: 'Duotone' },
  { id: 'screen-print', name: 'Screen print' },
  { id: 'low-poly', name: 'Low poly' },
] as const;

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
  return [examplePhoto, ...exampleStyles, ...examplePictures].find((each) => each.id === id)?.name;
}
