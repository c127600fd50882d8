import { Column, Entity, PrimaryColumn } from 'typeorm';

/** A head pose that some engine announced. */
@Entity('head_poses')
export class HeadPoseRow {
  @PrimaryColumn('text')
  key!: string;

  @Column('text')
  engine!: string;

  @Column('text', { name: 'picture_key' })
  pictureKey!: string;
}
