import type { QueueName } from '@likeness/contracts/names/queues';
import type { Queue } from 'bullmq';
import type { Redis } from 'ioredis';

/** Whose work waits; all work without a person takes the turns of one owner. */
export type TurnTaker = {
  readonly owner: string;
  readonly address?: string | undefined;
  readonly isPaid: boolean;
};

/** A lane serves paid work first. */
export type WorkClass = 'paid' | 'unpaid';
export type TurnRange = { readonly first: number; readonly last: number };

/** Turns of each class, as priorities of BullMQ: 1 is served first, 2^21 last. */
export const TURNS: Readonly<Record<WorkClass, TurnRange>> = {
  paid: { first: 1, last: 2 ** 20 - 1 },
  unpaid: { first: 2 ** 20, last: 2 ** 21 - 1 },
};

/** Many people may share an address, and one person may have many cookies there. Each turn has as many priorities. */
export const OF_ADDRESS_PER_TURN = 4;

type Before = {
  readonly current: number;
  /** The last turn of the owner, or -1. */
  readonly own: number;
  /** Of the address. */
  readonly countIn: (turn: number) => number;
};

export function turnIn({ first }: TurnRange, priority: number): number {
  return Math.floor((priority - first) / OF_ADDRESS_PER_TURN);
}

/** Start-time fair queueing, as `TAKE` does it in Redis. After the last turn, arrival order applies. */
export function nextPlace({ first, last }: TurnRange, { current, own, countIn }: Before) {
  let turn = Math.max(current, own + 1);
  while (countIn(turn) >= OF_ADDRESS_PER_TURN) turn += 1;
  return { turn, priority: Math.min(first + turn * OF_ADDRESS_PER_TURN + countIn(turn), last) };
}

/** Queues whose jobs take turns when they are sent. Lenses computes the turns of renders. */
export const TURN_QUEUES: ReadonlySet<QueueName> = new Set([
  'photos',
  'provenance',
  'renditions',
  'enlargements',
]);

export const NOBODY: TurnTaker = { owner: '', isPaid: false };

const FORGOTTEN_AFTER_SECONDS = 60;
/** An idle queue starts over from the upper half of its turns. */
const HALF = 2 ** 19 / OF_ADDRESS_PER_TURN;

/**
 * Start-time fair queueing: per turn, one job of each owner and a few of each address, the first
 * ones of all addresses before the second ones. The current turn is that of the first waiting job
 * or, if it is earlier, of the one that began last. A job is not in the queue yet when it takes its
 * turn.
 */
const TAKE = `
local first, last, most = tonumber(ARGV[1]), tonumber(ARGV[2]), tonumber(ARGV[3])
local waiting = redis.call('ZRANGEBYSCORE', KEYS[1], first * 4294967296, (last + 1) * 4294967296,
  'WITHSCORES', 'LIMIT', 0, 1)
local function turnOf(priority) return math.floor((priority - first) / most) end
local turn = tonumber(redis.call('HGET', KEYS[2], 'current') or 0)
if waiting[2] then
  turn = turnOf(math.floor(tonumber(waiting[2]) / 4294967296))
  local last_begun = redis.call('LINDEX', KEYS[3], 0)
  local begun = tonumber(last_begun and redis.call('HGET', ARGV[7] .. last_begun, 'priority') or 0)
  if begun >= first and begun <= last then turn = math.min(turn, turnOf(begun)) end
elseif turn > ${HALF} then
  redis.call('DEL', KEYS[2])
  turn = 0
end
redis.call('HSET', KEYS[2], 'current', turn)
local own = tonumber(redis.call('HGET', KEYS[2], ARGV[4]) or -1)
if own >= turn then turn = own + 1 end
local function place() return tonumber(redis.call('HGET', KEYS[2], ARGV[5] .. turn) or 0) end
while place() >= most do turn = turn + 1 end
local priority = first + turn * most + place()
redis.call('HSET', KEYS[2], ARGV[4], turn)
if ARGV[5] ~= '' then redis.call('HINCRBY', KEYS[2], ARGV[5] .. turn, 1) end
redis.call('EXPIRE', KEYS[2], ARGV[6])
return math.min(priority, last)`;

/** @returns the priority of the taker's next job in the queue */
export async function takeTurn(
  queue: Queue,
  redis: Redis,
  { owner, address, isPaid }: TurnTaker,
): Promise<number> {
  const work: WorkClass = isPaid ? 'paid' : 'unpaid';
  const { first, last } = TURNS[work];
  const keys = ['prioritized', `places:${work}`, 'active'].map((name) => queue.toKey(name));
  const priority = await redis.eval(
    TAKE,
    keys.length,
    ...keys,
    first,
    last,
    OF_ADDRESS_PER_TURN,
    `owner ${owner}`,
    address === undefined ? '' : `address ${address} `,
    FORGOTTEN_AFTER_SECONDS,
    queue.toKey(''),
  );
  return Number(priority);
}
