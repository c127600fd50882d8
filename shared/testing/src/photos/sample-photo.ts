import { crc32, createDeflate } from 'node:zlib';

export type SamplePhoto = { fileName: string; contentType: string; bytes: Buffer };

export function jpegPhoto(fileName: string, bytes: Buffer): SamplePhoto {
  return { fileName: `${fileName}.jpg`, contentType: 'image/jpeg', bytes };
}

export function pngPhoto(fileName: string, bytes: Buffer): SamplePhoto {
  return { fileName: `${fileName}.png`, contentType: 'image/png', bytes };
}

const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

export function pngChunk(type: string, data: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(data.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

/** 1 bit per pixel: some kilobytes for hundreds of megapixels. */
export async function blackPng(width: number, height: number): Promise<Buffer> {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header[8] = 1; // bits per sample; then colour type 0 (greyscale), no interlacing
  const pixels = await deflatedZeros((1 + Math.ceil(width / 8)) * height);
  return Buffer.concat([
    signature,
    pngChunk('IHDR', header),
    pngChunk('IDAT', pixels),
    pngChunk('IEND', Buffer.alloc(0)),
  ]);
}

async function deflatedZeros(length: number): Promise<Buffer> {
  const deflate = createDeflate({ level: 9 });
  const piece = Buffer.alloc(1 << 20);
  const feed = async () => {
    for (let left = length; left > 0; left -= piece.length) {
      const written = deflate.write(piece.subarray(0, Math.min(left, piece.length)));
      if (!written) await new Promise((resolve) => deflate.once('drain', resolve));
    }
    deflate.end();
  };
  const [compressed] = await Promise.all([deflate.toArray(), feed()]);
  return Buffer.concat(compressed as Buffer[]);
}
