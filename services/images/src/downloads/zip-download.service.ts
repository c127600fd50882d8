import { once } from 'node:events';
import { Readable, type Writable } from 'node:stream';
import { finished } from 'node:stream/promises';
import { AppError } from '@likeness/contracts/errors/app-error';
import type { Owner } from '@likeness/contracts/identity/owner';
import type { Language } from '@likeness/contracts/text/languages';
import { LOGGER, type Logger } from '@likeness/service-kit/logging/logger';
import { ObjectStore } from '@likeness/storage/object-store';
import { ObjectMissingError, StorageError } from '@likeness/storage/storage-error';
import { Inject, Injectable } from '@nestjs/common';
import { ZipFile } from 'yazl';
import { ImagesRepository } from '../database/images.repository.js';
import { RequestedFileService } from '../files/requested-file.service.js';
import type { DownloadPlan, PlannedFile } from './download-plan.service.js';

/** Local header plus central directory entry. */
const HEADER_BYTES = 100;
const NOT_INCLUDED = 'not-included.txt';
const STORED = { compress: false } as const;

type OpenFile = { readonly bytes: Readable; readonly size: number };

/** Streams archives one image at a time, so that their number and size need no memory. */
@Injectable()
export class ZipDownloadService {
  constructor(
    private readonly images: ImagesRepository,
    private readonly store: ObjectStore,
    private readonly requested: RequestedFileService,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  estimate({ files }: DownloadPlan): number {
    return files.reduce((sum, { name, bytes }) => {
      return sum + bytes + HEADER_BYTES + 2 * Buffer.byteLength(name);
    }, 0);
  }

  /** Lists unreadable images in a text file. @throws StorageError if storage is unavailable */
  async open(plan: DownloadPlan, owner: Owner, label?: Language): Promise<Readable> {
    const zip = new ZipFile();
    const output = zip.outputStream as Readable & Writable;
    const filled = this.#fill(zip, output, plan, (file) => this.#open(file, owner, label));
    // The status is sent with the first bytes. A later error can only abort the response.
    await Promise.race([once(output, 'readable'), filled]);
    filled.catch((error: unknown) => {
      if (output.destroyed) return;
      this.logger.warn({ err: error }, 'download broken off');
      output.destroy(error instanceof Error ? error : undefined);
    });
    return output;
  }

  async #fill(
    zip: ZipFile,
    output: Readable & Writable,
    { files, missing }: DownloadPlan,
    open: (file: PlannedFile) => Promise<OpenFile | string>,
  ): Promise<void> {
    const gone = new AbortController();
    output.once('close', () => gone.abort());
    const left = missing.map((words) => `${words}: no longer there`);
    for (const file of files) {
      const opened = await open(file);
      if (typeof opened === 'string') left.push(`${file.name}: ${opened}`);
      else if (output.destroyed) return void opened.bytes.destroy();
      else await add(zip, file, opened, gone.signal).finally(() => opened.bytes.destroy());
    }
    if (left.length > 0) zip.addBuffer(Buffer.from(listOf(left)), NOT_INCLUDED, STORED);
    zip.end();
  }

  /** @returns a reason if it can't be read */
  async #open(
    { id, kind }: PlannedFile,
    owner: Owner,
    language?: Language,
  ): Promise<OpenFile | string> {
    try {
      // The image may have been deleted, or its watermark removed, since the download began.
      const image = await this.images.ofOwner(id, owner);
      if (!image) return 'no longer there';
      const label = kind === 'portrait' ? language : undefined;
      const key = await this.requested.keyOf(image, owner, { label });
      const size = await this.store.size(key);
      if (size === undefined) return 'its file is missing';
      return { size, bytes: await this.store.stream(key) };
    } catch (error) {
      if (error instanceof ObjectMissingError) return 'its file is missing';
      if (error instanceof AppError) return 'its AI label could not be drawn';
      // With storage unavailable, every further image would wait for the timeout.
      if (error instanceof StorageError && !error.isPassing) return 'could not be read';
      throw error;
    }
  }
}

/** Waits for the reader. */
async function add(
  zip: ZipFile,
  { name, createdAt }: PlannedFile,
  { bytes, size }: OpenFile,
  signal: AbortSignal,
): Promise<void> {
  const output = zip.outputStream as Readable & Writable;
  zip.addReadStream(bytes, name, { ...STORED, size, mtime: createdAt });
  await finished(bytes, { signal });
  if (output.writableNeedDrain) await once(output, 'drain', { signal });
}

function listOf(lines: readonly string[]): string {
  return `These images are not in this download:\r\n\r\n${lines.join('\r\n')}\r\n`;
}
