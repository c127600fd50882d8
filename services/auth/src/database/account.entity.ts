import type { Language } from '@likeness/contracts/text/languages';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

@Entity('accounts')
export class Account {
  @PrimaryColumn('uuid') id!: string;
  @Column('text') email!: string;
  @Column('text', { name: 'email_key' }) emailKey!: string;

  /** Argon2id in its encoded form; null for accounts that only use Google. */
  @Column('text', { name: 'password_hash', nullable: true }) passwordHash!: string | null;

  /** The `sub` claim (OpenID Connect Core, 2). */
  @Column('text', { name: 'google_subject', nullable: true }) googleSubject!: string | null;
  @Column('text', { name: 'first_name' }) firstName!: string;
  @Column('text', { name: 'last_name' }) lastName!: string;
  @Column('text') language!: Language;
  @Column('boolean', { name: 'is_active' }) isActive!: boolean;

  /** Null for active accounts and for suspensions older than this column. */
  @Column('timestamptz', { name: 'suspended_at', nullable: true }) suspendedAt!: Date | null;
  @Column('text', { name: 'suspension_reason', nullable: true }) suspensionReason!: string | null;
  @Column('boolean', { name: 'is_superuser' }) isSuperuser!: boolean;
  @Column('boolean', { name: 'is_verified' }) isVerified!: boolean;
  @Column('text', { name: 'picture_file', nullable: true }) pictureFile!: string | null;
  @Column('text', { name: 'statement_version' }) statementVersion!: string;

  /** Copied from billing by its jobs. */
  @Column('int') credits!: number;
  @Column('int', { name: 'standing_revision' }) snapshotRevision!: number;
  @Column('text', { name: 'subscription_status', nullable: true })
  subscriptionStatus!: string | null;
  @Column('timestamptz', { name: 'subscription_start', nullable: true })
  subscriptionStart!: Date | null;
  @Column('timestamptz', { name: 'subscription_end', nullable: true })
  subscriptionEnd!: Date | null;

  /** Copied from the last response of images. */
  @Column('uuid', { name: 'liked_image_ids', array: true }) likedImageIds!: string[];
  @Column('uuid', { name: 'disliked_image_ids', array: true }) dislikedImageIds!: string[];
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
}
