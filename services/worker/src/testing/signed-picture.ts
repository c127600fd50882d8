import sharp from 'sharp';
import type { PictureHistory } from '../provenance/content-credentials.js';

export const COMPOSED = 'http://cv.iptc.org/newscodes/digitalsourcetype/composite';

export function history(change: Partial<PictureHistory> = {}): PictureHistory {
  return {
    version: '1.2.3',
    digitalSourceType: COMPOSED,
    parent: 'urn:likeness:photo:aa:bb',
    inputs: [],
    softBinding: { alg: 'com.likeness.mark.2', value: 'a5'.repeat(32) },
    cropped: false,
    reduced: false,
    ...change,
  };
}

export async function noise(format: 'jpeg' | 'png' | 'webp'): Promise<Buffer> {
  const gaussian = { type: 'gaussian', mean: 128, sigma: 40 } as const;
  return sharp({
    create: { width: 200, height: 150, channels: 3, background: '#000', noise: gaussian },
  })
    .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"></x:xmpmeta>')
    .toFormat(format)
    .toBuffer();
}
