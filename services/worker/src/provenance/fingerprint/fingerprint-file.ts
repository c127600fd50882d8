import {
  type FingerprintFile,
  fingerprintFileSchema,
} from '@likeness/contracts/provenance/fingerprint-file';
import { max, min, PI, round } from '../../imaging/math.js';
import type { Fingerprint } from './fingerprint.js';
import type { Feature } from './registration.js';

/** Place, blur and direction as 16-bit values, plus 128 bits. */
const FEATURE_BYTES = 24;
/** Steps per unit of place, per unit of blur and per turn. */
const PLACE_STEPS = 32;
const BLUR_STEPS = 64;
const TURN = 65_536;

export function writeFingerprint({ extent, features, texture, tones, words }: Fingerprint): Buffer {
  const bytes = Buffer.alloc(features.length * FEATURE_BYTES);
  features.forEach((feature, index) => writeFeature(bytes, index * FEATURE_BYTES, feature));
  const file: FingerprintFile = {
    version: 1,
    ...extent,
    features: bytes.toString('base64'),
    texture: Buffer.from(texture.buffer).toString('base64'),
    tones: Buffer.from(tones.buffer).toString('base64'),
    words: [...words],
  };
  return Buffer.from(JSON.stringify(file));
}

export function readFingerprint(file: Uint8Array): Fingerprint {
  const json: unknown = JSON.parse(Buffer.from(file).toString('utf8'));
  const { width, height, features, texture, tones, words } = fingerprintFileSchema.parse(json);
  const bytes = Buffer.from(features, 'base64');
  return {
    extent: { width, height },
    features: Array.from({ length: Math.floor(bytes.length / FEATURE_BYTES) }, (_, index) =>
      readFeature(bytes, index * FEATURE_BYTES),
    ),
    texture: Int8Array.from(Buffer.from(texture, 'base64')),
    tones: Uint8Array.from(Buffer.from(tones, 'base64')),
    words,
  };
}

function writeFeature(bytes: Buffer, at: number, { x, y, sigma, angle, bits }: Feature): void {
  bytes.writeUInt16LE(within(x * PLACE_STEPS), at);
  bytes.writeUInt16LE(within(y * PLACE_STEPS), at + 2);
  bytes.writeUInt16LE(within(sigma * BLUR_STEPS), at + 4);
  const turn = (angle / (2 * PI)) * TURN;
  bytes.writeUInt16LE(round(((turn % TURN) + TURN) % TURN) % TURN, at + 6);
  bits.forEach((word, index) => bytes.writeUInt32LE(word, at + 8 + 4 * index));
}

function readFeature(bytes: Buffer, at: number): Feature {
  return {
    x: bytes.readUInt16LE(at) / PLACE_STEPS,
    y: bytes.readUInt16LE(at + 2) / PLACE_STEPS,
    sigma: max(bytes.readUInt16LE(at + 4), 1) / BLUR_STEPS,
    angle: (bytes.readUInt16LE(at + 6) / TURN) * 2 * PI,
    bits: Uint32Array.from({ length: 4 }, (_, index) => bytes.readUInt32LE(at + 8 + 4 * index)),
  };
}

function within(value: number): number {
  return max(0, min(TURN - 1, round(value)));
}
