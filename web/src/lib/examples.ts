/**
 * Example pictures of the home page, all made from one public-domain photo: `/examples/<id>-l.webp`
 * (720×900), `/examples/<id>-s.webp` (360×450), `/examples/eyes-<id>.webp` (900×168). The first
 * picture is an AVIF, which every browser that the style sheet targets supports.
 */
export const examplePhoto = { id: 'input', number: '00', name: 'Your photo' } as const;

export const exampleStyles = [
  { id: 'headshot', number: '01', name: 'Studio headshot' },
  { id: 'oil', number: '02', name: 'Oil painting' },
  { id: 'neon', number: '03', name: 'Neon' },
] as const;

export type ExampleStyleId = (typeof exampleStyles)[number]['id'];

export const firstStyle: ExampleStyleId = 'oil';

export const comparisonSizes =
  '(min-width: 1312px) 560px, (min-width: 1024px) 40vw, (min-width: 768px) 68vw, 91vw';

export const tileSizes =
  '(min-width: 1312px) 187px, (min-width: 1024px) 14vw, (min-width: 768px) 22vw, 29vw';

export function examplePicture(id: ExampleStyleId | 'input') {
  const of = (size: string) => `/examples/${id}-${size}`;
  return {
    small: of('s.webp'),
    large: of('l.webp'),
    srcSet: `${of('xs.avif')} 240w, ${of('s.avif')} 360w, ${of('l.avif')} 720w`,
  };
}
