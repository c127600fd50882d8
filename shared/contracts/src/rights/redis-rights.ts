import type { ServiceName } from '../names/services.js';
import { QUEUES, type QueueName } from '../names/queues.js';

type RedisRights = {
  /** Whose jobs it sends, takes or awaits. */
  readonly queues: readonly QueueName[];
  readonly keys: readonly string[];
  readonly reads?: readonly string[];
  readonly channels: readonly string[];
  readonly commands?: readonly string[];
};

const EVENTS = ['likeness:live:*', 'likeness:signals'];
const LIMITS = ['limit:*'];
const MAIL = ['mails:*'];
const SESSIONS = 'likeness:session:*';
const RETENTION = 'likeness:retention';

/** What each process may do in Redis. Users of Redis, documents and checks follow from this table. */
export const REDIS_RIGHTS: Readonly<Record<ServiceName, RedisRights>> = {
  gateway: { queues: [], keys: ['gateway:*'], reads: [SESSIONS], channels: EVENTS },
  auth: {
    queues: ['accounts'],
    keys: ['auth:*', SESSIONS, RETENTION, ...LIMITS, ...MAIL],
    channels: EVENTS,
  },
  billing: {
    queues: ['credits', 'accounts', 'plans'],
    keys: [RETENTION, ...LIMITS, ...MAIL],
    channels: [],
  },
  images: {
    queues: ['photos', 'provenance', 'renditions', 'enlargements', 'credits', 'plans', 'accounts'],
    keys: [RETENTION, ...LIMITS],
    channels: [],
  },
  // Answers for all queues: figures, pauses and failed jobs on the operator page, and whether workers are connected.
  lenses: {
    queues: QUEUES,
    keys: [RETENTION, ...LIMITS],
    channels: EVENTS,
    commands: ['client|list'],
  },
  worker: {
    queues: [
      'photos',
      'provenance',
      'renditions',
      'enlargements',
      'renders',
      'diffusion-portraits',
      'diffusion-references',
      'results',
    ],
    keys: [],
    channels: EVENTS,
  },
};

/** Every process is listed there for the operator page. */
const EVERYONES = 'likeness:processes';
/** No names of foreign keys, no settings, no other users; INFO is BullMQ's question for the version. */
const COMMANDS = '+@all -@admin -@dangerous -scan -randomkey -function +info';

export function keyPatterns(name: ServiceName): string[] {
  const { queues, keys } = REDIS_RIGHTS[name];
  return [...queues.map((queue) => `bull:${queue}:*`), ...keys, EVERYONES];
}

/** Rules of the process's user, without a password (ACL SETUSER). */
export function aclRules(name: ServiceName): string {
  const { reads = [], channels, commands = [] } = REDIS_RIGHTS[name];
  return [
    ...keyPatterns(name).map((pattern) => `~${pattern}`),
    ...reads.map((pattern) => `%R~${pattern}`),
    'resetchannels',
    ...channels.map((channel) => `&${channel}`),
    COMMANDS,
    ...commands.map((command) => `+${command}`),
  ].join(' ');
}
