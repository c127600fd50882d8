import type { Recipe } from '@likeness/contracts/http/recipe';
import type { Image, Likeness } from '@likeness/contracts/http/images';
import { type PhotoAdvice, photoAdviceSchema } from '@likeness/contracts/photos/advice';
import type { Owner } from '@likeness/contracts/identity/owner';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

/**
 * - `checking`: an upload under analysis; invisible.
 * - `hidden`: a portrait that is not paid for; invisible.
 * - `deleted`: the owner can restore it until `expiresAt`.
 * - `removed`: gone; the row stays until its objects are deleted.
 */
export type ImageState = 'checking' | 'hidden' | 'kept' | 'deleted' | 'removed';

/** `good`: usable for a portrait. `poor`: only the head pose is usable. */
export type ImageFace = 'good' | 'poor' | 'none';

@Entity('images')
export class StoredImage {
  @PrimaryColumn('uuid') id!: string;
  @Column('text', { name: 'owner_kind' }) ownerKind!: Owner['kind'];
  @Column('text', { name: 'owner_id' }) ownerId!: string;
  @Column('text') kind!: 'upload' | 'portrait';
  @Column('text') state!: ImageState;
  @Column('text') name!: string;
  @Column('text', { name: 'master_key' }) masterKey!: string;

  /** Set whenever the clean master must not be shown. */
  @Column('text', { name: 'watermarked_key', nullable: true }) watermarkedKey!: string | null;
  @Column('text', { name: 'fingerprint_key', nullable: true }) fingerprintKey!: string | null;
  @Column('int') width!: number;
  @Column('int') height!: number;
  @Column('int') bytes!: number;

  /** Hex SHA-256 of an upload as received; null for portraits. */
  @Column('text', { name: 'content_hash', nullable: true }) contentHash!: string | null;
  @Column('text', { name: 'should_add_watermark' })
  shouldAddWatermark!: Image['should_add_watermark'];
  @Column('text', { name: 'creation_method_name', nullable: true })
  creationMethodName!: string | null;
  @Column('jsonb', { name: 'creation_method_config', nullable: true })
  creationMethodConfig!: Recipe | null;
  @Column('jsonb', { nullable: true }) likeness!: Likeness | null;
  @Column('text', { nullable: true }) reaction!: Image['reaction'];
  @Column('text') face!: ImageFace;

  /** What would make an uploaded photo better; null for nothing. */
  /** Rows may hold former advice. */
  @Column('text', {
    nullable: true,
    transformer: {
      from: (value: unknown) => photoAdviceSchema.nullable().catch(null).parse(value),
      to: (value: unknown) => value,
    },
  })
  advice!: PhotoAdvice | null;

  /** The owner may download it at twice its size. */
  @Column('boolean', { name: 'is_enlarged', default: false }) isEnlarged!: boolean;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
  @Column('timestamptz', { name: 'expires_at', nullable: true }) expiresAt!: Date | null;

  /** Base64 ThumbHash; empty if none can be made, null if not tried yet. */
  @Column('text', { nullable: true }) placeholder!: string | null;

  /** Search words; null if not computed yet. */
  @Column('text', { array: true, nullable: true }) words!: string[] | null;
}
