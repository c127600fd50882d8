import { examplePictures } from '../../../lib/example-pictures.js';
import { examplePicture, exampleStyles } from '../../../lib/examples.js';
import type { Shown } from '../../../lib/draw.js';

export type Pack = {
  id: string;
  /** What the tool calls the style, too. */
  name: string;
  src: string;
};

export const SHOWN = 8;

export const packs: readonly Pack[] = [
  ...exampleStyles.map(({ id, name }) => ({ id, name, src: examplePicture(id).large })),
  ...examplePictures.map(({ id, name }) => ({
    id,
    name,
    src: `/examples/styles/${id}.webp`,
  })),
];

/** What the grid opens with, in its order: of each family something. */
const OPENING = [
  'noir',
  'window-light',
  'watercolour',
  'pencil',
  'golden-hour',
  'screen-print',
  'oil',
  'night-swirls',
];

/** The grid's places: the first and the last are large, so that two of the highlighted stand there. */
export function inPlaces(drawn: readonly Shown<Pack>[]): Shown<Pack>[] {
  const [first, last] = drawn.filter(({ isHighlighted }) => isHighlighted);
  if (!first || !last) return [...drawn];
  return [first, ...drawn.filter((each) => each !== first && each !== last), last];
}

/** The same for everybody, so that the page can be rendered before anybody looks at it. */
export const opening: readonly Shown<Pack>[] = OPENING.flatMap((id, index) => {
  const entry = packs.find((pack) => pack.id === id);
  return entry ? [{ entry, isHighlighted: index === 0 || index === OPENING.length - 1 }] : [];
});
