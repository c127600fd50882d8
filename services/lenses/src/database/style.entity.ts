import type { RenderLane } from '@likeness/contracts/generation/render-lane';
import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A style that some engine announced. */
@Entity('styles')
export class StyleRow {
  @PrimaryColumn('text')
  id!: string;

  @Column('text')
  engine!: string;

  @Column('text')
  title!: string;

  @Column('text')
  description!: string;

  @Column('text', { name: 'preview_key', nullable: true })
  previewKey!: string | null;

  /** What people read beside it; null for the studio. */
  @Column('text', { name: 'engine_name', nullable: true })
  engineName!: string | null;

  /** Where renders in it wait. */
  @Column('text', { default: 'studio' })
  lane!: RenderLane;

  /** How long an image takes by what its engine says; null where it says nothing. */
  @Column('float8', { name: 'usual_seconds', nullable: true })
  usualSeconds!: number | null;
}
