import type { PortraitToWiden } from '@likeness/contracts/jobs/enlargements.jobs';
import { sharp } from '@likeness/service-kit/pictures/picture-library';
import { PhotoRefusedError, UnknownStyleError } from '../engines/portrait/engine-errors.js';
import { encodePicture } from '../engines/portrait/finish/encode-portrait.js';
import { markPicture } from '../engines/portrait/finish/finish-portrait.js';
import type { WideFiles } from '../engines/portrait/finish/picture-files.js';
import { wantedPose } from '../engines/studio/1-compose/wanted-pose.js';
import type { StudioEngine } from '../engines/studio/studio-engine.js';
import { renderWide, type WidePicture } from '../engines/studio/wide/render-wide.js';
import { decodeImage } from '../imaging/decode.js';
import type { RgbImage } from '../imaging/rgb-image.js';
import type { Marker } from '../provenance/marks.js';
import type { ObjectReader } from './parent.js';

export class PortraitWidener {
  constructor(
    private readonly studio: StudioEngine,
    private readonly marker: Marker,
    private readonly store: ObjectReader,
  ) {}

  /** @returns null if the photo allows no wide frame, or if the face would change */
  async run(wanted: PortraitToWiden, signal: AbortSignal): Promise<WideFiles | null> {
    const master = await this.store.read(wanted.master_key);
    const wide = await this.#render(wanted, await decodeImage(master), signal);
    if (!wide) return null;
    const { image, fingerprint, softBinding } = await markPicture(wide, this.marker);
    const { xmp } = await sharp(master).metadata();
    const encode = (watermark: boolean) =>
      encodePicture({ ...wide, image }, xmp?.toString() ?? '', { watermark });
    return {
      clean: await encode(false),
      watermarked: wanted.watermarked_key === undefined ? null : await encode(true),
      fingerprint,
      softBinding,
    };
  }

  async #render(
    { photo, head_pose, style, gentleness, gender, finish, seed, size }: PortraitToWiden,
    portrait: RgbImage,
    signal: AbortSignal,
  ): Promise<WidePicture | null> {
    const load = async ({ object_key }: { object_key: string }) =>
      decodeImage(await this.store.read(object_key));
    const reference = { id: photo.id, image: await load(photo) };
    try {
      const headPose = await wantedPose(head_pose, this.studio.analyser, load);
      const recipe = { style, gender, finish, seed, size, headPose };
      return await renderWide(
        this.studio,
        reference,
        recipe,
        { image: portrait, gentleness },
        signal,
      );
    } catch (error) {
      if (error instanceof PhotoRefusedError || error instanceof UnknownStyleError) return null;
      throw error;
    }
  }
}
