import type { Recipe } from '@likeness/contracts/http/recipe';
import type { Image, Likeness } from '@likeness/contracts/http/images';
import type { Owner } from '@likeness/contracts/identity/owner';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/**
 * `checking`: an upload whose photo is still being looked at; nobody sees it. `hidden`: a portrait
 * that is still to be paid for; nobody sees it. `kept`: there. `deleted`: gone for everybody, but its owner can bring it back until `expiresAt`.
 * `removed`: gone for good; the row stays until its objects are gone too.
 */
export type ImageState = 'checking' | 'hidden' | 'kept' | 'deleted' | 'removed';

/** `good`: a portrait can be made from it. `poor`: there is one, of which the pose can be told. */
export type ImageFace = 'good' | 'poor' | 'none';

/** A picture of somebody: a photo they uploaded or a portrait that was made for them. */
@Entity('images')
export class StoredImage {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text', { name: 'owner_kind' })
  ownerKind!: Owner['kind'];

  @Column('text', { name: 'owner_id' })
  ownerId!: string;

  @Column('text')
  kind!: 'upload' | 'portrait';

  @Column('text')
  state!: ImageState;

  @Column('text')
  name!: string;

  @Column('text', { name: 'master_key' })
  masterKey!: string;

  /** There whenever the master may not be shown. */
  @Column('text', { name: 'watermarked_key', nullable: true })
  watermarkedKey!: string | null;

  /** Of the file by which copies of a portrait are found; goes with the picture. */
  @Column('text', { name: 'fingerprint_key', nullable: true })
  fingerprintKey!: string | null;

  @Column('int')
  width!: number;

  @Column('int')
  height!: number;

  /** Size of the master. */
  @Column('int')
  bytes!: number;

  /** Hex SHA-256 of an uploaded file as it arrived; null for portraits. */
  @Column('text', { name: 'content_hash', nullable: true })
  contentHash!: string | null;

  @Column('text', { name: 'should_add_watermark' })
  shouldAddWatermark!: Image['should_add_watermark'];

  @Column('text', { name: 'creation_method_name', nullable: true })
  creationMethodName!: string | null;

  @Column('jsonb', { name: 'creation_method_config', nullable: true })
  creationMethodConfig!: Recipe | null;

  @Column('jsonb', { nullable: true })
  likeness!: Likeness | null;

  @Column('text', { nullable: true })
  reaction!: Image['reaction'];

  @Column('text')
  face!: ImageFace;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;

  @Column('timestamptz', { name: 'expires_at', nullable: true })
  expiresAt!: Date | null;

  /** A ThumbHash in base64; empty where none can be made, null until that is tried. */
  @Column('text', { nullable: true })
  placeholder!: string | null;

  /** What a search finds a portrait by; null until that is looked at. */
  @Column('text', { array: true, nullable: true })
  words!: string[] | null;
}
