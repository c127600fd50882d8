import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/** A person who has registered. */
@Entity('accounts')
export class Account {
  @PrimaryColumn('uuid')
  id!: string;

  /** As the person wrote it. */
  @Column('text')
  email!: string;

  /** What e-mail addresses are compared by. */
  @Column('text', { name: 'email_key' })
  emailKey!: string;

  /** Argon2id in its encoded form; null when the person signs in elsewhere. */
  @Column('text', { name: 'password_hash', nullable: true })
  passwordHash!: string | null;

  /** Google's name for the person (`sub` of OpenID Connect). */
  @Column('text', { name: 'google_subject', nullable: true })
  googleSubject!: string | null;

  @Column('text', { name: 'first_name' })
  firstName!: string;

  @Column('text', { name: 'last_name' })
  lastName!: string;

  /** False while the operator has suspended the account. */
  @Column('boolean', { name: 'is_active' })
  isActive!: boolean;

  /** Null where it is not, or was before this was kept. */
  @Column('timestamptz', { name: 'suspended_at', nullable: true })
  suspendedAt!: Date | null;

  /** In the operator's words, for operators alone. */
  @Column('text', { name: 'suspension_reason', nullable: true })
  suspensionReason!: string | null;

  @Column('boolean', { name: 'is_superuser' })
  isSuperuser!: boolean;

  @Column('boolean', { name: 'is_verified' })
  isVerified!: boolean;

  /** File name of the profile picture. */
  @Column('text', { name: 'picture_file', nullable: true })
  pictureFile!: string | null;

  /** Which wording the person stated at registration. */
  @Column('text', { name: 'statement_version' })
  statementVersion!: string;

  /** Copies of what billing knows, brought by its jobs. */
  @Column('int')
  credits!: number;

  /** Number of billing's news that the copies are from. */
  @Column('int', { name: 'standing_revision' })
  snapshotRevision!: number;

  @Column('text', { name: 'subscription_status', nullable: true })
  subscriptionStatus!: string | null;

  @Column('timestamptz', { name: 'subscription_start', nullable: true })
  subscriptionStart!: Date | null;

  @Column('timestamptz', { name: 'subscription_end', nullable: true })
  subscriptionEnd!: Date | null;

  /** Copies of what images answered last. */
  @Column('uuid', { name: 'liked_image_ids', array: true })
  likedImageIds!: string[];

  @Column('uuid', { name: 'disliked_image_ids', array: true })
  dislikedImageIds!: string[];

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;
}
