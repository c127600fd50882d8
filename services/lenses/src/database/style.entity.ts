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

  @Column('text', { name: 'preview_key' })
  previewKey!: string;
}
