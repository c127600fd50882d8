import type { Owner } from '@likeness/contracts/identity/owner';
import { Column } from 'typeorm';

export class OwnerColumns implements Owner {
  @Column('text', { name: 'owner_kind' }) kind!: Owner['kind'];
  @Column('text', { name: 'owner_id' }) id!: string;
}
