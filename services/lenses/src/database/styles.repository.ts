import type { StylesAnnouncement } from '@likeness/contracts/jobs/styles-announce.job';
import { splitTitle } from '@likeness/contracts/generation/style-value';
import { Injectable } from '@nestjs/common';
import { DataSource, In, Not } from 'typeorm';
import { StyleRow } from './style.entity.js';

@Injectable()
export class StylesRepository {
  constructor(private readonly database: DataSource) {}

  async all(): Promise<StyleRow[]> {
    return this.database
      .getRepository(StyleRow)
      .find({ order: { sort: 'ASC', name: 'ASC', id: 'ASC' } });
  }

  async hasAny(): Promise<boolean> {
    return this.database.getRepository(StyleRow).exists();
  }

  async byId(id: string): Promise<StyleRow | null> {
    return this.database.getRepository(StyleRow).findOneBy({ id });
  }

  /** Ignores case. */
  async byName(name: string): Promise<StyleRow | null> {
    return this.database
      .getRepository(StyleRow)
      .createQueryBuilder('style')
      .where('lower(style.name) = lower(:name)', { name })
      .orderBy('style.sort')
      .getOne();
  }

  async replaceOfEngine({
    engine,
    engine_name,
    lane = 'studio',
    styles,
  }: Omit<StylesAnnouncement, 'version'>): Promise<void> {
    await this.database.transaction(async (manager) => {
      const ids = styles.map((style) => style.id);
      await manager.delete(StyleRow, { engine, id: Not(In(ids)) });
      await manager.upsert(
        StyleRow,
        styles.map(({ id, title, description, preview_key, usual_seconds }) => ({
          id,
          engine,
          title,
          ...splitTitle(title),
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
}
