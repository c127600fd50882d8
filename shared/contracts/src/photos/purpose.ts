/**
 * `face`: needs one good face. `reference`: for the multi-reference tool, needs no face. `pose`:
 * needs a face of any quality.
 */
export const PHOTO_PURPOSES = ['face', 'reference', 'pose'] as const;
export type PhotoPurpose = (typeof PHOTO_PURPOSES)[number];
