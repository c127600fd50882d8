import { Column, Entity, PrimaryColumn } from 'typeorm';

/** One login. */
@Entity('sessions')
export class SessionRow {
  @PrimaryColumn('uuid')
  id!: string;

  /** Hex SHA-256 of the bearer token, which is stored nowhere. */
  @Column('text', { name: 'token_hash' })
  tokenHash!: string;

  @Column('uuid', { name: 'account_id' })
  accountId!: string;

  @Column('timestamptz', { name: 'expires_at' })
  expiresAt!: Date;
}
