import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One login. */
@Entity('sessions')
export class SessionRow {
  @PrimaryColumn('uuid')
  id!: string;

  /** Hex SHA-256 of the bearer token, which is stored nowhere. */
  @Column('text', { name: 'token_hash' })
  tokenHash!: string;

  /** Hex SHA-256 of the secret in the browser's cookie; null for a client without cookies. */
  @Column('text', { name: 'cookie_hash', nullable: true })
  cookieHash!: string | null;

  @Column('uuid', { name: 'account_id' })
  accountId!: string;

  /** Coarse words for browser and system. */
  @Column('text')
  device!: string;

  @Column('timestamptz', { name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'last_used_at' })
  lastUsedAt!: Date;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;
}
