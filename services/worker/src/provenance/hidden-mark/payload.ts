import { createCipheriv, createDecipheriv } from 'node:crypto';
import { FRAME, type MarkKey } from './mark-key.js';

const FORMAT = 3n;
/** Steps of the shorter side, in units. */
const STEP = 32;
const SIDES = BigInt(FRAME / STEP);

/** 64 bits beside the 64 of the content. */
export type Payload = {
  readonly width: number;
  readonly height: number;
  /** Months since January 2026. */
  readonly month: number;
  readonly id: number;
};

/** One AES block, so equal fields leave nothing constant in the mark. */
export function sealed(key: MarkKey, payload: Payload, content: bigint): Buffer {
  const { width, height, month, id } = payload;
  const short = BigInt(
    Math.min(FRAME / STEP, Math.max(1, Math.round(Math.min(width, height) / STEP))),
  );
  let head = (FORMAT << 12n) | BigInt(key.operator);
  head = (head << 1n) | (height > width ? 1n : 0n);
  head = (head << 5n) | (short % SIDES);
  head = (head << 10n) | BigInt(month & 0x3ff);
  head = (head << 32n) | BigInt(id >>> 0);
  const block = Buffer.alloc(16);
  block.writeBigUInt64BE(head);
  block.writeBigUInt64BE(content, 8);
  return createCipheriv('aes-128-ecb', key.cipher, null).setAutoPadding(false).update(block);
}

export function opened(
  key: MarkKey,
  sealedBlock: Buffer,
): (Payload & { content: bigint }) | undefined {
  const decipher = createDecipheriv('aes-128-ecb', key.cipher, null).setAutoPadding(false);
  const block = decipher.update(sealedBlock);
  const head = block.readBigUInt64BE();
  if (head >> 48n !== ((FORMAT << 12n) | BigInt(key.operator))) return undefined;
  const short = Number((((head >> 42n) & 31n) + SIDES - 1n) % SIDES) + 1;
  const isUpright = ((head >> 47n) & 1n) === 1n;
  return {
    width: isUpright ? short * STEP : FRAME,
    height: isUpright ? FRAME : short * STEP,
    month: Number((head >> 32n) & 0x3ffn),
    id: Number(head & 0xffffffffn),
    content: block.readBigUInt64BE(8),
  };
}
