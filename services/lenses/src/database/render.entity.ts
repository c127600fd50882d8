import type { RenderLane } from '@likeness/contracts/generation/render-lane';
import type { RenderState } from '@likeness/contracts/generation/render-state';
import type { Gender } from '@likeness/contracts/http/generation';
import type { PhotoReference } from '@likeness/contracts/http/internal';
import type { RenderOutcome } from '@likeness/contracts/jobs/results.jobs';
import { Column, CreateDateColumn, Entity, PrimaryColumn, UpdateDateColumn } from 'typeorm';
import { OwnerColumns } from './owner.columns.js';

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
  @Column('int', { default: 0 }) claims!: number;
  @Column('text', { name: 'error_code', nullable: true }) errorCode!: string | null;
  @Column('text', { name: 'error_detail', nullable: true }) errorDetail!: string | null;
  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' }) createdAt!: Date;
  @UpdateDateColumn({ type: 'timestamptz', name: 'updated_at' }) updatedAt!: Date;
  @Column('timestamptz', { name: 'started_at', nullable: true }) startedAt!: Date | null;
  @Column('timestamptz', { name: 'finished_at', nullable: true }) finishedAt!: Date | null;
  @Column('timestamptz', { name: 'expires_at' }) expiresAt!: Date;
}
