import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

type LeftoverRender = { readonly id: string; readonly claims: number };

/** Ended renders that a worker may have stored unreported files for. */
@Injectable()
export class LeftoversRepository {
  constructor(private readonly database: DataSource) {}

  async find(endedForSeconds: number, limit: number): Promise<LeftoverRender[]> {
    return this.database.query<LeftoverRender[]>(
      `SELECT id, claims FROM renders
       WHERE leftovers_discarded_at IS NULL AND finished_at IS NOT NULL
         AND started_at IS NOT NULL AND (state <> 'done' OR claims > 1)
         AND finished_at < now() - make_interval(secs => $1)
       ORDER BY finished_at LIMIT $2`,
      [endedForSeconds, limit],
    );
  }

  async markDiscarded(ids: readonly string[]): Promise<void> {
    await this.database.query(
      `UPDATE renders SET leftovers_discarded_at = now() WHERE id = ANY($1)`,
      [ids],
    );
  }
}
