import { spawn, type ChildProcess } from 'node:child_process';
import { createInterface } from 'node:readline';
import { inheritedEnvironment } from '../env.js';

const running = new Set<ChildProcess>();

/** Kills all running commands with their children. */
export function killCommands(): void {
  for (const child of running) killGroup(child);
}

/** An interrupted or orphaned run must leave nothing running. @param also what else to end */
export function endOnSignal(also = () => {}): void {
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'] as const) {
    process.on(signal, () => {
      killCommands();
      also();
      process.exit(130);
    });
  }
  // The listener must not keep this process alive.
  process.channel?.unref();
}

function killGroup(child: ChildProcess): void {
  try {
    if (child.pid) process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The process has just exited.
  }
}

type Options = {
  cwd?: string;
  env?: Record<string, string>;
  /** Shows the output in the terminal instead of only returning it. */
  show?: boolean;
  /** Called with each line of stdout; stderr goes to the terminal. */
  line?: (line: string) => void;
  /** Kills the command after this time. */
  limitMs?: number;
};

export type CommandResult = {
  readonly ok: boolean;
  readonly output: string;
  readonly isTimedOut: boolean;
};

/** Does not throw for a failing command. */
export function runCommand(
  command: string,
  args: string[],
  options: Options = {},
): Promise<CommandResult> {
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      cwd: options.cwd,
      env: { ...inheritedEnvironment(), ...options.env },
      stdio: [
        'ignore',
        options.show ? 'inherit' : 'pipe',
        options.show || options.line ? 'inherit' : 'pipe',
      ],
      detached: true,
    });
    running.add(child);
    let output = '';
    if (options.line && child.stdout) {
      createInterface({ input: child.stdout }).on('line', options.line);
    } else {
      child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    }
    child.stderr?.on('data', (chunk: Buffer) => (output += chunk.toString()));
    let isTimedOut = false;
    const limit = options.limitMs
      ? setTimeout(() => {
          isTimedOut = true;
          killGroup(child);
        }, options.limitMs)
      : undefined;
    const finish = (ok: boolean) => {
      clearTimeout(limit);
      running.delete(child);
      resolve({ ok, output, isTimedOut });
    };
    child.on('error', (error) => {
      output += error.message;
      finish(false);
    });
    child.on('close', (code) => finish(code === 0));
  });
}

/**
 * Processes `waiting` in order, one item per slot. Calls may share an iterator.
 * @returns results in order of completion
 */
export async function inSlots<Slot, Piece, Result>(
  slots: readonly Slot[],
  waiting: Iterable<Piece>,
  work: (piece: Piece, slot: Slot) => Promise<Result>,
): Promise<Result[]> {
  const left = waiting[Symbol.iterator]();
  const results: Result[] = [];
  await Promise.all(
    slots.map(async (slot) => {
      for (let next = left.next(); !next.done; next = left.next()) {
        results.push(await work(next.value, slot));
      }
    }),
  );
  return results;
}
