/**
 * The example pictures of the home page, all made from one public-domain photo:
 * `/examples/<id>-l.webp` (720×900), `/examples/<id>-s.webp` (360×450), `/examples/eyes-<id>.webp` (900×168).
 */
export const examplePhoto = { id: 'input', number: '00', name: 'Your photo' } as const;

export const exampleStyles = [
  { id: 'headshot', number: '01', name: 'Headshot' },
  { id: 'oil', number: '02', name: 'Oil' },
  { id: 'neon', number: '03', name: 'Neon' },
] as const;

export type ExampleStyleId = (typeof exampleStyles)[number]['id'];

/** The style the page opens with. */
export const firstStyle: ExampleStyleId = 'oil';

/** How wide the large comparison is drawn, for the browser's choice of picture. */
export const comparisonSizes =
  '(min-width: 1312px) 560px, (min-width: 1024px) 40vw, (min-width: 768px) 68vw, 91vw';

/** Addresses of one example in its two sizes, for `src` and `srcSet`. */
export function examplePicture(id: ExampleStyleId | 'input') {
  const small = `/examples/${id}-s.webp`;
  const large = `/examples/${id}-l.webp`;
  return { small, large, srcSet: `${small} 360w, ${large} 720w` };
}
