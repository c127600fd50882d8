import { openDeclarationSchema } from '@likeness/contracts/http/operator';
import {
  type DeclarationRequest,
  declarationRequestSchema,
} from '@likeness/contracts/http/payments';
import { KeyedMutex } from '@likeness/service-kit/database/keyed-mutex';
import { changeRows, queryRow, queryRows } from '@likeness/service-kit/database/rows';
import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { z } from 'zod';

const declarationRow = openDeclarationSchema.extend({
  kind: declarationRequestSchema.shape.kind,
  received_at: z.date(),
  /** When the owner of the address ended the subscription, logged in or by the receipt's link. */
  confirmed_at: z.date().nullable(),
});
export type DeclarationRow = Readonly<z.infer<typeof declarationRow>>;
const countsRow = z.object({ of_email: z.int(), of_sender: z.int(), of_both: z.int() });
const confirmationRow = z.object({ declaration_id: z.string(), user_id: z.string() });

const COLUMNS = `id, kind, name, email, contract, reason, effective_on::text AS effective_on,
  received_at, confirmed_at`;
/** The limitation period for contract claims (BGB §195). */
const KEEP_YEARS = 4;

@Injectable()
export class DeclarationsRepository {
  constructor(
    private readonly database: DataSource,
    private readonly mutex: KeyedMutex,
  ) {}

  /** Waits without a connection; database locks guard processes. @throws AppError SERVICE_BUSY */
  async exclusively<T>(sender: string, work: (manager: EntityManager) => Promise<T>): Promise<T> {
    const key = `declarations from ${sender}`;
    return this.mutex.run([key], () =>
      this.database.transaction(async (manager) => {
        await manager.sql`SELECT pg_advisory_xact_lock(hashtextextended(${key}, 0))`;
        return work(manager);
      }),
    );
  }

  /** @param sender keyed hash of the account, or of the client's address */
  async insert(
    manager: EntityManager,
    given: DeclarationRequest,
    { sender, isConfirmed }: { sender: string; isConfirmed: boolean },
  ): Promise<DeclarationRow> {
    const { kind, name, email, contract, reason, effective_on } = given;
    const row = await queryRow(manager, declarationRow)`
      INSERT INTO declarations (kind, name, email, contract, reason, effective_on, address_hash,
        confirmed_at, settled_at)
      VALUES (${kind}, ${name}, ${email}, ${contract}, ${reason ?? null}, ${effective_on ?? null},
        ${sender}, CASE WHEN ${isConfirmed} THEN now() END,
        CASE WHEN ${isConfirmed} THEN now() END) RETURNING ${() => COLUMNS}`;
    if (!row) throw new Error('a declaration that was just made is not there');
    return row;
  }

  async countsOfDay(
    email: string,
    sender: string,
    manager: EntityManager = this.database.manager,
  ): Promise<{ ofEmail: number; ofSender: number; ofBoth: number }> {
    const row = await queryRow(manager, countsRow)`
      SELECT count(*) FILTER (WHERE lower(email) = lower(${email}))::int AS of_email,
        count(*) FILTER (WHERE address_hash = ${sender})::int AS of_sender,
        count(*) FILTER (WHERE lower(email) = lower(${email})
          AND address_hash = ${sender})::int AS of_both
      FROM declarations
      WHERE (lower(email) = lower(${email}) OR address_hash = ${sender})
        AND received_at > now() - interval '1 day'`;
    return {
      ofEmail: row?.of_email ?? 0,
      ofSender: row?.of_sender ?? 0,
      ofBoth: row?.of_both ?? 0,
    };
  }

  async find(id: string): Promise<DeclarationRow | undefined> {
    return queryRow(this.database, declarationRow)`
      SELECT ${() => COLUMNS} FROM declarations WHERE id = ${id}`;
  }

  async open(limit: number): Promise<DeclarationRow[]> {
    return queryRows(this.database, declarationRow)`SELECT ${() => COLUMNS} FROM declarations
      WHERE settled_at IS NULL ORDER BY received_at LIMIT ${limit}`;
  }

  async settle(id: string): Promise<boolean> {
    const settled = await changeRows(this.database)`
      UPDATE declarations SET settled_at = now() WHERE id = ${id} AND settled_at IS NULL`;
    return settled === 1;
  }

  async addConfirmation(given: {
    tokenHash: string;
    declarationId: string;
    userId: string;
    lifetimeSeconds: number;
  }): Promise<void> {
    await this.database.sql`
      INSERT INTO confirmations (token_hash, declaration_id, user_id, expires_at)
      VALUES (${given.tokenHash}, ${given.declarationId}, ${given.userId},
        now() + make_interval(secs => ${given.lifetimeSeconds}))`;
  }

  async confirmation(
    tokenHash: string,
  ): Promise<{ declarationId: string; userId: string } | undefined> {
    const row = await queryRow(this.database, confirmationRow)`
      SELECT declaration_id, user_id FROM confirmations
      WHERE token_hash = ${tokenHash} AND expires_at > now()`;
    return row && { declarationId: row.declaration_id, userId: row.user_id };
  }

  async confirm(id: string): Promise<void> {
    await this.database.sql`UPDATE declarations SET confirmed_at = coalesce(confirmed_at, now()),
      settled_at = coalesce(settled_at, now()) WHERE id = ${id}`;
  }

  async forgetPerson(manager: EntityManager, userId: string): Promise<void> {
    await manager.sql`DELETE FROM confirmations WHERE user_id = ${userId}`;
  }

  async removeOld(): Promise<number> {
    await this.database.sql`DELETE FROM confirmations WHERE expires_at <= now()`;
    await this.database.sql`UPDATE declarations SET address_hash = NULL
      WHERE address_hash IS NOT NULL AND received_at < now() - interval '1 day'`;
    return changeRows(this.database)`
      DELETE FROM declarations WHERE received_at < now() - make_interval(years => ${KEEP_YEARS})`;
  }
}
