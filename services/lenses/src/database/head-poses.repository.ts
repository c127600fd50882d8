import type { AnnouncedPose } from '@likeness/contracts/jobs/poses-announce.job';
import { Injectable } from '@nestjs/common';
import { DataSource, In, Not } from 'typeorm';
import { HeadPoseRow } from './head-pose.entity.js';

@Injectable()
export class HeadPosesRepository {
  constructor(private readonly database: DataSource) {}

  async all(): Promise<HeadPoseRow[]> {
    return this.database.getRepository(HeadPoseRow).find({ order: { key: 'ASC' } });
  }

  async byKey(key: string): Promise<HeadPoseRow | null> {
    return this.database.getRepository(HeadPoseRow).findOneBy({ key });
  }

  async replaceOfEngine(engine: string, poses: readonly AnnouncedPose[]): Promise<void> {
    await this.database.transaction(async (manager) => {
      await manager.delete(HeadPoseRow, { engine, key: Not(In(poses.map(({ key }) => key))) });
      await manager.upsert(
        HeadPoseRow,
        poses.map(({ key, picture_key }) => ({ key, engine, pictureKey: picture_key })),
        ['key'],
      );
    });
  }
}
