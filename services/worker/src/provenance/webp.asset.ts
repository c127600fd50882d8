import type { Asset } from '@trustnxt/c2pa-ts/asset';

const HEADER = 12;
const CHUNK_HEADER = 8;
const MANIFEST_CHUNK = 'C2PA';

type Chunk = { readonly start: number; readonly length: number };

/** A WebP asset for the library; the manifest is in a RIFF chunk (C2PA 2.2 §A.3.6). */
export class WebP implements Asset {
  readonly mimeType = 'image/webp';
  #data: Uint8Array;
  #manifests: Chunk[];

  /** @throws Error for inconsistent chunks */
  constructor(data: Uint8Array) {
    this.#data = data;
    this.#manifests = manifestChunks(data);
  }

  static canRead(data: Uint8Array): boolean {
    return nameAt(data, 0) === 'RIFF' && nameAt(data, 8) === 'WEBP';
  }

  dumpInfo(): string {
    return `WebP file of ${this.#data.length} bytes, ${this.#manifests.length} manifest stores`;
  }

  getDataLength(): number {
    return this.#data.length;
  }

  getDataRange(start = 0, length?: number): Promise<Uint8Array> {
    const end = length === undefined ? undefined : start + length;
    return Promise.resolve(this.#data.subarray(start, end));
  }

  getManifestJUMBF(): Uint8Array | undefined {
    const [chunk] = this.#manifests;
    if (!chunk || this.#manifests.length > 1) return undefined;
    return this.#data.subarray(
      chunk.start + CHUNK_HEADER,
      chunk.start + CHUNK_HEADER + chunk.length,
    );
  }

  ensureManifestSpace(length: number): Promise<void> {
    if (this.#manifests.length > 0) throw new Error('the file has a manifest already');
    const start = this.#data.length;
    const grown = new Uint8Array(start + padded(length));
    grown.set(this.#data);
    const view = new DataView(grown.buffer);
    view.setUint32(4, grown.length - CHUNK_HEADER, true);
    grown.set(new TextEncoder().encode(MANIFEST_CHUNK), start);
    view.setUint32(start + 4, length, true);
    this.#data = grown;
    this.#manifests = [{ start, length }];
    return Promise.resolve();
  }

  getHashExclusionRange(): { start: number; length: number } {
    const chunk = this.#only();
    return { start: chunk.start, length: CHUNK_HEADER + chunk.length };
  }

  writeManifestJUMBF(jumbf: Uint8Array): Promise<void> {
    const chunk = this.#only();
    if (chunk.length !== jumbf.length) throw new Error('wrong amount of space for the manifest');
    this.#data.set(jumbf, chunk.start + CHUNK_HEADER);
    return Promise.resolve();
  }

  #only(): Chunk {
    const [chunk] = this.#manifests;
    if (!chunk) throw new Error('no space was made for a manifest');
    return chunk;
  }
}

function manifestChunks(data: Uint8Array): Chunk[] {
  const view = new DataView(data.buffer, data.byteOffset, data.byteLength);
  if (!WebP.canRead(data) || view.getUint32(4, true) + CHUNK_HEADER !== data.length) {
    throw new Error('no WebP file, or not the whole of it');
  }
  const found: Chunk[] = [];
  let start = HEADER;
  while (start < data.length) {
    if (start + CHUNK_HEADER > data.length) throw new Error('the file ends within a chunk');
    const length = view.getUint32(start + 4, true);
    if (nameAt(data, start) === MANIFEST_CHUNK) found.push({ start, length });
    start += padded(length);
  }
  if (start !== data.length) throw new Error('the file ends within a chunk');
  return found;
}

function padded(length: number): number {
  return CHUNK_HEADER + length + (length % 2);
}

function nameAt(data: Uint8Array, start: number): string {
  return String.fromCharCode(...data.subarray(start, start + 4));
}
