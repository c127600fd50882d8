import type { PortraitFinish } from '@likeness/contracts/generation/portrait-finish';
import type { Tool } from '@likeness/contracts/generation/tool';
import type { RenderSpec } from '@likeness/contracts/http/internal';
import { Column, Entity, PrimaryColumn } from 'typeorm';
import { OwnerColumns } from './owner.columns.js';

export type Prompts = {
  readonly positive: string;
  readonly negative: string;
  readonly enhancedPositive: string | null;
  readonly enhancedNegative: string | null;
};

export type ChosenPose = NonNullable<RenderSpec['head_pose']>;

/** A set of images from one form; the allowance of guests counts generations. */
@Entity('generations')
export class Generation {
  @PrimaryColumn('uuid') id!: string;
  @Column(() => OwnerColumns, { prefix: false }) owner!: OwnerColumns;

  /** Keyed hash of the client address; the address itself is not kept. */
  @Column('text', { name: 'address_hash' }) addressHash!: string;
  @Column('text', { name: 'form_hash' }) formHash!: string;
  @Column('text') tool!: Tool;
  @Column('jsonb', { nullable: true }) prompts!: Prompts | null;
  @Column('jsonb', { name: 'head_pose', nullable: true }) headPose!: ChosenPose | null;
  @Column('jsonb', { nullable: true }) finish!: PortraitFinish | null;
  @Column('int', { name: 'image_count' }) imageCount!: number;

  /** Seed of the first image; each next image adds 1. */
  @Column('int') seed!: number;

  /** Created by a call without an id, which identical calls may join. */
  @Column('boolean') joinable!: boolean;

  /** Credits held for each image; 0 if the generation is free. */
  @Column('int', { name: 'credits_each' }) creditsEach!: number;
  @Column('boolean', { name: 'is_watermarked' }) isWatermarked!: boolean;

  /** Set if the generation was refused after its credits had been held; it has no renders. */
  @Column('timestamptz', { name: 'closed_at', nullable: true }) closedAt!: Date | null;

  /** Set if no image was delivered and no begun one canceled. */
  @Column('timestamptz', { name: 'released_at', nullable: true }) releasedAt!: Date | null;
}
