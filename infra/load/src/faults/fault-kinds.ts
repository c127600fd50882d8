import { setTimeout as sleep } from 'node:timers/promises';
import { childrenOf, processTree, readProc } from '@likeness/e2e/client/process-tree';
import { until } from '@likeness/testing/until';
import { pick } from '../world.js';
import type { LinkEnd } from './links.js';
import type { Scene } from './scene.js';

export type FaultKind = {
  readonly name: string;
  /**
   * Begins the fault and comes back when it is over; the product then has to recover.
   * @returns what it was in particular, where that is chosen by chance
   */
  readonly inject: (scene: Scene) => Promise<string | void>;
  /** The process that must be another one afterwards. */
  readonly replaces?: string;
  readonly isPossible?: (scene: Scene) => boolean;
};

const SERVICES = ['gateway', 'auth', 'billing', 'images', 'lenses', 'worker'] as const;
const OTHERS = ['mailbox', 'stripe'] as const;
const SHORTEST_MS = 1_000;
const LONGEST_MS = 6_000;
const FROZEN_MS = 20_000;

/** Longer than callers wait for one another. */
const LONGEST_LINK_MS = 15_000;
const CLOCK_MS = 15_000;
const CLOCKS_OFF = { '10 min': 600_000, '25 h': 25 * 3_600_000 };

const aWhile = (longestMs = LONGEST_MS) =>
  sleep(SHORTEST_MS + Math.random() * (longestMs - SHORTEST_MS));

const kill = (name: string, signal: NodeJS.Signals = 'SIGKILL', word = 'kill'): FaultKind => ({
  name: `${word}-${name}`,
  replaces: name,
  inject: async ({ stack }) => signalAll([await pidOf(stack, name)], signal),
});

/** A part that neither answers nor hangs up. */
const pause = (name: string, wait = aWhile, word = 'pause'): FaultKind => ({
  name: `${word}-${name}`,
  inject: async ({ stack }) => {
    const pids = processTree(await pidOf(stack, name));
    signalAll(pids, 'SIGSTOP');
    await wait();
    signalAll(pids, 'SIGCONT');
  },
});

/** Longer than a job's lock lasts and than a neighbour waits for an answer. */
const freeze = (name: string): FaultKind => pause(name, () => sleep(FROZEN_MS), 'freeze');

/** A process whose clock was set wrong and is set right again. */
const misset = (name: string): FaultKind => ({
  name: `clock-${name}`,
  inject: async ({ clocks }) => {
    const [amount, ms] = pick(Object.entries(CLOCKS_OFF));
    const isAhead = pick([true, false]);
    clocks.set(name, isAhead ? ms : -ms);
    await sleep(CLOCK_MS);
    clocks.set(name, 0);
    return `${amount} ${isAhead ? 'ahead' : 'behind'}`;
  },
});

/** The network between one process and what it uses: refused, or silent. */
const breakLink = (how: 'cut' | 'silence', end: LinkEnd): FaultKind => ({
  name: `${how}-link-to-${end}`,
  inject: async ({ links }) => {
    const link = pick(links.to(end));
    link[how]();
    await aWhile(LONGEST_LINK_MS);
    link.heal();
    return link.name;
  },
});

/** One of the processes in which the worker paints or looks at photos. */
const killChild = (name: string, script: string): FaultKind => ({
  name: `kill-${name}`,
  inject: async ({ stack }) => {
    const worker = await pidOf(stack, 'worker');
    const runs = (pid: number) => readProc(`/proc/${pid}/cmdline`).includes(script);
    await until(() => childrenOf(worker).some(runs), `a process of ${script}`);
    signalAll(childrenOf(worker).filter(runs), 'SIGKILL');
  },
});

export const FAULT_KINDS: readonly FaultKind[] = [
  ...SERVICES.map((name) => kill(name)),
  killChild('inference', 'render.process'),
  killChild('photo-check', 'photo-check.process'),
  ...OTHERS.map((name) => kill(name)),
  kill('redis'),
  kill('redis', 'SIGTERM', 'restart'),
  kill('postgres'),
  kill('postgres', 'SIGINT', 'restart'),
  ...[...SERVICES, 'redis', 'postgres'].map((name) => pause(name)),
  ...['worker', 'lenses'].map(freeze),
  ...SERVICES.map(misset),
  ...(['redis', 'postgres', 'service'] as const).flatMap((end) => [
    breakLink('cut', end),
    breakLink('silence', end),
  ]),
  {
    name: 'cut-postgres',
    inject: async ({ database }) =>
      database.run(
        `SELECT pg_terminate_backend(pid) FROM pg_stat_activity
         WHERE pid <> pg_backend_pid() AND usename <> 'postgres' AND backend_type = 'client backend'`,
      ),
  },
  { name: 'cut-redis', inject: ({ activity }) => activity.cutEverybody() },
  {
    name: 'store-read-only',
    inject: async ({ folder }) => {
      folder.setReadOnly(true);
      await aWhile();
      folder.setReadOnly(false);
    },
  },
  {
    name: 'store-full',
    isPossible: ({ folder }) => folder.canBeFull,
    inject: async ({ folder }) => {
      folder.setFull(true);
      await aWhile();
      folder.setFull(false);
    },
  },
];

async function pidOf(stack: Scene['stack'], name: string): Promise<number> {
  await until(() => stack.pids()[name] !== undefined, name, 60_000);
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
