import type { PosesAnnouncement, StylesAnnouncement } from '@likeness/contracts/jobs/results.jobs';
import { sortedTitle } from '@likeness/contracts/generation/style-value';
import { SqlRepository } from '@likeness/service-kit/database/sql-repository';
import { Injectable } from '@nestjs/common';
import { In, Not } from 'typeorm';
import { HeadPoseRow, StyleRow } from './lenses.entities.js';

@Injectable()
export class CatalogueRepository extends SqlRepository {
  async styles(): Promise<StyleRow[]> {
    return this.database.manager.find(StyleRow, {
      order: { sort: 'ASC', title: 'ASC', id: 'ASC' },
    });
  }

  async hasStyles(): Promise<boolean> {
    return this.database.manager.exists(StyleRow);
  }

  async style(id: string): Promise<StyleRow | null> {
    return this.database.manager.findOneBy(StyleRow, { id });
  }

  /** By id or title, case-insensitive. */
  async named(value: string): Promise<StyleRow[]> {
    return this.database.manager
      .createQueryBuilder(StyleRow, 'style')
      .where('id = lower(:value) OR lower(style.title) = lower(:value)', { value })
      .orderBy('id = lower(:value)', 'DESC')
      .addOrderBy('sort')
      .limit(1)
      .getMany();
  }

  async replaceStyles(announcement: StylesAnnouncement): Promise<void> {
    const { engine, engine_name, lane = 'studio', styles } = announcement;
    await this.database.transaction(async (manager) => {
      await manager.delete(StyleRow, { engine, id: Not(In(styles.map(({ id }) => id))) });
      await manager.upsert(
        StyleRow,
        styles.map(({ id, sort, title, description, preview_key, usual_seconds }) => ({
          id,
          engine,
          sort,
          title,
          formerTitle: sortedTitle(sort, title),
          description,
          previewKey: preview_key,
          engineName: engine_name ?? null,
          lane,
          usualSeconds: usual_seconds ?? null,
        })),
        ['id'],
      );
    });
  }

  async poses(): Promise<HeadPoseRow[]> {
    return this.database.manager.find(HeadPoseRow, { order: { key: 'ASC' } });
  }

  async pose(key: string): Promise<HeadPoseRow | null> {
    return this.database.manager.findOneBy(HeadPoseRow, { key });
  }

  async replacePoses({ engine, poses }: PosesAnnouncement): Promise<void> {
    await this.database.transaction(async (manager) => {
      await manager.delete(HeadPoseRow, { engine, key: Not(In(poses.map(({ key }) => key))) });
      const rows = poses.map(({ key, picture_key }) => ({ key, engine, pictureKey: picture_key }));
      await manager.upsert(HeadPoseRow, rows, ['key']);
    });
  }
}
