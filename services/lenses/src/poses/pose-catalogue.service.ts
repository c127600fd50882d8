import { AppError } from '@likeness/contracts/errors/app-error';
import type { DefaultHeadPoses } from '@likeness/contracts/http/poses';
import type { AnnouncedPose } from '@likeness/contracts/jobs/poses-announce.job';
import { ObjectStore } from '@likeness/storage/object-store';
import { Injectable } from '@nestjs/common';
import { HeadPosesRepository } from '../database/head-poses.repository.js';
import { openPicture } from '../http/open-picture.js';
import type { StoredPicture } from '../http/send-picture.js';
import { poseKeyOf } from './pose-key.js';

/** The head poses that engines announced. */
@Injectable()
export class PoseCatalogueService {
  constructor(
    private readonly poses: HeadPosesRepository,
    private readonly objects: ObjectStore,
  ) {}

  async list(): Promise<DefaultHeadPoses> {
    const rows = await this.poses.all();
    return { images: rows.map(({ key }) => `images/default-headposes/default_${key}.webp`) };
  }

  /** @throws AppError NOT_FOUND */
  async picture(file: string): Promise<StoredPicture> {
    const pose = await this.poses.byKey(poseKeyOf(file));
    if (!pose) throw new AppError('NOT_FOUND');
    return openPicture(this.objects, pose.pictureKey);
  }

  async record(engine: string, poses: readonly AnnouncedPose[]): Promise<void> {
    await this.poses.replaceOfEngine(engine, poses);
  }

  /** @throws AppError POSE_UNKNOWN */
  async choose(name: string): Promise<string> {
    const pose = await this.poses.byKey(poseKeyOf(name));
    if (!pose) throw new AppError('POSE_UNKNOWN');
    return pose.key;
  }
}
