/** The words around the photos that differ between the tools. */
export type PhotoWording = {
  title: string;
  /** Asks for the first photos where they can be dropped. */
  empty: string;
  /** The same on a phone, where nothing is dropped. */
  emptyOnPhone: string;
  /** What makes a good one, beside the limits. */
  advice: string;
  /** What several of them must have in common. */
  reminder?: string;
  /** Said while one of them can't be used. */
  invalid: string;
};

export const PORTRAIT_WORDING: PhotoWording = {
  title: 'Your photos',
  empty: 'Drop your photos here',
  emptyOnPhone: 'Add your photos',
  advice: 'One clear face, at least 512x512 pixels.',
  invalid:
    'One or more reference files are invalid. Please remove invalid files before proceeding.',
};
