import { Column, Entity, PrimaryColumn } from 'typeorm';

@Entity('head_poses')
export class HeadPoseRow {
  @PrimaryColumn('text')
  key!: string;

  @Column('text')
  engine!: string;

  @Column('text', { name: 'picture_key' })
  pictureKey!: string;
}
