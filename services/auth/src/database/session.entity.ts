import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('sessions')
export class SessionRow {
  @PrimaryColumn('uuid') id!: string;

  /** Hex SHA-256 of the bearer token. The token itself is never stored. */
  @Column('text', { name: 'token_hash' }) tokenHash!: string;

  /** Hex SHA-256 of the cookie's secret; null for clients without cookies. */
  @Column('text', { name: 'cookie_hash', nullable: true }) cookieHash!: string | null;
  @Column('uuid', { name: 'account_id' }) accountId!: string;
  @Column('text') device!: string;
  @Column('timestamptz', { name: 'created_at' }) createdAt!: Date;
  @Column('timestamptz', { name: 'last_used_at' }) lastUsedAt!: Date;
  @Column('timestamptz', { name: 'expires_at' }) expiresAt!: Date;
}
