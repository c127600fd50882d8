const FORMATS = ['jpg', 'png'] as const;
export type PictureFormat = (typeof FORMATS)[number];

/** Under which keys a worker keeps what it has made of a render; no two claims share any. */
export function renderFileKeys(renderId: string, claim: number, format: PictureFormat) {
  const folder = `renders/${renderId}/${claim}`;
  return {
    master_key: `${folder}/master.${format}`,
    watermarked_key: `${folder}/watermarked.${format}`,
    fingerprint_key: `${folder}/fingerprint.json`,
  };
}

/** Every key that claims of a render up to this one may have left something under. */
export function everyRenderFileKey(renderId: string, claims: number): string[] {
  const keys = Array.from({ length: claims }, (_, index) =>
    FORMATS.flatMap((format) => Object.values(renderFileKeys(renderId, index + 1, format))),
  );
  return [...new Set(keys.flat())];
}
