import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Generation } from './generation.entity.js';
import { Render, type Rendered } from './render.entity.js';

/** A picture that one process brings to its owner, and until when it is that process's to do. */
export type Delivery = {
  readonly render: Render;
  readonly rendered: Rendered;
  readonly generation: Generation;
  readonly until: string;
};

/** Some calls of neighbours that answer; one that does not is tried again by whoever comes next. */
const LEASE_SECONDS = 30;

/** Which finished pictures are on their way, so that no row is locked for as long as that takes. */
@Injectable()
export class DeliveriesRepository {
  constructor(private readonly database: DataSource) {}

  /** @returns undefined when there is nothing to deliver, or another process is at it */
  async take(renderId: string): Promise<Delivery | undefined> {
    return this.database.transaction(async (manager) => {
      const [rows] = await manager.query<[{ until: string }[], number]>(
        `UPDATE renders SET delivering_until = now() + interval '${LEASE_SECONDS} seconds'
         WHERE id = $1 AND state IN ('queued', 'rendering') AND rendered IS NOT NULL
           AND (delivering_until IS NULL OR delivering_until <= now())
         RETURNING delivering_until::text AS until`,
        [renderId],
      );
      const [row] = rows;
      if (!row) return undefined;
      const render = await manager.findOneByOrFail(Render, { id: renderId });
      const generation = await manager.findOneByOrFail(Generation, { id: render.generationId });
      const { rendered } = render;
      return rendered === null ? undefined : { render, rendered, generation, until: row.until };
    });
  }

  /** Lets others deliver what this process did not get to its end. */
  async leave({ render, until }: Delivery): Promise<void> {
    await this.database.query(
      `UPDATE renders SET delivering_until = NULL
       WHERE id = $1 AND delivering_until = $2::timestamptz`,
      [render.id, until],
    );
  }
}
