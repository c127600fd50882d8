import { emailKey } from '@likeness/contracts/accounts/email-address';
import { type Language, LANGUAGES } from '@likeness/contracts/text/languages';
import { changeRows, queryRow, queryRows } from '@likeness/service-kit/database/rows';
import { SqlRepository } from '@likeness/service-kit/database/sql-repository';
import { Injectable } from '@nestjs/common';
import type { EntityManager } from 'typeorm';
import { z } from 'zod';

const subscriberRow = z.object({
  id: z.string(),
  email: z.string(),
  language: z.enum(LANGUAGES),
  requestedAt: z.date(),
  confirmedAt: z.date().nullable(),
});
export type NewsletterSubscriber = Readonly<z.infer<typeof subscriberRow>>;
const COLUMNS = `id, email, language, requested_at AS "requestedAt", confirmed_at AS "confirmedAt"`;

@Injectable()
export class NewsletterSubscribersRepository extends SqlRepository {
  /** Keeps a confirmed subscription; restarts the deadline of an unconfirmed one. */
  async ask(manager: EntityManager, email: string, language: Language): Promise<void> {
    await manager.sql`INSERT INTO newsletter_subscribers (email, email_key, language)
      VALUES (${email}, ${emailKey(email)}, ${language})
      ON CONFLICT (email_key) DO UPDATE SET requested_at = now(), language = excluded.language
      WHERE newsletter_subscribers.confirmed_at IS NULL`;
  }

  async byEmail(
    email: string,
    manager: EntityManager = this.database.manager,
  ): Promise<NewsletterSubscriber | undefined> {
    return queryRow(manager, subscriberRow)`
      SELECT ${() => COLUMNS} FROM newsletter_subscribers WHERE email_key = ${emailKey(email)}`;
  }

  async byId(id: string): Promise<NewsletterSubscriber | undefined> {
    return queryRow(this.database, subscriberRow)`
      SELECT ${() => COLUMNS} FROM newsletter_subscribers WHERE id = ${id}`;
  }

  async confirm(id: string): Promise<boolean> {
    const confirmed = await changeRows(this.database)`
      UPDATE newsletter_subscribers SET confirmed_at = coalesce(confirmed_at, now())
      WHERE id = ${id}`;
    return confirmed === 1;
  }

  async remove(id: string): Promise<void> {
    await this.database.sql`DELETE FROM newsletter_subscribers WHERE id = ${id}`;
  }

  async removeUnconfirmed(before: Date): Promise<number> {
    return changeRows(this.database)`
      DELETE FROM newsletter_subscribers WHERE confirmed_at IS NULL AND requested_at < ${before}`;
  }

  async confirmed(after: string | null, limit: number): Promise<NewsletterSubscriber[]> {
    return queryRows(this.database, subscriberRow)`
      SELECT ${() => COLUMNS} FROM newsletter_subscribers
      WHERE confirmed_at IS NOT NULL AND (${after}::uuid IS NULL OR id > ${after})
      ORDER BY id LIMIT ${limit}`;
  }
}
