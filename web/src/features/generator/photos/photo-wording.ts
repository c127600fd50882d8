/** The words around the photos that differ between the tools. */
export type PhotoWording = {
  title: string;
  /** Asks for the first photos. */
  empty: string;
  /** What makes a good one, beside the limits. */
  advice: string;
  /** Said while one of them can't be used. */
  invalid: string;
};

export const PORTRAIT_WORDING: PhotoWording = {
  title: 'Your photos',
  empty: 'Drop your photos here',
  advice: 'One clear face, at least 512x512 pixels.',
  invalid:
    'One or more reference files are invalid. Please remove invalid files before proceeding.',
};
