import { randomUUID } from 'node:crypto';
import { AppError } from '@likeness/contracts/errors/app-error';
import type { UploadResponse } from '@likeness/contracts/http/photos';
import type { Owner } from '@likeness/contracts/identity/owner';
import type { PhotoAdvice } from '@likeness/contracts/photos/advice';
import type { PhotoPurpose } from '@likeness/contracts/photos/purpose';
import type { PhotoVerdict } from '@likeness/contracts/photos/verdict';
import type { TemporaryFile } from '@likeness/service-kit/uploads/temporary-uploads';
import { StorageError } from '@likeness/storage/storage-error';
import { Injectable } from '@nestjs/common';
import { FaceConsentsRepository } from '../database/face-consents.repository.js';
import type { ImageFace } from '../database/image.entity.js';
import { DuplicateUploadError, ImagesRepository } from '../database/images.repository.js';
import { Lifetimes } from '../retention/lifetimes.js';
import { PhotoCheckService } from './photo-check.service.js';
import { type PhotoDraft, PhotoDraftsService } from './photo-drafts.service.js';

function faceOf(verdict: PhotoVerdict): ImageFace {
  if (verdict.ok) return 'good';
  return verdict.located ? 'poor' : 'none';
}

function isFit(face: ImageFace, purpose: PhotoPurpose): boolean {
  if (purpose === 'reference') return true;
  return purpose === 'pose' ? face !== 'none' : face === 'good';
}

/** @throws AppError with the verdict's code and detail, or POSE_NO_FACE */
function assertFit(verdict: PhotoVerdict, purpose: PhotoPurpose): void {
  if (verdict.ok || isFit(faceOf(verdict), purpose)) return;
  throw purpose === 'pose'
    ? new AppError('POSE_NO_FACE')
    : new AppError(verdict.code, verdict.detail, { faces: verdict.faces });
}

@Injectable()
export class PhotoKeeperService {
  constructor(
    private readonly drafts: PhotoDraftsService,
    private readonly checker: PhotoCheckService,
    private readonly images: ImagesRepository,
    private readonly consents: FaceConsentsRepository,
    private readonly lifetimes: Lifetimes,
  ) {}

  /** Restarts the time to live and checks for a new purpose. @throws AppError as `keep` */
  async known(
    owner: Owner,
    contentHash: string,
    purpose: PhotoPurpose,
  ): Promise<UploadResponse | null> {
    const expiresAt = await this.lifetimes.photo(owner);
    const known = await this.images.renewUpload(owner, contentHash, expiresAt);
    if (!known) return null;
    if (!isFit(known.face, purpose)) {
      assertFit(await this.checker.check(known.id, known.masterKey), purpose);
    }
    const { id, width, height } = known;
    return { id, width, height, duplicate: true, turned: 0, ...adviceFor(purpose, known.advice) };
  }

  /** @throws AppError for an unreadable photo, or with the verdict's code and detail */
  async keep(owner: Owner, photo: TemporaryFile, purpose: PhotoPurpose): Promise<UploadResponse> {
    const id = randomUUID();
    try {
      const stored = await this.drafts.store(id, owner, photo);
      const verdict = await this.checker.check(id, stored.masterKey);
      assertFit(verdict, purpose);
      const turned = verdict.ok ? verdict.turn : 0;
      const draft = turned === 0 ? stored : await this.drafts.turn(stored, turned);
      const advice = draft.advice ?? ((verdict.ok && verdict.advice) || null);
      await this.#accept({ ...draft, face: faceOf(verdict), advice }, owner);
      const { width, height } = draft;
      return { id, width, height, duplicate: false, turned, ...adviceFor(purpose, advice) };
    } catch (error) {
      // Storage has just timed out, so cleanup must not delay the response again.
      if (error instanceof StorageError) await this.drafts.discardLater(id, owner);
      else await this.drafts.discard(id, owner);
      // A withdrawal removes the photo, so that its check fails.
      if (!(await this.consents.givenAt(owner))) throw new AppError('FACE_CONSENT_REQUIRED');
      if (!(error instanceof DuplicateUploadError)) throw error;
      const known = await this.known(owner, photo.contentHash, purpose);
      if (!known) throw new AppError('UPLOAD_LOST');
      return known;
    }
  }

  async #accept(draft: PhotoDraft, owner: Owner): Promise<void> {
    await this.images.transaction(async (manager) => {
      // A guest may have become a user meanwhile.
      const current = (await this.images.ownerOf(manager, draft.id)) ?? owner;
      const expiresAt = await this.lifetimes.photo(current, manager);
      // A withdrawal of consent during the check has removed this photo.
      if (!(await this.consents.holdCurrent(manager, current))) {
        throw new AppError('FACE_CONSENT_REQUIRED');
      }
      const accepted = { ...draft, ownerKind: current.kind, ownerId: current.id };
      if (!(await this.images.keepUpload(manager, accepted, expiresAt))) {
        throw new AppError('UPLOAD_LOST');
      }
    });
  }
}

function adviceFor(purpose: PhotoPurpose, advice: PhotoAdvice | null): { advice?: PhotoAdvice } {
  return purpose === 'face' && advice !== null ? { advice } : {};
}
