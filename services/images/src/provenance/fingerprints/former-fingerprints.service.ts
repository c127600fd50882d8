import { RepeatingService } from '@likeness/service-kit/schedule/repeating-service';
import { ObjectStore } from '@likeness/storage/object-store';
import { StorageError } from '@likeness/storage/storage-error';
import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { FingerprintsRepository } from '../../database/fingerprints.repository.js';
import { wordsInFile } from './words-in-file.js';

/** Seldom, because it reads all images. During an update, processes of 0.2.0 still add some. */
const EVERY_MS = 6 * 3_600_000;
const BATCH = 500;
const AT_ONCE = 8;

/** Indexes the fingerprints of 0.2.0 from their files. The next release drops it. */
@Injectable()
export class FormerFingerprintsService extends RepeatingService {
  protected readonly schedule = {
    everyMs: EVERY_MS,
    failure: 'former fingerprints not indexed, will try again',
  };

  constructor(
    private readonly fingerprints: FingerprintsRepository,
    private readonly database: DataSource,
    private readonly store: ObjectStore,
  ) {
    super();
  }

  async run(): Promise<void> {
    for (;;) {
      const left = await this.fingerprints.former(BATCH);
      if (left.length === 0) return;
      const work = async () => {
        for (let one = left.pop(); one; one = left.pop()) {
          const words = await this.#wordsIn(one.fingerprint_key);
          await this.fingerprints.insertOnce(this.database, one.id, words);
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
    }
  }

  async #wordsIn(key: string): Promise<readonly number[]> {
    try {
      return await wordsInFile(this.store, key);
    } catch (error) {
      if (error instanceof StorageError) throw error;
      this.logger.warn({ err: error, key }, 'no fingerprint can be read');
      return [];
    }
  }
}
