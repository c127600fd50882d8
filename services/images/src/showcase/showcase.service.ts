import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { AppError } from '@likeness/contracts/errors/app-error';
import type { Showcase } from '@likeness/contracts/http/showcase';
import { PHOTO_LIMITS } from '@likeness/contracts/photos/limits';
import { LOGGER, type Logger } from '@likeness/service-kit/logging/logger';
import { openPicture, readPictureHeader } from '@likeness/service-kit/pictures/open-picture';
import { Inject, Injectable } from '@nestjs/common';
import { PixelBudget } from '../pixels/pixel-budget.js';

const MOST = 12;
const SIDE = 1_024;
const WEBP_QUALITY = 82;
const TIMEOUT_SECONDS = 15;
const PICTURE = /\.(?:jpe?g|png|webp)$/i;
const RULES = {
  types: ['image/jpeg', 'image/png', 'image/webp'],
  maxPixels: PHOTO_LIMITS.maxPixels,
} as const;

type Example = Showcase['images'][number] & { readonly file: string; readonly webp: Buffer };

export abstract class ShowcaseSettings {
  abstract readonly folder: string;
}

/** Public example images from the operator's folder, cached after the first read. */
@Injectable()
export class ShowcaseService {
  #loading: Promise<readonly Example[]> | undefined;

  constructor(
    private readonly settings: ShowcaseSettings,
    private readonly budget: PixelBudget,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  async list(): Promise<Showcase> {
    const examples = await this.#examples();
    return {
      images: examples.map(({ id, name, url, width, height }) => ({
        id,
        name,
        url,
        width,
        height,
      })),
    };
  }

  async picture(file: string): Promise<Buffer> {
    const found = (await this.#examples()).find((example) => example.file === file);
    if (!found) throw new AppError('NOT_FOUND');
    return found.webp;
  }

  #examples(): Promise<readonly Example[]> {
    this.#loading ??= this.#load().catch((error: unknown) => {
      this.#loading = undefined;
      throw error;
    });
    return this.#loading;
  }

  /** Empty for an unreadable folder: missing examples must not cause an error. */
  async #namesIn(folder: string): Promise<string[]> {
    try {
      return await readdir(folder);
    } catch (error) {
      this.logger.error({ err: error }, 'SHOWCASE_DIR can not be read');
      return [];
    }
  }

  async #load(): Promise<Example[]> {
    const { folder } = this.settings;
    if (folder === '') return [];
    const names = (await this.#namesIn(folder)).filter((name) => PICTURE.test(name)).toSorted();
    const examples: Example[] = [];
    for (const name of names) {
      if (examples.length === MOST) break;
      try {
        examples.push(await this.#read(folder, name));
      } catch (error) {
        this.logger.warn({ err: error, file: name }, 'example picture can not be shown');
      }
    }
    return examples;
  }

  async #read(folder: string, fileName: string): Promise<Example> {
    const source = path.join(folder, fileName);
    const header = await readPictureHeader(source, RULES);
    const pixels = header.width * header.height;
    const { data, info } = await this.budget.run(pixels, () =>
      openPicture(source, { maxPixels: pixels, seconds: TIMEOUT_SECONDS })
        .autoOrient()
        .resize({ width: SIDE, height: SIDE, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: WEBP_QUALITY })
        // Keeps the note that a portrait is AI-generated.
        .keepXmp()
        .toBuffer({ resolveWithObject: true }),
    );
    const id = createHash('sha256').update(data).digest('hex').slice(0, 16);
    const file = `${id}.webp`;
    const { width, height } = info;
    const name = path.parse(fileName).name;
    return { id, name, url: `images/showcase/${file}`, width, height, file, webp: data };
  }
}
