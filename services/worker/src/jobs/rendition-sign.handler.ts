import type { MemeToSign } from '@likeness/contracts/jobs/meme-sign.job';
import type { RenditionToSign } from '@likeness/contracts/jobs/rendition-sign.job';
import { ObjectStore } from '@likeness/storage/object-store';
import { ObjectMissingError } from '@likeness/storage/storage-error';
import { Injectable } from '@nestjs/common';
import { Provenance } from '../provenance/provenance.js';

/** Signs what is made of pictures that are signed already. */
@Injectable()
export class RenditionSigning {
  constructor(
    private readonly store: ObjectStore,
    private readonly provenance: Provenance,
  ) {}

  /**
   * Signs a smaller copy of a picture with what the picture's own manifest tells. A picture whose
   * manifest is not ours, or broken, has nothing that its copy could tell: that is kept as it is.
   */
  async run({ draft_key, original_key, signed_key }: RenditionToSign): Promise<null> {
    try {
      const [draft, original] = await Promise.all(
        [draft_key, original_key].map((key) => this.store.read(key)),
      );
      const history = await this.provenance.historyOf(original);
      const signed = history && (await this.provenance.sign(draft, { ...history, reduced: true }));
      await this.store.put(signed_key, signed ?? draft);
    } catch (error) {
      // The picture was removed meanwhile.
      if (error instanceof ObjectMissingError) return null;
      throw error;
    }
    // Likewise, after its objects were listed: the copy would be left behind.
    if ((await this.store.size(draft_key)) === undefined) await this.store.remove([signed_key]);
    return null;
  }

  /**
   * Signs a meme as an edited copy of a picture, which its manifest names as what was opened. A hidden
   * mark and the way the picture itself was made stay true of it.
   * @returns false, signing nothing, for a picture whose manifest is not ours, or broken
   */
  async signMeme({ draft_key, original_key, signed_key }: MemeToSign): Promise<boolean> {
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
    // The meme was given up meanwhile: nothing refers to what was just put there.
    const isWanted = (await this.store.size(draft_key)) !== undefined;
    if (!isWanted) await this.store.remove([signed_key]);
    return isWanted;
  }
}
