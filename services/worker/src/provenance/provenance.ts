import { createHmac } from 'node:crypto';
import type { Signer } from '@trustnxt/c2pa-ts/cose';
import type { RgbImage } from '../raster/rgb-image.js';
import { type ContentOrigin, signContent } from './content-credentials.js';
import { embedMark } from './hidden-mark.embed.js';
import { detectMark, type MarkReading } from './hidden-mark.detect.js';
import { type MarkPattern, markPattern } from './mark-pattern.js';
import { type ContentCredentials, readCredentials } from './read-credentials.js';
import { openSigner, type SigningSettings } from './signing-credentials.js';

export type ProvenanceSettings = SigningSettings & {
  /** What the hidden mark is keyed by; without it, something that follows from AUTH_SECRET. */
  readonly MARK_SECRET?: string;
  readonly AUTH_SECRET: string;
};

/** How this installation's pictures tell where they come from: a hidden mark and a signed record. */
export class Provenance {
  private constructor(
    private readonly signer: Signer,
    private readonly pattern: MarkPattern,
  ) {}

  /** @throws Error naming the setting that can't be used */
  static async open(settings: ProvenanceSettings): Promise<Provenance> {
    const { MARK_SECRET, AUTH_SECRET } = settings;
    const key =
      MARK_SECRET ?? createHmac('sha256', AUTH_SECRET).update('hidden mark').digest('hex');
    return new Provenance(await openSigner(settings), markPattern(key));
  }

  /** The picture with the hidden mark; see `embedMark`. */
  mark(image: RgbImage): RgbImage {
    return embedMark(image, this.pattern);
  }

  /** The JPEG file with a signed manifest; nothing of it may be changed afterwards. */
  async sign(jpeg: Buffer, origin: ContentOrigin): Promise<Buffer> {
    return signContent(new Uint8Array(jpeg), origin, this.signer);
  }

  async findMark(file: Uint8Array): Promise<MarkReading> {
    return detectMark(file, this.pattern);
  }

  async readCredentials(file: Uint8Array): Promise<ContentCredentials> {
    return readCredentials(new Uint8Array(file), this.signer.certificate);
  }
}
