import type { ServiceName } from '../names/services.js';

export type StoreRight = 'read' | 'write' | 'remove' | 'list';

const ALL: readonly StoreRight[] = ['read', 'write', 'remove', 'list'];
const KEEPS: readonly StoreRight[] = ['read', 'write', 'remove'];

/** What each process may do below which prefix of the store. Policies, documents and checks follow from it. */
export const STORE_RIGHTS: Readonly<
  Partial<Record<ServiceName, Readonly<Record<string, readonly StoreRight[]>>>>
> = {
  auth: { 'profile-pictures/': ALL },
  images: {
    'uploads/': KEEPS,
    'checks/': ALL,
    'renders/': ['read', 'remove'],
    'derived/': ALL,
    'memes/': KEEPS,
  },
  lenses: { 'styles/': ['read'], 'poses/': ['read'] },
  worker: {
    'uploads/': ['read'],
    'checks/': ['read'],
    'renders/': ['read', 'write'],
    // Takes back what it made while the image was being deleted.
    'derived/': KEEPS,
    'memes/': KEEPS,
    'styles/': ['read', 'write'],
    'poses/': ['read', 'write'],
  },
};

export function mayUse(name: ServiceName, right: StoreRight, key: string): boolean {
  const prefixes = Object.entries(STORE_RIGHTS[name] ?? {});
  return prefixes.some(([prefix, rights]) => key.startsWith(prefix) && rights.includes(right));
}

const ACTIONS: Readonly<Record<Exclude<StoreRight, 'list'>, string>> = {
  read: 's3:GetObject',
  write: 's3:PutObject',
  remove: 's3:DeleteObject',
};

/** An IAM policy for the key of the process. Listing none/ is the health check. */
export function storePolicy(name: ServiceName, bucket: string): object {
  const prefixes = Object.entries(STORE_RIGHTS[name] ?? {});
  const place = `arn:aws:s3:::${bucket}`;
  const objects = (['read', 'write', 'remove'] as const).map((right) => ({
    Effect: 'Allow',
    Action: [ACTIONS[right]],
    Resource: prefixes.flatMap(([prefix, rights]) =>
      rights.includes(right) ? `${place}/${prefix}*` : [],
    ),
  }));
  const listed = prefixes.flatMap(([prefix, rights]) => (rights.includes('list') ? prefix : []));
  const list = {
    Effect: 'Allow',
    Action: ['s3:ListBucket'],
    Resource: [place],
    Condition: { StringLike: { 's3:prefix': [...listed, 'none/'].map((prefix) => `${prefix}*`) } },
  };
  return {
    Version: '2012-10-17',
    Statement: [...objects.filter(({ Resource }) => Resource.length > 0), list],
  };
}
