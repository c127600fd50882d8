import { once } from 'node:events';
import { PassThrough, type Readable } from 'node:stream';
import { finished } from 'node:stream/promises';
import type { Image } from '@likeness/contracts/http/images';
import type { Person } from '@likeness/contracts/identity/principal';
import { LOGGER, type Logger } from '@likeness/service-kit/logging/logger';
import { Inject, Injectable } from '@nestjs/common';
import { ZipFile } from 'yazl';
import type { Account } from '../database/account.entity.js';
import { NewsletterSubscribersRepository } from '../database/newsletter-subscribers.repository.js';
import { ServiceClients } from '../service-clients/service-clients.js';
import { ProfilePicturesService } from '../pictures/profile-pictures.service.js';
import { toUser } from '../http/to-user.js';
import { ImageFilesClient } from './image-files.client.js';

const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/webp': 'webp',
};

/** Streams one image at a time, so that memory use is bounded. */
@Injectable()
export class AccountExportService {
  constructor(
    private readonly services: ServiceClients,
    private readonly files: ImageFilesClient,
    private readonly pictures: ProfilePicturesService,
    private readonly subscribers: NewsletterSubscribersRepository,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {}

  /** @returns a ZIP; fails if an image is unreadable @throws AppError SERVICE_UNAVAILABLE */
  async open(account: Account): Promise<Readable> {
    const payments = await this.services.payments(account.id);
    const zip = new ZipFile();
    const output = zip.outputStream.pipe(new PassThrough());
    // `#fill` reports the same error.
    zip.on('error', () => undefined);
    const profile = {
      ...toUser(account),
      created_at: account.createdAt.toISOString(),
      statement_version: account.statementVersion,
      signs_in_with_google: account.googleSubject !== null,
      newsletter: await this.#newsletter(account),
    };
    zip.addBuffer(asJson(profile), 'profile.json');
    zip.addBuffer(asJson(payments), 'payments.json');
    if (account.pictureFile !== null) {
      const picture = await this.pictures.read(account, account.pictureFile);
      zip.addBuffer(picture, 'profile-picture.webp', { compress: false });
    }
    // The status is sent with the first bytes. Later errors can only abort the response.
    await once(output, 'readable');
    this.#fill(zip, account, output).catch((error: unknown) => {
      this.logger.warn({ err: error }, 'export broken off');
      output.destroy(error instanceof Error ? error : undefined);
    });
    return output;
  }

  async #newsletter({ email }: Account): Promise<object | null> {
    const subscriber = await this.subscribers.byEmail(email);
    if (!subscriber) return null;
    const { language, requestedAt, confirmedAt } = subscriber;
    return { language, requested_at: requestedAt, confirmed_at: confirmedAt };
  }

  async #fill(zip: ZipFile, { id }: Account, output: Readable): Promise<void> {
    const owner = { kind: 'user', id } as const;
    const person: Person = { kind: 'person', owner, tier: 'member', address: 'export' };
    const listed: Image[] = [];
    let open: Readable | undefined;
    output.once('close', () => open?.destroy());
    for await (const image of this.services.inventory(owner)) {
      listed.push(image);
      const file = await this.files.open(person, image.id);
      if (!file) continue;
      open = file.bytes;
      if (output.destroyed) open.destroy();
      const extension = EXTENSIONS[file.contentType] ?? 'bin';
      zip.addReadStream(file.bytes, `images/${image.id}.${extension}`, { compress: false });
      await finished(file.bytes);
    }
    zip.addBuffer(asJson(listed), 'images.json');
    zip.end();
  }
}

function asJson(value: unknown): Buffer {
  return Buffer.from(`${JSON.stringify(value, null, 2)}\n`);
}
