import type { Owner } from '@likeness/contracts/identity/owner';
import { Inject, Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { RepeatingService } from '../schedule/repeating-service.js';

/** Longer than any identity token, and than the retries of a job. */
const KEPT = `interval '2 days'`;
const SWEEP_MS = 3_600_000;
const CLOSED = 'LK001';

const lockOf = (kind: string, id: string) =>
  `hashtextextended('closing ' || ${kind} || ' ' || ${id}, 0)`;

/** Triggers check every insert, so no code path can forget it. */
export const CREATE_CLOSED_OWNERS = `
  CREATE TABLE closed_owners (
    owner_kind text NOT NULL,
    owner_id text NOT NULL,
    -- The user who took over a guest's work; null after an erasure.
    successor_id text,
    closed_at timestamptz NOT NULL DEFAULT now(),
    PRIMARY KEY (owner_kind, owner_id)
  );
  CREATE FUNCTION refuse_closed_owner() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  DECLARE successor text;
  BEGIN
    LOOP
      -- Waits for a closing transaction; the next statement sees its row.
      PERFORM pg_advisory_xact_lock_shared(${lockOf('NEW.owner_kind', 'NEW.owner_id')});
      SELECT successor_id INTO successor FROM closed_owners
        WHERE owner_kind = NEW.owner_kind AND owner_id = NEW.owner_id;
      IF NOT FOUND THEN RETURN NEW; END IF;
      IF successor IS NULL THEN
        RAISE EXCEPTION 'the owner was erased' USING ERRCODE = '${CLOSED}';
      END IF;
      NEW.owner_kind := 'user';
      NEW.owner_id := successor;
    END LOOP;
  END $$;
  CREATE FUNCTION skip_closed_user() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
  BEGIN
    PERFORM pg_advisory_xact_lock_shared(${lockOf(`'user'`, 'NEW.user_id')});
    IF EXISTS (SELECT FROM closed_owners
               WHERE owner_kind = 'user' AND owner_id = NEW.user_id::text) THEN
      RETURN NULL;
    END IF;
    RETURN NEW;
  END $$`;

/** An insert for an erased owner fails; one for a guest who became a user goes to the user. */
export const refuseClosedOwners = (table: string) => `
  CREATE TRIGGER refuse_closed_owner BEFORE INSERT OR UPDATE OF owner_kind, owner_id ON ${table}
    FOR EACH ROW EXECUTE FUNCTION refuse_closed_owner()`;

/** For rows that background jobs write: an insert for an erased user does nothing. */
export const skipClosedUsers = (table: string) => `
  CREATE TRIGGER skip_closed_user BEFORE INSERT ON ${table}
    FOR EACH ROW EXECUTE FUNCTION skip_closed_user()`;

export function isOfClosedOwner(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === CLOSED;
}

/**
 * Waits for open inserts of the owner. The next statement sees, and removes or moves, every row.
 * @param successorId the user who takes over a guest's work
 */
export async function closeOwner(
  manager: EntityManager,
  { kind, id }: Owner,
  successorId: string | null,
): Promise<void> {
  await manager.query(`SELECT pg_advisory_xact_lock(${lockOf('$1::text', '$2::text')})`, [
    kind,
    id,
  ]);
  await manager.sql`INSERT INTO closed_owners (owner_kind, owner_id, successor_id)
    VALUES (${kind}, ${id}, ${successorId})
    ON CONFLICT (owner_kind, owner_id) DO UPDATE SET successor_id = NULL, closed_at = now()
    WHERE excluded.successor_id IS NULL`;
}

@Injectable()
export class ClosedOwners extends RepeatingService {
  protected readonly schedule = {
    everyMs: SWEEP_MS,
    failure: 'closed owners could not be swept, will try again',
  };

  constructor(@Inject(DataSource) private readonly database: DataSource) {
    super();
  }

  async close(owners: readonly Owner[], successorId: string | null = null): Promise<void> {
    // One lock at a time, because an insert may wait for a second owner.
    for (const owner of owners) {
      await this.database.transaction((manager) => closeOwner(manager, owner, successorId));
    }
  }

  async run(): Promise<void> {
    await this.database.sql`DELETE FROM closed_owners WHERE closed_at < now() - ${() => KEPT}`;
  }
}
