import type { PortraitToCrop, RenditionToSign } from '@likeness/contracts/jobs/renditions.jobs';
import type {
  PortraitToEnlarge,
  PortraitToWiden,
} from '@likeness/contracts/jobs/enlargements.jobs';
import { ObjectStore } from '@likeness/storage/object-store';
import { ObjectMissingError } from '@likeness/storage/storage-error';
import { Injectable } from '@nestjs/common';
import { PortraitRenderer } from '../inference/portrait-renderer.js';
import { cropPortrait } from '../engines/portrait/finish/crop-portrait.js';
import type { PictureFiles, WideFiles } from '../engines/portrait/finish/picture-files.js';
import type { PictureHistory } from '../provenance/content-credentials.js';
import { Provenance } from '../provenance/provenance.js';

type DerivedKeys = {
  readonly master_key: string;
  readonly clean_key: string;
  readonly watermarked_key?: string;
  readonly fingerprint_key?: string;
};
type Derived = PictureFiles &
  Partial<Pick<WideFiles, 'fingerprint'>> & { readonly change: Partial<PictureHistory> };

@Injectable()
export class RenditionSigning {
  constructor(
    private readonly store: ObjectStore,
    private readonly provenance: Provenance,
    private readonly renderer: PortraitRenderer,
  ) {}

  /** Uses the history of the original's manifest. Without a valid own one, the copy is unsigned. */
  async run({ draft_key, original_key, signed_key, is_labeled }: RenditionToSign): Promise<null> {
    return this.#copy(draft_key, signed_key, async (draft) => {
      const history = await this.provenance.historyOf(await this.store.read(original_key));
      const change = is_labeled ? { labeled: true as const } : { reduced: true };
      return history ? this.provenance.sign(draft, { ...history, ...change }) : draft;
    });
  }

  /** Without a valid manifest of ours, the crop is unsigned. */
  async crop(wanted: PortraitToCrop): Promise<null> {
    const { master_key, cropped_key, box, width } = wanted;
    return this.#copy(master_key, cropped_key, async (master) => {
      const history = await this.provenance.historyOf(master);
      const format = cropped_key.endsWith('.png') ? 'png' : 'jpg';
      const file = await cropPortrait(master, wanted, format);
      const change = { cropped: true, reduced: width < box.width };
      return history ? this.provenance.sign(file, { ...history, ...change }) : file;
    });
  }

  async #copy(from: string, to: string, make: (file: Buffer) => Promise<Buffer>): Promise<null> {
    try {
      await this.store.put(to, await make(await this.store.read(from)));
    } catch (error) {
      // The image was removed meanwhile.
      if (error instanceof ObjectMissingError) return null;
      throw error;
    }
    await this.#removeWithout(from, [to]);
    return null;
  }

  /** Removal may have listed the objects before the copies existed. */
  async #removeWithout(source: string, copies: string[]): Promise<boolean> {
    const isThere = (await this.store.size(source)) !== undefined;
    if (!isThere) await this.store.remove(copies);
    return isThere;
  }

  /** Unsigned without our valid manifest. @returns false if the face changed too much */
  async enlarge(wanted: PortraitToEnlarge): Promise<boolean> {
    const { enlarged_key } = wanted;
    return this.#derive({ ...wanted, clean_key: enlarged_key }, async () => {
      const files = await this.renderer.enlarge(wanted);
      return files && { ...files, change: { reduced: true } };
    });
  }

  /** @returns false if the photo is gone or too narrow, or if the face would change */
  async widen(wanted: PortraitToWiden): Promise<boolean> {
    if ((await this.store.size(wanted.photo.object_key)) === undefined) return false;
    return this.#derive({ ...wanted, clean_key: wanted.wide_key }, async () => {
      const files = await this.renderer.widen(wanted);
      return files && { ...files, change: { softBinding: files.softBinding } };
    });
  }

  async #derive(
    { master_key, clean_key, watermarked_key, fingerprint_key }: DerivedKeys,
    make: () => Promise<Derived | null>,
  ): Promise<boolean> {
    if ((await this.store.size(master_key)) === undefined) return true;
    const files = await make();
    if (!files) return false;
    const history = await this.provenance.historyOf(await this.store.read(master_key));
    const put = async (key: string, file: Uint8Array) => {
      const signed = history
        ? await this.provenance.sign(file, { ...history, ...files.change })
        : Buffer.from(file);
      await this.store.put(key, signed);
    };
    if (fingerprint_key !== undefined && files.fingerprint) {
      await this.store.put(fingerprint_key, Buffer.from(files.fingerprint));
    }
    await put(clean_key, files.clean);
    if (watermarked_key !== undefined && files.watermarked) {
      await put(watermarked_key, files.watermarked);
    }
    const keys = [clean_key, watermarked_key, fingerprint_key];
    const copies = keys.filter((key) => key !== undefined);
    await this.#removeWithout(master_key, copies);
    return true;
  }

  /** Names the original as ingredient. @returns false if it has no valid manifest of ours */
  async signMeme({ draft_key, original_key, signed_key }: RenditionToSign): Promise<boolean> {
    // The worker crashed after it had stored the meme. Objects are written once.
    if ((await this.store.size(signed_key)) !== undefined) return true;
    const [draft, original] = await Promise.all(
      [draft_key, original_key].map((key) => this.store.read(key)),
    );
    const history = await this.provenance.historyOf(original);
    if (!history) return false;
    const edited = {
      ...history,
      parent: this.provenance.nameOf(original),
      inputs: [],
      reduced: false,
    };
    await this.store.put(signed_key, await this.provenance.sign(draft, edited));
    // The request timed out, so nothing refers to the signed file.
    return this.#removeWithout(draft_key, [signed_key]);
  }
}
