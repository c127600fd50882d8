import { Column, Entity, PrimaryColumn } from 'typeorm';

export type MailTokenPurpose = 'verify' | 'reset';

/** A link sent by mail, good for one use. */
@Entity('mail_tokens')
export class MailToken {
  /** Hex SHA-256 of the token, which only the mail holds. */
  @PrimaryColumn('text', { name: 'token_hash' })
  tokenHash!: string;

  @Column('uuid', { name: 'account_id' })
  accountId!: string;

  @Column('text')
  purpose!: MailTokenPurpose;

  /** A used one is remembered until it would have expired. */
  @Column('timestamptz', { name: 'used_at', nullable: true })
  usedAt!: Date | null;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;
}
