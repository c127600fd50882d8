import { Column, CreateDateColumn, Entity, PrimaryColumn } from 'typeorm';

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

  @Column('int', { name: 'image_count' })
  imageCount!: number;

  /** Seed of the first image; the others follow one by one, which engines make clearly different. */
  @Column('int')
  seed!: number;

  /** Begun by a request without an id of its own, which further equal requests may join. */
  @Column('boolean')
  joinable!: boolean;

  /** When the allowance was given back because no image came out. */
  @Column('timestamptz', { name: 'released_at', nullable: true })
  releasedAt!: Date | null;

  @CreateDateColumn({ type: 'timestamptz', name: 'created_at' })
  createdAt!: Date;
}
