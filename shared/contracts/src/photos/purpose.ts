/**
 * What a photo is uploaded for. `face`: to make a portrait from, so it must show one good face.
 * `reference`: to be seen by the multi-reference tool; kept without a face too. `pose`: its head pose
 * is followed, so it must show a face, which need not be a good one.
 */
export const PHOTO_PURPOSES = ['face', 'reference', 'pose'] as const;
export type PhotoPurpose = (typeof PHOTO_PURPOSES)[number];
