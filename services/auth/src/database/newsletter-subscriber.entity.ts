import { Column, Entity, PrimaryColumn } from 'typeorm';

/** An address that the newsletter was asked for with. */
@Entity('newsletter_subscribers')
export class NewsletterSubscriber {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text')
  email!: string;

  @Column('text', { name: 'email_key' })
  emailKey!: string;

  @Column('timestamptz', { name: 'requested_at' })
  requestedAt!: Date;

  /** Null until the owner of the address has followed the link. */
  @Column('timestamptz', { name: 'confirmed_at', nullable: true })
  confirmedAt!: Date | null;
}
