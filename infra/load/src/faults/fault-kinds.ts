import { setTimeout as sleep } from 'node:timers/promises';
import { childrenOf, processTree, readProc } from '@likeness/e2e/client/process-tree';
import { until } from '@likeness/testing/until';
import type { PortName } from '@likeness/local/stack/stack-ports';
import { pick } from '../world.js';
import { FaultyFolder } from './faulty-folder.js';
import type { LinkEnd } from './links.js';
import { S3Server } from './s3-server.js';
import type { Scene } from './scene.js';

export type FaultKind = {
  readonly name: string;
  /** What it breaks; faults of the same part do not come together. */
  readonly part: string;
  /** Who must say afterwards that all is well, unless that is chosen by chance. */
  readonly asks: readonly PortName[];
  /** Begins the fault and comes back when it is over; the product then has to recover. */
  readonly inject: (scene: Scene) => Promise<Chosen | void>;
  /** The process that must be another one afterwards. */
  readonly replaces?: string;
  /** What else must hold afterwards. */
  readonly isOver?: (scene: Scene) => boolean;
  readonly isPossible?: (scene: Scene) => boolean;
};

/** What was chosen by chance. */
type Chosen = { readonly what: string; readonly asks?: readonly PortName[] };

const SERVICES = ['gateway', 'auth', 'billing', 'images', 'lenses', 'worker'] as const;
const OTHERS = ['mailbox', 'stripe'] as const;
const WITH_DATABASE = ['auth', 'billing', 'images', 'lenses'] as const;
const WITH_FILES = ['images', 'worker'] as const;
type Breakable = (typeof SERVICES)[number] | (typeof OTHERS)[number] | 'redis' | 'postgres';
const SHORTEST_MS = 1_000;
const LONGEST_MS = 6_000;
const FROZEN_MS = 20_000;

/** Longer than callers wait for one another. */
const LONGEST_LINK_MS = 15_000;
const CLOCK_MS = 8_000;
const CLOCKS_OFF = { '10 min': 600_000, '25 h': 25 * 3_600_000 };

const UNTIL_THERE_MS = 60_000;
const CUT_ALL = `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
  WHERE pid <> pg_backend_pid() AND usename <> 'postgres' AND backend_type = 'client backend'`;

const aWhile = (longestMs = LONGEST_MS) =>
  sleep(SHORTEST_MS + Math.random() * (longestMs - SHORTEST_MS));

/** Who needs a part to be well. */
const usersOf = (name: Breakable): readonly PortName[] => {
  if (name === 'redis') return SERVICES;
  return name === 'postgres' ? WITH_DATABASE : [name];
};

const kill = (name: Breakable, signal: NodeJS.Signals = 'SIGKILL', word = 'kill'): FaultKind => ({
  name: `${word}-${name}`,
  part: name,
  asks: usersOf(name),
  replaces: name,
  inject: async ({ stack }) => signalAll([await pidOf(stack, name)], signal),
});

/** A part that neither answers nor hangs up. */
const pause = (name: Breakable, wait = aWhile, word = 'pause'): FaultKind => ({
  name: `${word}-${name}`,
  part: name,
  asks: usersOf(name),
  inject: async ({ stack }) => {
    const pids = processTree(await pidOf(stack, name));
    signalAll(pids, 'SIGSTOP');
    await wait();
    signalAll(pids, 'SIGCONT');
  },
});

/** Longer than a job's lock lasts and than a neighbour waits for an answer. */
const freeze = (name: Breakable): FaultKind => pause(name, () => sleep(FROZEN_MS), 'freeze');

/** A process whose clock was set wrong and is set right again. */
const misset = (name: Breakable): FaultKind => ({
  name: `clock-${name}`,
  part: name,
  asks: [name],
  inject: async ({ clocks }) => {
    const [amount, ms] = pick(Object.entries(CLOCKS_OFF));
    const isAhead = pick([true, false]);
    clocks.set(name, isAhead ? ms : -ms);
    await sleep(CLOCK_MS);
    clocks.set(name, 0);
    return { what: `${amount} ${isAhead ? 'ahead' : 'behind'}` };
  },
});

/** The network between one process and what it uses: refused, or silent. */
const breakLink = (how: 'cut' | 'silence', end: LinkEnd): FaultKind => ({
  name: `${how}-link-to-${end}`,
  part: `link to ${end}`,
  asks: [],
  isPossible: ({ links }) => links.to(end).length > 0,
  inject: async ({ links }) => {
    const { link, from } = pick(links.to(end));
    link[how]();
    await aWhile(LONGEST_LINK_MS);
    link.heal();
    return { what: link.name, asks: [from] };
  },
});

/** One of the processes in which the worker paints or looks at photos. */
const killChild = (name: string, script: string): FaultKind => {
  const running = (worker: number) =>
    childrenOf(worker).filter((pid) => readProc(`/proc/${pid}/cmdline`).includes(script));
  return {
    name: `kill-${name}`,
    part: 'worker',
    asks: ['worker'],
    inject: async ({ stack }) => {
      const worker = await pidOf(stack, 'worker');
      await until(() => running(worker).length > 0, `a process of ${script}`);
      signalAll(running(worker), 'SIGKILL');
    },
    isOver: ({ stack }) => running(stack.pids().worker ?? 0).length > 0,
  };
};

export const FAULT_KINDS: readonly FaultKind[] = [
  ...SERVICES.map((name) => kill(name)),
  killChild('inference', 'render.process'),
  killChild('photo-check', 'photo-check.process'),
  ...OTHERS.map((name) => kill(name)),
  kill('redis'),
  kill('redis', 'SIGTERM', 'restart'),
  kill('postgres'),
  kill('postgres', 'SIGINT', 'restart'),
  ...([...SERVICES, 'redis', 'postgres'] as const).map((name) => pause(name)),
  ...(['worker', 'lenses'] as const).map(freeze),
  ...SERVICES.map(misset),
  ...(['redis', 'postgres', 'service', 'store'] as const).flatMap((end) => [
    breakLink('cut', end),
    breakLink('silence', end),
  ]),
  {
    name: 'cut-postgres',
    part: 'postgres',
    asks: WITH_DATABASE,
    // Its own connection may have been cut before, and is another one the next time.
    inject: ({ database }) =>
      until(
        () =>
          database.run(CUT_ALL).then(
            () => true,
            () => false,
          ),
        'the database',
        UNTIL_THERE_MS,
      ),
  },
  {
    name: 'cut-redis',
    part: 'redis',
    asks: SERVICES,
    inject: ({ activity }) => activity.cutEverybody(),
  },
  {
    name: 'store-read-only',
    part: 'store',
    asks: WITH_FILES,
    isPossible: ({ store }) => store instanceof FaultyFolder,
    inject: async ({ store }) => {
      if (!(store instanceof FaultyFolder)) return;
      store.setReadOnly(true);
      await aWhile();
      store.setReadOnly(false);
    },
  },
  {
    name: 'store-full',
    part: 'store',
    asks: WITH_FILES,
    isPossible: ({ store }) => store instanceof FaultyFolder && store.canBeFull,
    inject: async ({ store }) => {
      if (!(store instanceof FaultyFolder)) return;
      store.setFull(true);
      await aWhile();
      store.setFull(false);
    },
  },
  {
    name: 'kill-store',
    part: 'store',
    asks: WITH_FILES,
    isPossible: ({ store }) => store instanceof S3Server,
    inject: async ({ store }) => {
      if (store instanceof S3Server) await store.kill(aWhile);
    },
  },
  {
    name: 'pause-store',
    part: 'store',
    asks: WITH_FILES,
    isPossible: ({ store }) => store instanceof S3Server,
    inject: async ({ store }) => {
      if (store instanceof S3Server) await store.pause(() => aWhile(LONGEST_LINK_MS));
    },
  },
];

async function pidOf(stack: Scene['stack'], name: string): Promise<number> {
  await until(() => stack.pids()[name] !== undefined, name, UNTIL_THERE_MS);
  return stack.pids()[name] ?? 0;
}

function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It has ended meanwhile.
    }
  }
}
