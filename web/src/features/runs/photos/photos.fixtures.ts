import type { PhotoPorts } from './photo-box.js';

/** A GIF header with a comment that makes each one different. */
export const gif = (name: string, mark = name, size: readonly [number, number] = [9, 9]) =>
  new File(['GIF89a', Uint16Array.from(size), mark], name, { type: 'image/gif' });

async function measure(picture: Blob) {
  if ((await picture.slice(0, 6).text()) !== 'GIF89a') throw new Error('undecodable');
  const [width = 0, height = 0] = new Uint16Array(await picture.slice(6, 10).arrayBuffer());
  return { width, height };
}

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
    measure,
    toJpeg: () => Promise.reject(new Error('undecodable')),
    preview: (file) => Promise.resolve(`blob:${file.name}`),
    releasePreview: () => {},
    load: () => Promise.resolve(),
    newKey: () => `k${++keys}`,
    ...ports,
  };
}
