import { Column, Entity, PrimaryColumn } from 'typeorm';

export type MailTokenPurpose = 'verify' | 'reset';

@Entity('mail_tokens')
export class MailToken {
  /** Hex SHA-256 of the token. */
  @PrimaryColumn('text', { name: 'token_hash' }) tokenHash!: string;
  @Column('uuid', { name: 'account_id' }) accountId!: string;
  @Column('text') purpose!: MailTokenPurpose;
  @Column('timestamptz', { name: 'used_at', nullable: true }) usedAt!: Date | null;
  @Column('timestamptz', { name: 'expires_at' }) expiresAt!: Date;
}
