import { AppError } from '@likeness/contracts/errors/app-error';
import type { PhotoReference } from '@likeness/contracts/http/internal';
import type { Owner } from '@likeness/contracts/identity/owner';
import { Injectable } from '@nestjs/common';
import { CatalogueService } from '../catalogue/catalogue.service.js';
import type { ChosenPose } from '../database/lenses.entities.js';
import { ImagesClient } from '../images.client.js';
import type { Materials, Order } from './read-order.js';

const INVALID_POSE =
  'The head pose file is invalid. Please remove the invalid pose file before proceeding.';
const NO_FACE_AMONG_THEM =
  'No face was found in these photos. At least one of them must show the face clearly.';

@Injectable()
export class MaterialsService {
  constructor(
    private readonly images: ImagesClient,
    private readonly catalogue: CatalogueService,
  ) {}

  /** @throws AppError POSE_*, PHOTO_* or FACE_CONSENT_REQUIRED */
  async gather(owner: Owner, order: Order): Promise<Materials> {
    const headPose = await this.#poseOf(owner, order);
    const purpose = order.tool === 'kontextlens' ? 'reference' : 'face';
    const ids = [...order.photoIds];
    for (const file of order.photoFiles) {
      ids.push(await this.images.storePhoto(owner, file, purpose, order.faceConsent));
    }
    if (ids.length === 0) return { photos: [], headPose };
    const photos = await this.images.resolvePhotos(owner, [...new Set(ids)], order.faceConsent);
    assertFaces(order, photos);
    return { photos, headPose };
  }

  async #poseOf(owner: Owner, { headPose, faceConsent }: Order): Promise<ChosenPose | null> {
    if (headPose === null) return null;
    if (headPose.kind === 'default') {
      return { kind: 'default', key: await this.catalogue.choosePose(headPose.name) };
    }
    const id =
      headPose.kind === 'gallery'
        ? headPose.imageId
        : await this.images
            .storePhoto(owner, headPose.file, 'pose', faceConsent)
            .catch((error: unknown) => {
              throw asPoseError(error);
            });
    const [photo] = await this.images.resolvePhotos(owner, [id], faceConsent);
    if (!photo) throw new AppError('PHOTO_UNKNOWN');
    if (photo.has_face === false) throw new AppError('POSE_NO_FACE');
    return { kind: 'photo', photo };
  }
}

/** Every photo of a portrait needs a face, and at least one of several references. */
function assertFaces({ tool }: Order, photos: readonly PhotoReference[]): void {
  const isFaceless = ({ has_face }: PhotoReference) => has_face === false;
  if (tool === 'lenszero' && photos.some(isFaceless)) throw new AppError('PHOTO_NO_FACE');
  if (tool === 'kontextlens' && photos.every(isFaceless)) {
    throw new AppError('PHOTO_NO_FACE', NO_FACE_AMONG_THEM);
  }
}

function asPoseError(error: unknown): unknown {
  if (!(error instanceof AppError) || error.status !== 422) return error;
  if (error.code === 'PHOTO_NO_FACE') return new AppError('POSE_NO_FACE');
  return error.code.startsWith('PHOTO_') ? new AppError(error.code, INVALID_POSE) : error;
}
