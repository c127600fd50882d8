/** `face`: one good face. `reference`: no face needed. `pose`: a face of any quality. */
export const PHOTO_PURPOSES = ['face', 'reference', 'pose'] as const;
export type PhotoPurpose = (typeof PHOTO_PURPOSES)[number];
