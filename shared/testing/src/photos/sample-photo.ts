export type SamplePhoto = { fileName: string; contentType: string; bytes: Buffer };

export function jpegPhoto(fileName: string, bytes: Buffer): SamplePhoto {
  return { fileName: `${fileName}.jpg`, contentType: 'image/jpeg', bytes };
}

export function pngPhoto(fileName: string, bytes: Buffer): SamplePhoto {
  return { fileName: `${fileName}.png`, contentType: 'image/png', bytes };
}
