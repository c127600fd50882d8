import { MARK_ALGORITHM } from '@likeness/contracts/calls/images/soft-bindings.calls';
import { AppError } from '@likeness/contracts/errors/app-error';
import { visualWordsIn } from '@likeness/contracts/provenance/visual-words';
import type { TemporaryFile } from '@likeness/service-kit/uploads/temporary-uploads';
import { ObjectStore } from '@likeness/storage/object-store';
import { ObjectMissingError } from '@likeness/storage/storage-error';
import { Injectable } from '@nestjs/common';
import { JPEG, PNG } from '@trustnxt/c2pa-ts/asset';
import { FingerprintsRepository } from '../database/fingerprints.repository.js';
import { ImagesRepository } from '../database/images.repository.js';
import { ProvenanceCheckService } from './provenance-check.service.js';

const PAYLOAD = /^[0-9a-f]{32}$/;
const WORDS_OF_PAYLOAD = 4;

/** Tells only the id of an image, which stands for its manifest. */
@Injectable()
export class SoftBindingsService {
  constructor(
    private readonly checks: ProvenanceCheckService,
    private readonly fingerprints: FingerprintsRepository,
    private readonly images: ImagesRepository,
    private readonly store: ObjectStore,
  ) {}

  /** By the mark if it fits the picture, else by the fingerprint. @throws AppError as `examine` */
  async byContent(photo: TemporaryFile, algorithm = MARK_ALGORITHM): Promise<string | undefined> {
    if (algorithm !== MARK_ALGORITHM) return undefined;
    const findings = await this.checks.findingsOf(photo);
    const { mark } = findings;
    const marked = mark && mark.fits !== false && (await this.#withPayload(mark.binding));
    return marked || this.checks.imageIn(findings);
  }

  /** @param value hex in Base64, because the assertion has the bytes of the hex */
  async byBinding(algorithm: string, value: string): Promise<string | undefined> {
    const payload = Buffer.from(value, 'base64').toString('latin1');
    return algorithm === MARK_ALGORITHM && PAYLOAD.test(payload)
      ? this.#withPayload(payload)
      : undefined;
  }

  /** @throws AppError NOT_FOUND */
  async manifestOf(imageId: string): Promise<Buffer> {
    const image = await this.images.stored(imageId);
    if (image?.state !== 'kept' || image.kind !== 'portrait') throw new AppError('NOT_FOUND');
    try {
      const file = await this.store.read(image.masterKey);
      const Kind = PNG.canRead(file) ? PNG : JPEG;
      const store = new Kind(file).getManifestJUMBF();
      if (store) return Buffer.from(store);
    } catch (error) {
      if (!(error instanceof ObjectMissingError)) throw error;
    }
    throw new AppError('NOT_FOUND');
  }

  async #withPayload(hex: string): Promise<string | undefined> {
    return this.fingerprints.imageWith(visualWordsIn(Buffer.from(hex, 'hex')), WORDS_OF_PAYLOAD);
  }
}
