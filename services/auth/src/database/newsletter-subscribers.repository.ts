import { emailKey } from '@likeness/contracts/accounts/email-address';
import type { Language } from '@likeness/contracts/text/languages';
import { changeRows } from '@likeness/service-kit/database/rows';
import { SqlRepository } from '@likeness/service-kit/database/sql-repository';
import { Injectable } from '@nestjs/common';
import {
  Column,
  Entity,
  type EntityManager,
  IsNull,
  LessThan,
  MoreThan,
  Not,
  PrimaryColumn,
} from 'typeorm';

@Entity('newsletter_subscribers')
export class NewsletterSubscriber {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') email!: string;
  @Column('text', { name: 'email_key' }) emailKey!: string;
  @Column('text') language!: Language;
  @Column('timestamptz', { name: 'requested_at' }) requestedAt!: Date;
  @Column('timestamptz', { name: 'confirmed_at', nullable: true }) confirmedAt!: Date | null;
}

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
  ): Promise<NewsletterSubscriber | null> {
    return manager.findOneBy(NewsletterSubscriber, { emailKey: emailKey(email) });
  }

  async byId(id: string): Promise<NewsletterSubscriber | null> {
    return this.database.getRepository(NewsletterSubscriber).findOneBy({ id });
  }

  async confirm(id: string): Promise<boolean> {
    const confirmed = await changeRows(this.database)`
      UPDATE newsletter_subscribers SET confirmed_at = coalesce(confirmed_at, now())
      WHERE id = ${id}`;
    return confirmed === 1;
  }

  async remove(id: string): Promise<void> {
    await this.database.getRepository(NewsletterSubscriber).delete({ id });
  }

  async removeUnconfirmed(before: Date): Promise<number> {
    const { affected } = await this.database
      .getRepository(NewsletterSubscriber)
      .delete({ confirmedAt: IsNull(), requestedAt: LessThan(before) });
    return affected ?? 0;
  }

  async confirmed(after: string | null, limit: number): Promise<NewsletterSubscriber[]> {
    return this.database.getRepository(NewsletterSubscriber).find({
      where: { confirmedAt: Not(IsNull()), ...(after !== null && { id: MoreThan(after) }) },
      order: { id: 'ASC' },
      take: limit,
    });
  }
}
