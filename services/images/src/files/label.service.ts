import path from 'node:path';
import { AppError } from '@likeness/contracts/errors/app-error';
import type { ImageFileQuery } from '@likeness/contracts/http/images';
import { renditionSignJob } from '@likeness/contracts/jobs/renditions.jobs';
import { cropFor, type PixelBox } from '@likeness/contracts/http/download-formats';
import type { Language } from '@likeness/contracts/text/languages';
import { sharp } from '@likeness/service-kit/pictures/picture-library';
import { ObjectStore } from '@likeness/storage/object-store';
import { Injectable } from '@nestjs/common';
import type { StoredImage } from '../database/image.entity.js';
import { drawOver } from '../pixels/draw-over.js';
import { MemeFonts } from '../pixels/meme-fonts.js';
import { PixelBudget } from '../pixels/pixel-budget.js';
import { DerivedFilesService } from './derived-files.service.js';
import { drawLabel, type LabelKind } from './draw-label.js';
import { LabelIcons } from './label-icons.js';
import { lettersIn } from './letters-in.js';
import { derivedPrefix, visibleRendition } from './rendition.js';

const SIGNED_WITHIN_MS = 20_000;
/** An enlarged portrait has four times the pixels. */
const LARGEST = 4;

type Wanted = {
  readonly key: string;
  readonly format: ImageFileQuery['format'];
  readonly language: Language;
  /** Of a meme: the image that it was written on, if that still exists. */
  readonly origin: StoredImage | null;
};

/** Files with a visible AI label, for posting. They stay signed and keep the hidden mark. */
@Injectable()
export class LabelService {
  constructor(
    private readonly files: DerivedFilesService,
    private readonly store: ObjectStore,
    private readonly budget: PixelBudget,
    private readonly fonts: MemeFonts,
    private readonly icons: LabelIcons,
  ) {}

  /** @throws AppError FORMAT_UNAVAILABLE for uploads, ENGINE_UNAVAILABLE, NOT_FOUND */
  async keyOf(image: StoredImage, wanted: Wanted): Promise<string> {
    if (image.kind !== 'portrait') throw new AppError('FORMAT_UNAVAILABLE');
    const { key, language } = wanted;
    const name = `${derivedPrefix(image.id)}label-${language}-`;
    const labeled = `${name}${path.basename(key)}`;
    if (await this.files.isThere(labeled)) return labeled;
    const draft = `${name}draft-${path.basename(key)}`;
    await this.store.put(draft, await this.#drawn(image, wanted));
    const job = { draft_key: draft, original_key: key, signed_key: labeled, is_labeled: true };
    const made = { imageId: image.id, keys: [labeled, draft], withinMs: SIGNED_WITHIN_MS };
    await this.files.make(renditionSignJob, job, made);
    await this.store.remove([draft]);
    return labeled;
  }

  async #drawn(image: StoredImage, { key, format, language, origin }: Wanted): Promise<Buffer> {
    const icon = await this.icons.iconFor(kindOf(origin ?? image));
    const maxPixels = LARGEST * image.width * image.height;
    return this.budget.run(maxPixels, async () => {
      const file = await this.store.read(key);
      const { width, height, density } = await sharp(file).metadata();
      const label = { kind: kindOf(origin ?? image), language, ...(icon && { icon }) };
      const head = headIn(origin ?? image, format, width);
      const hasLetters = origin && (await this.#lettersOn(origin, file));
      const drawing = drawLabel(label, this.fonts, { width, height }, (box) => {
        const [x, y] = [box.x / width, box.y / height];
        const share = { x, y, width: box.width / width, height: box.height / height };
        return (head !== undefined && overlap(head, box)) || hasLetters?.(share) === true;
      });
      return drawOver({ file, key, maxPixels }, drawing, density);
    });
  }

  async #lettersOn(origin: StoredImage, meme: Buffer) {
    return lettersIn(meme, await this.store.read(visibleRendition(origin).key));
  }
}

function kindOf({ creationMethodConfig: recipe }: StoredImage): LabelKind {
  return recipe?.avatar || recipe?.photo_ids?.length === 0 ? 'generated' : 'modified';
}

function overlap(one: PixelBox, other: PixelBox): boolean {
  return (
    one.x <= other.x + other.width &&
    other.x <= one.x + one.width &&
    one.y <= other.y + other.height &&
    other.y <= one.y + one.height
  );
}

/** Where the head is in a file; unknown in pictures that were made wider than the portrait. */
function headIn(
  image: StoredImage,
  format: ImageFileQuery['format'],
  width: number,
): PixelBox | undefined {
  const head = image.creationMethodConfig?.head;
  const isCrop = format !== undefined && format !== 'large';
  const box = isCrop ? cropFor(format, image, head)?.box : { x: 0, y: 0, width: image.width };
  if (!head || !box) return undefined;
  const scale = width / box.width;
  const [x, y, w, h] = [head.x - box.x, head.y - box.y, head.width, head.height];
  return { x: x * scale, y: y * scale, width: w * scale, height: h * scale };
}
