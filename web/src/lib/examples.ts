import * as text from './messages.js';

/**
 * One person per style: `/examples/<id>-l.webp` (720×900), `-s.webp` (360×450) and the photo
 * `<id>-photo-l.webp`, also as AVIF. `eyes-<id>.webp` (900×168) has one person in all styles.
 */
export const examplePhoto = { id: 'input', number: '00', name: text.yourPhoto } as const;

export const exampleStyles = [
  { id: 'headshot', number: '01', name: text.studioHeadshot },
  { id: 'oil', number: '02', name: text.oilPainting },
  { id: 'neon', number: '03', name: text.neon },
] as const;

export type ExampleStyleId = (typeof exampleStyles)[number]['id'];

export const firstStyle: ExampleStyleId = 'oil';

/** `sizes` of the large comparison. */
export const comparisonSizes =
  '(min-width: 1312px) 560px, (min-width: 1024px) 40vw, (min-width: 768px) 68vw, 91vw';

/** `sizes` of the three tiles beside it. */
export const tileSizes =
  '(min-width: 1312px) 187px, (min-width: 1024px) 14vw, (min-width: 768px) 22vw, 29vw';

export const examplePicture = (id: ExampleStyleId) => pictureOf(id);
export const photoOfExample = (id: ExampleStyleId) => pictureOf(`${id}-photo`);

function pictureOf(name: string) {
  const of = (size: string) => `/examples/${name}-${size}`;
  return {
    small: of('s.webp'),
    large: of('l.webp'),
    srcSet: `${of('xs.avif')} 240w, ${of('s.avif')} 360w, ${of('l.avif')} 720w`,
  };
}
