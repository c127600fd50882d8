import { AppError } from '@likeness/contracts/errors/app-error';
import type { Owner } from '@likeness/contracts/identity/owner';
import { Injectable } from '@nestjs/common';
import { PoseCatalogue } from '../poses/pose-catalogue.service.js';
import type { ChosenPose, Materials, Order } from './order.js';
import { PhotosClient } from './photos.client.js';

/** Gets the pictures of an order stored, checked and found. */
@Injectable()
export class MaterialsService {
  constructor(
    private readonly photos: PhotosClient,
    private readonly poses: PoseCatalogue,
  ) {}

  /**
   * @throws AppError POSE_UNKNOWN, POSE_NO_FACE, PHOTO_UNKNOWN, FACE_CONSENT_REQUIRED or why a photo
   * is refused
   */
  async gather(owner: Owner, order: Order): Promise<Materials> {
    const headPose = await this.#poseOf(owner, order);
    const purpose = order.tool === 'kontextlens' ? 'reference' : 'portrait';
    const ids = [...order.photoIds];
    for (const bytes of order.photoFiles) {
      ids.push(await this.photos.store(owner, bytes, purpose, order.faceConsent));
    }
    if (ids.length === 0) return { photos: [], headPose };
    const photos = await this.photos.resolve(owner, [...new Set(ids)], order.faceConsent);
    return { photos, headPose };
  }

  async #poseOf(owner: Owner, { headPose, faceConsent }: Order): Promise<ChosenPose | null> {
    if (headPose === null) return null;
    if (headPose.kind === 'default') {
      return { kind: 'default', key: await this.poses.choose(headPose.name) };
    }
    const id =
      headPose.kind === 'gallery'
        ? headPose.imageId
        : await this.#storePose(owner, headPose.bytes, faceConsent);
    const [photo] = await this.photos.resolve(owner, [id], faceConsent);
    if (!photo) throw new AppError('PHOTO_UNKNOWN');
    return { kind: 'photo', photo };
  }

  async #storePose(owner: Owner, bytes: Buffer, faceConsent: boolean): Promise<string> {
    try {
      return await this.photos.store(owner, bytes, 'pose', faceConsent);
    } catch (error) {
      const isFaceless = error instanceof AppError && error.code === 'PHOTO_NO_FACE';
      throw isFaceless ? new AppError('POSE_NO_FACE') : error;
    }
  }
}
