import { examplePictures } from '../../../lib/example-pictures.js';
import { examplePicture, exampleStyles } from '../../../lib/examples.js';
import type { Shown } from '../../../lib/lists.js';
import { styleName } from '../../../lib/images/style-name.js';

export type Pack = {
  id: string;
  name: string;
  src: string;
};

export const SHOWN = 8;

export const packs: readonly Pack[] = [
  ...exampleStyles.map(({ id, name }) => ({ id, name, src: examplePicture(id).large })),
  ...examplePictures.map(({ id, name }) => ({
    id,
    name: styleName(name),
    src: `/examples/styles/${id}.webp`,
  })),
];

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

export function inPlaces(drawn: readonly Shown<Pack>[]): Shown<Pack>[] {
  const [first, last] = drawn.filter(({ isHighlighted }) => isHighlighted);
  if (!first || !last) return [...drawn];
  return [first, ...drawn.filter((each) => each !== first && each !== last), last];
}

/** The same for all users, so that the page can be prerendered. */
export const opening: readonly Shown<Pack>[] = OPENING.flatMap((id, index) => {
  const entry = packs.find((pack) => pack.id === id);
  return entry ? [{ entry, isHighlighted: index === 0 || index === OPENING.length - 1 }] : [];
});
