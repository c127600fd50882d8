import type { RenderLane } from '@likeness/contracts/generation/render-lane';
import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('styles')
export class StyleRow {
  @PrimaryColumn('text') id!: string;
  @Column('text') engine!: string;
  @Column('smallint') sort!: number;
  @Column('text') name!: string;

  /** `sort` and `name` as one, for the previous version. */
  @Column('text') title!: string;
  @Column('text') description!: string;
  @Column('text', { name: 'preview_key', nullable: true }) previewKey!: string | null;

  /** Shown beside the title; null for the studio. */
  @Column('text', { name: 'engine_name', nullable: true }) engineName!: string | null;
  @Column('text', { default: 'studio' }) lane!: RenderLane;

  /** Seconds per image, as the engine reports; null if it gives none. */
  @Column('float8', { name: 'usual_seconds', nullable: true }) usualSeconds!: number | null;
}

@Entity('head_poses')
export class HeadPoseRow {
  @PrimaryColumn('text') key!: string;
  @Column('text') engine!: string;
  @Column('text', { name: 'picture_key' }) pictureKey!: string;
}
