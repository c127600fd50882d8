const FORMATS = ['jpg', 'png'] as const;
export type PictureFormat = (typeof FORMATS)[number];

export function renderFileKeys(renderId: string, lease: number, format: PictureFormat) {
  const folder = `renders/${renderId}/${lease}`;
  return {
    master_key: `${folder}/master.${format}`,
    watermarked_key: `${folder}/watermarked.${format}`,
    fingerprint_key: `${folder}/fingerprint.json`,
  };
}

export function everyRenderFileKey(renderId: string, leases: number): string[] {
  const keys = Array.from({ length: leases }, (_, index) =>
    FORMATS.flatMap((format) => Object.values(renderFileKeys(renderId, index + 1, format))),
  );
  return [...new Set(keys.flat())];
}
