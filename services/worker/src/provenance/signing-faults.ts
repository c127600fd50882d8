import type { Signer } from '@trustnxt/c2pa-ts/cose';
import sharp from 'sharp';
import { signContent } from './content-credentials.js';
import { faultsOf } from './read-manifest.js';

export async function signingFaults(signer: Signer): Promise<readonly string[]> {
  const blank = { width: 1, height: 1, channels: 3, background: '#000' } as const;
  const file = await sharp({ create: blank }).png().toBuffer();
  const history = {
    version: '1',
    digitalSourceType: 'http://cv.iptc.org/newscodes/digitalsourcetype/algorithmicMedia',
    parent: null,
    inputs: [],
    softBinding: null,
    cropped: false,
    reduced: false,
  };
  return faultsOf(await signContent(file, history, signer));
}
