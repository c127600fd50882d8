const FORMATS = ['jpg', 'png'] as const;
export type PictureFormat = (typeof FORMATS)[number];

/** Under which keys a worker keeps what one attempt at a render has made. */
export function renderFileKeys(renderId: string, attempt: number, format: PictureFormat) {
  const folder = `renders/${renderId}/${attempt}`;
  return {
    master_key: `${folder}/master.${format}`,
    watermarked_key: `${folder}/watermarked.${format}`,
    fingerprint_key: `${folder}/fingerprint.json`,
  };
}

/** Every key that attempts at a render up to this one may have left something under. */
export function everyRenderFileKey(renderId: string, attempts: number): string[] {
  const keys = Array.from({ length: attempts }, (_, index) =>
    FORMATS.flatMap((format) => Object.values(renderFileKeys(renderId, index + 1, format))),
  );
  return [...new Set(keys.flat())];
}
