import type { PhotoPorts } from './photo-box.js';

/** A GIF header with a comment that makes each one different. */
export const gif = (name: string, mark = name) =>
  new File([Uint8Array.from([0x47, 0x49, 0x46, 0x38, 0x39, 0x61, 9, 0, 9, 0]), mark], name, {
    type: 'image/gif',
  });

export const stored = (id: string) => ({
  id,
  width: 9,
  height: 9,
  duplicate: false,
  turned: 0 as const,
});

export function portsWith(ports: Partial<PhotoPorts>): PhotoPorts {
  let keys = 0;
  return {
    upload: (file) => Promise.resolve(stored(`id-${file.name}`)),
    takeBack: () => {},
    toJpeg: () => Promise.reject(new Error('undecodable')),
    preview: (file) => Promise.resolve(`blob:${file.name}`),
    releasePreview: () => {},
    load: () => Promise.resolve(),
    newKey: () => `k${++keys}`,
    ...ports,
  };
}

export const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0));
export const uint32 = (value: number) => [24, 16, 8, 0].map((bits) => (value >>> bits) & 255);
export const little = (value: number) => uint32(value).reverse();
