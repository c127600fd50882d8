import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';

export type AccountSnapshotRow = {
  readonly revision: number;
  readonly available: number;
  readonly status: string | null;
  readonly started_at: Date | null;
  readonly ends_at: Date | null;
};

@Injectable()
export class AccountSnapshotsRepository {
  /** Prefers the live subscription. Undefined for a closed account. */
  async read(manager: EntityManager, userId: string): Promise<AccountSnapshotRow | undefined> {
    const [row] = await manager.query<AccountSnapshotRow[]>(
      `SELECT revision, available, status, started_at, ends_at
       FROM accounts LEFT JOIN LATERAL (
         SELECT status, started_at, ends_at FROM subscriptions
         WHERE subscriptions.user_id = accounts.user_id
         ORDER BY status IN ('active', 'canceling') DESC, started_at DESC LIMIT 1
       ) AS subscription ON true
       WHERE accounts.user_id = $1 AND closed_at IS NULL`,
      [userId],
    );
    return row;
  }
}
