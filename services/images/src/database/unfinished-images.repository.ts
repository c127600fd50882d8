import { SqlRepository } from '@likeness/service-kit/database/sql-repository';
import { Injectable } from '@nestjs/common';
import { StoredImage } from './image.entity.js';

@Injectable()
export class UnfinishedImagesRepository extends SqlRepository {
  async next(limit: number): Promise<StoredImage[]> {
    return this.database
      .getRepository(StoredImage)
      .createQueryBuilder('image')
      .where(`image.state = 'kept' AND (image.placeholder IS NULL OR image.words IS NULL)`)
      .orderBy('image.createdAt', 'DESC')
      .limit(limit)
      .getMany();
  }

  async finish(id: string, words: readonly string[], placeholder: string): Promise<void> {
    await this.database.sql`UPDATE images
      SET words = coalesce(words, ${words}), placeholder = coalesce(placeholder, ${placeholder})
      WHERE id = ${id}`;
  }
}
