import { setTimeout as sleep } from 'node:timers/promises';
import { childrenOf, processTree, readProc } from '@likeness/e2e/client/process-tree';
import type { PortName } from '@likeness/local/stack/stack-ports';
import { until } from '@likeness/testing/until';
import { pick } from '../world.js';
import type { Scene } from './scene.js';

export type Fault = {
  readonly kind: FaultKind;
  /** Faults of the same part are never simultaneous. */
  readonly part: string;
  /** Processes that must be healthy afterwards. */
  readonly asks: readonly PortName[];
  /** Resolves at the end of the fault, when recovery must begin. */
  readonly inject: (scene: Scene) => Promise<Injection | void>;
  /** The process that must restart. */
  readonly replaces?: string;
  readonly isOver?: (scene: Scene) => boolean;
};

/** Random choices of the fault. */
type Injection = { readonly detail: string; readonly asks?: readonly PortName[] };

const SERVICES = ['gateway', 'auth', 'billing', 'images', 'lenses', 'worker'] as const;
const WITH_DATABASE = ['auth', 'billing', 'images', 'lenses'] as const;
/** The worker's child processes, by script name. */
const CHILDREN = ['render.process', 'photo-check.process'] as const;
const LINK_ENDS = ['redis', 'postgres', 'service'] as const;
type Part = (typeof SERVICES)[number] | 'redis' | 'postgres';
const PARTS: readonly Part[] = [...SERVICES, 'redis', 'postgres'];

const SHORTEST_MS = 1_000;
const LONGEST_PAUSE_MS = 6_000;
/** Longer than timeouts between services. */
const LONGEST_LINK_MS = 15_000;
/** Longer than job locks and service timeouts. */
const FROZEN_MS = 20_000;
const CLOCK_MS = 8_000;
const CLOCKS_OFF = { '10 min': 600_000, '25 h': 25 * 3_600_000 };
const UNTIL_THERE_MS = 60_000;

const between = (shortestMs: number, longestMs: number) =>
  sleep(shortestMs + Math.random() * (longestMs - shortestMs));

function usersOf(part: Part): readonly PortName[] {
  if (part === 'redis') return SERVICES;
  return part === 'postgres' ? WITH_DATABASE : [part];
}

function killPart(part: Part): Fault {
  return {
    kind: 'kill',
    part,
    asks: usersOf(part),
    replaces: part,
    inject: async ({ stack }) => {
      signalAll([await pidOf(stack, part)], 'SIGKILL');
    },
  };
}

function killChild(script: (typeof CHILDREN)[number]): Fault {
  const running = (worker: number) =>
    childrenOf(worker).filter((pid) => readProc(`/proc/${pid}/cmdline`).includes(script));
  return {
    kind: 'kill',
    part: 'worker',
    asks: ['worker'],
    inject: async ({ stack }) => {
      const worker = await pidOf(stack, 'worker');
      await until(() => running(worker).length > 0, `a process of ${script}`);
      signalAll(running(worker), 'SIGKILL');
      return { detail: script };
    },
    isOver: ({ stack }) => running(stack.pids().worker ?? 0).length > 0,
  };
}

function stop(kind: 'pause' | 'freeze', part: Part, wait: () => Promise<void>): Fault {
  return {
    kind,
    part,
    asks: usersOf(part),
    inject: async ({ stack }) => {
      const pids = processTree(await pidOf(stack, part));
      signalAll(pids, 'SIGSTOP');
      await wait();
      signalAll(pids, 'SIGCONT');
    },
  };
}

function setClock(part: (typeof SERVICES)[number]): Fault {
  return {
    kind: 'clock',
    part,
    asks: [part],
    inject: async ({ clocks }) => {
      const [amount, ms] = pick(Object.entries(CLOCKS_OFF));
      const isAhead = pick([true, false]);
      clocks.set(part, isAhead ? ms : -ms);
      await sleep(CLOCK_MS);
      clocks.set(part, 0);
      return { detail: `${amount} ${isAhead ? 'ahead' : 'behind'}` };
    },
  };
}

function breakLink(kind: 'cut-link' | 'silence-link', end: (typeof LINK_ENDS)[number]): Fault {
  return {
    kind,
    part: `link to ${end}`,
    asks: [],
    inject: async ({ links }) => {
      const { name, link, from } = pick(links.to(end));
      if (kind === 'cut-link') await link.refuse();
      else link.silence();
      await between(SHORTEST_MS, LONGEST_LINK_MS);
      await link.open();
      return { detail: name, asks: [from] };
    },
  };
}

/** Each creates a fault of its kind on a random part. */
const KINDS = {
  /** Lost files and held credits: a worker dies between storing and reporting an image. */
  kill: () => pick([...PARTS.map(killPart), ...CHILDREN.map(killChild)]),
  /** A part that neither responds nor closes: logins and payments waited for 70 s. */
  pause: () => stop('pause', pick(PARTS), () => between(SHORTEST_MS, LONGEST_PAUSE_MS)),
  /** Duplicate work: a process continues after its job has moved to another one. */
  freeze: () => stop('freeze', pick(['worker', 'lenses'] as const), () => sleep(FROZEN_MS)),
  /** Tokens and holds that expire too early or never. */
  clock: () => setClock(pick(SERVICES)),
  /** The network between a process and a store or service refuses connections. */
  'cut-link': () => breakLink('cut-link', pick(LINK_ENDS)),
  /** The network accepts connections but delivers data only later. */
  'silence-link': () => breakLink('silence-link', pick(LINK_ENDS)),
} as const satisfies Readonly<Record<string, () => Fault>>;

export type FaultKind = keyof typeof KINDS;
export const FAULT_KINDS = Object.keys(KINDS) as readonly FaultKind[];

export function newFault(kind: FaultKind): Fault {
  return KINDS[kind]();
}

async function pidOf(stack: Scene['stack'], name: string): Promise<number> {
  await until(() => stack.pids()[name] !== undefined, name, UNTIL_THERE_MS);
  return stack.pids()[name] ?? 0;
}

function signalAll(pids: readonly number[], signal: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // The process has exited.
    }
  }
}
