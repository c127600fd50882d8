import type { Tool } from '@likeness/contracts/generation/tool';
import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';
import type { ChosenPose } from '../generation/order.js';
import type { Prompts } from '../prompts/prompts.js';

/** One submit, whatever its number of images; what the anonymous allowance counts. */
@Entity('generations')
export class Generation {
  @PrimaryColumn('uuid')
  id!: string;

  @Column('text', { name: 'owner_kind' })
  ownerKind!: 'visitor' | 'user';

  @Column('text', { name: 'owner_id' })
  ownerId!: string;

  /** Keyed hash of the client address; the address itself is not kept. */
  @Column('text', { name: 'address_hash' })
  addressHash!: string;

  @Column('text', { name: 'form_hash' })
  formHash!: string;

  @Column('text')
  tool!: Tool;

  /** What the pictures follow instead of a style. */
  @Column('jsonb', { nullable: true })
  prompts!: Prompts | null;

  @Column('jsonb', { name: 'head_pose', nullable: true })
  headPose!: ChosenPose | null;

  @Column('int', { name: 'image_count' })
  imageCount!: number;

  /** Seed of the first image; the others follow one by one, which engines make clearly different. */
  @Column('int')
  seed!: number;

  /** Begun by a request without an id of its own, which further equal requests may join. */
  @Column('boolean')
  joinable!: boolean;

  /** Credits held for each image; null while it is not yet decided whether they are paid for. */
  @Column('int', { name: 'credits_each', nullable: true })
  creditsEach!: number | null;

  @Column('boolean', { name: 'is_watermarked' })
  isWatermarked!: boolean;

  /** When holds of images that were never asked for were given back; none can follow then. */
  @Column('timestamptz', { name: 'closed_at', nullable: true })
  closedAt!: Date | null;

  /** When the allowance was given back because no image came out. */
  @Column('timestamptz', { name: 'released_at', nullable: true })
  releasedAt!: Date | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;
}
