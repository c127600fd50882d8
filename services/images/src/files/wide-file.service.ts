import path from 'node:path';
import { type PortraitToWiden, portraitWidenJob } from '@likeness/contracts/jobs/enlargements.jobs';
import { mayWiden } from '@likeness/contracts/http/download-formats';
import { currentTaker } from '@likeness/service-kit/identity/turn-taker';
import { PersonLimit } from '@likeness/service-kit/limits/person-limit';
import { ObjectStore } from '@likeness/storage/object-store';
import { Injectable } from '@nestjs/common';
import type { StoredImage } from '../database/image.entity.js';
import { FingerprintsRepository } from '../database/fingerprints.repository.js';
import { ImagesRepository } from '../database/images.repository.js';
import { wordsInFile } from '../provenance/fingerprints/words-in-file.js';
import { DerivedFilesService } from './derived-files.service.js';
import { derivedPrefix, visibleRendition } from './rendition.js';

const MADE_WITHIN_MS = 20_000;

type Ordered = Pick<
  PortraitToWiden,
  'style' | 'gender' | 'finish' | 'seed' | 'size' | 'gentleness'
>;
type Photos = Pick<PortraitToWiden, 'photo' | 'head_pose'>;

/** 3:2 pictures with the head as large as in the portrait, rendered from the person's photo. */
@Injectable()
export class WideFileService {
  constructor(
    private readonly images: ImagesRepository,
    private readonly files: DerivedFilesService,
    private readonly fingerprints: FingerprintsRepository,
    private readonly store: ObjectStore,
    private readonly limit: PersonLimit,
  ) {}

  /** @returns undefined if there is none yet */
  async existingKeyOf(image: StoredImage): Promise<string | undefined> {
    const key = keyFor(image, visibleRendition(image).name);
    return (await this.files.isThere(key)) ? key : undefined;
  }

  /**
   * One attempt per image: a refusal or failure is remembered.
   * @returns undefined if the photo is gone or has too little room, or if another engine made the
   * portrait. @throws AppError ENGINE_UNAVAILABLE, NOT_FOUND, TOO_MANY_REQUESTS
   */
  async tryMaking(image: StoredImage): Promise<string | undefined> {
    const refusedKey = `${derivedPrefix(image.id)}3x2-refused`;
    if (await this.files.isThere(refusedKey)) return undefined;
    const ordered = orderedOf(image);
    const photos = ordered && (await this.#photosOf(image));
    if (!photos) return undefined;
    await this.#count(image);
    const { name } = visibleRendition(image);
    const key = keyFor(image, name);
    const wide_key = keyFor(image, 'master');
    const fingerprint_key = `${derivedPrefix(image.id)}wide-fingerprint.json`;
    const payload = {
      master_key: image.masterKey,
      wide_key,
      fingerprint_key,
      ...(name === 'watermarked' && { watermarked_key: key }),
      ...ordered,
      ...photos,
    };
    const isMade = await this.files.tryMaking(portraitWidenJob, payload, {
      imageId: image.id,
      keys: [wide_key, key, fingerprint_key],
      withinMs: MADE_WITHIN_MS,
    });
    if (!isMade) {
      await this.store.put(refusedKey, Buffer.of());
      return undefined;
    }
    const words = await wordsInFile(this.store, fingerprint_key);
    await this.images.transaction((manager) =>
      this.fingerprints.insertOnce(manager, image.id, words, fingerprint_key),
    );
    return key;
  }

  /** Each is a whole render. Guests of one address share a limit. */
  async #count({ ownerKind, ownerId }: StoredImage): Promise<void> {
    await this.limit.count(ownerId);
    const address = currentTaker()?.address;
    if (ownerKind === 'visitor' && address !== undefined) await this.limit.count(address);
  }

  async #photosOf(image: StoredImage): Promise<Photos | undefined> {
    const { referenceId, head_pose: pose = null } = image.creationMethodConfig ?? {};
    if (!referenceId) return undefined;
    const owner = { kind: image.ownerKind, id: image.ownerId };
    const ids = [referenceId, ...(pose?.kind === 'photo' ? [pose.photo_id] : [])];
    const found = await this.images.manyOfOwner(ids, owner);
    const [photo, posePhoto] = ids.map((id) => {
      const stored = found.find((each) => each.id === id);
      return stored && { id, object_key: stored.masterKey };
    });
    if (!photo) return undefined;
    if (pose?.kind !== 'photo') return { photo, head_pose: pose };
    return posePhoto && { photo, head_pose: { kind: 'photo', photo: posePhoto } };
  }
}

function keyFor({ id, masterKey }: StoredImage, name: string): string {
  return `${derivedPrefix(id)}${name}-3x2-wide${path.extname(masterKey)}`;
}

function orderedOf({ creationMethodConfig: recipe }: StoredImage): Ordered | undefined {
  if (!recipe || !mayWiden(recipe)) return undefined;
  const {
    style,
    seed,
    size,
    gentleness,
    gender = null,
    retouch,
    backdrop = null,
    clothes,
    shoulders,
  } = recipe;
  if (!style || seed === undefined || size === undefined || gentleness === undefined) {
    return undefined;
  }
  const finish = retouch === undefined ? null : { retouch, backdrop, clothes, shoulders };
  return { style, gender, finish, seed, size, gentleness };
}
