import { LETTERING } from '@likeness/contracts/http/memes';

/** In px of the displayed picture; the export scales them up with it. */
export type TextSizes = {
  readonly smallest: number;
  readonly standard: number;
  readonly largest: number;
};

const SIZES: readonly (TextSizes & { readonly below: number })[] = [
  { below: 480, smallest: 12, standard: 24, largest: 48 },
  { below: 768, smallest: 16, standard: 28, largest: 60 },
  { below: 1024, smallest: 18, standard: 32, largest: 72 },
  { below: Infinity, smallest: 20, standard: 36, largest: 84 },
];

/** The server draws no smaller letters on a stage of this width. */
export function textSizesAt(windowWidth: number, stageWidth = 0): TextSizes {
  const { smallest, standard, largest } =
    SIZES.find(({ below }) => windowWidth < below) ?? SIZES[SIZES.length - 1]!;
  const least = Math.ceil(stageWidth * LETTERING.smallest);
  return { smallest: Math.max(smallest, least), standard: Math.max(standard, least), largest };
}
