import type { RenderLane } from '@likeness/contracts/generation/render-lane';
import type { RenderState } from '@likeness/contracts/generation/render-state';
import type { Gender } from '@likeness/contracts/http/generation';
import type { PhotoReference, RenderSpec } from '@likeness/contracts/http/internal';
import type { RenderOutcome } from '@likeness/contracts/jobs/results.jobs';
import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import type { PortraitFinish } from '@likeness/contracts/generation/portrait-finish';
import type { Tool } from '@likeness/contracts/generation/tool';
import type { Owner } from '@likeness/contracts/identity/owner';

class OwnerColumns implements Owner {
  @Column('text', { name: 'owner_kind' }) kind!: Owner['kind'];
  @Column('text', { name: 'owner_id' }) id!: string;
}

export type Rendered = Extract<RenderOutcome, { status: 'rendered' }> & {
  /** Set before the image is revealed. */
  is_charged?: true;
};

/** Job, image and credit hold have the same id. */
/** A condition in SQL. */
export const IS_UNFINISHED = `state IN ('queued', 'rendering')`;

@Entity('renders')
export class Render {
  @PrimaryColumn('uuid') id!: string;
  @Column('uuid', { name: 'generation_id' }) generationId!: string;
  @Column(() => OwnerColumns, { prefix: false }) owner!: OwnerColumns;
  @Column('int', { name: 'image_index' }) imageIndex!: number;

  /** Null if the image follows a prompt. */
  @Column('text', { name: 'style_id', nullable: true }) styleId!: string | null;
  @Column('text', { nullable: true }) gender!: Gender | null;
  @Column('int') seed!: number;
  @Column('jsonb') photos!: PhotoReference[];
  @Column('text') state!: RenderState;

  /** A render with a finished image can't be canceled. */
  @Column('jsonb', { nullable: true }) rendered!: Rendered | null;

  /** Lease of the delivering process. */
  @Column('timestamptz', { name: 'delivering_until', nullable: true })
  deliveringUntil!: Date | null;

  @Column('text', { default: 'studio' }) lane!: RenderLane;

  /** Turn in the lane; see `render-turn.ts`. 1 is first. */
  @Column('int') priority!: number;

  /** Keyed hash of the client address, which shares turns; null for paid work. */
  @Column('text', { name: 'address_hash', nullable: true }) addressHash!: string | null;

  /** Increases when the sweep restores a lost job. */
  @Column('int') attempt!: number;

  /** Leases so far: within an attempt, a stalled worker's job passes to another one. */
  @Column('int', { name: 'claims', default: 0 }) leases!: number;
  @Column('text', { name: 'error_code', nullable: true }) errorCode!: string | null;
  @Column('text', { name: 'error_detail', nullable: true }) errorDetail!: string | null;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
  @UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' }) updatedAt!: Date;
  @Column('timestamptz', { name: 'started_at', nullable: true }) startedAt!: Date | null;
  @Column('timestamptz', { name: 'finished_at', nullable: true }) finishedAt!: Date | null;
  @Column('timestamptz', { name: 'expires_at' }) expiresAt!: Date;
}

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

/** More photos don't slow a prompt. */
const MOST_PHOTOS = 3;

/** Images of one kind take equally long: a style, or a prompt with a number of photos. */
export function kindOf({ styleId, photos }: Pick<Render, 'styleId' | 'photos'>): string {
  return styleId ?? `prompt-${Math.min(photos.length, MOST_PHOTOS)}`;
}

/** `kindOf` in SQL. */
export const KIND_COLUMN = `coalesce(style_id, 'prompt-' || least(jsonb_array_length(photos), ${MOST_PHOTOS}))`;
