/** Why a wish is not followed. */
export type WishReason =
  | 'unknown'
  | 'hair-stays'
  | 'hair-covered'
  | 'glasses-stay'
  | 'beard-stays'
  | 'headwear-stays'
  | 'expression-stays'
  | 'skin-stays'
  | 'clothes-stay'
  | 'age-stays'
  | 'frame-stays'
  | 'clothes-not-drawn'
  | 'clothes-one-color'
  /** With this headwear or hair. */
  | 'clothes-plain'
  | 'one-person'
  | 'no-role'
  /** Value: the nearest style. */
  | 'style-instead'
  /** Value: the nearest style. */
  | 'no-painter'
  /** Value: the words that came first. */
  | 'came-first'
  /** Value: the style. */
  | 'no-scenery'
  /** Value: the style. */
  | 'style-lacks'
  /** Value: the style; the wish is followed in part. */
  | 'partly'
  /** The wish is followed with the nearest that we have. */
  | 'nearest'
  | 'not-avoided'
  /** The finished picture was measured. */
  | 'not-shown'
  | 'prompt-too-long';

/** What else a picture lacks. */
type PictureGap =
  /** Value: a number from 1. */
  | 'no-image'
  /** Values: length and shape, the second one may be missing. */
  | 'no-hair'
  /** Value: the garment; only in older images. */
  | 'plain-clothes'
  | 'no-pose'
  /** Values: degrees that the head moved, and degrees of the pose. */
  | 'turned'
  | 'raised'
  | 'lowered'
  | 'tilted'
  | 'face-larger'
  | 'face-smaller'
  | 'face-elsewhere'
  | 'own-background'
  | 'own-clothes';

/** What a wish means in the picture; the value is the one that the words were read as. */
export type WishMeaning =
  | 'style'
  | 'light'
  | 'tone'
  | 'color'
  | 'scene'
  | 'hour'
  | 'weather'
  | 'white-backdrop'
  | 'backdrop-color'
  | 'framing'
  | 'drawn'
  | 'left-out'
  | 'look';

export type UnmetCode = WishReason | PictureGap;

export type Coded<Code extends string> = { code: Code; values?: string[] };
/** `words` are the user's, for reasons of wishes. */
export type Unmet = Coded<PictureGap> | (Coded<WishReason> & { words: string });
