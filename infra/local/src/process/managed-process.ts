import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';
import { accessSync, constants } from 'node:fs';
import { Problem } from './problem.js';
import type { ProcessListener, ProcessSpec } from './process-spec.js';

const setpriv = '/usr/bin/setpriv';

const available = process.platform === 'linux' && canRun(setpriv);

function canRun(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** On Linux, the program gets `signal` when its parent dies, even by SIGKILL. No-op elsewhere. */
function boundToParent(
  command: string,
  args: string[],
  signal: NodeJS.Signals,
): { command: string; args: string[] } {
  if (!available) return { command, args };
  return {
    command: setpriv,
    args: ['--pdeathsig', signal.replace('SIG', ''), '--', command, ...args],
  };
}

const firstDelayMs = 500;
const longestDelayMs = 15_000;
/** A program that ran this long was healthy. */
const settledMs = 60_000;

export class ManagedProcess {
  private child: ChildProcess | undefined;
  private stopping = false;
  private restarting = false;
  private failures = 0;
  /** Undefined once it is ready. */
  private startingUntil: number | undefined;
  private readonly lastLines: string[] = [];

  constructor(
    readonly spec: ProcessSpec,
    private readonly listener: ProcessListener,
  ) {}

  /** Waits until ready, then restarts on exit. @throws Problem with the last output on failure */
  async start(): Promise<void> {
    const child = this.launch();
    await this.untilReady(child);
    child.once('exit', () => void this.keepRunning());
    if (hasEnded(child)) void this.keepRunning();
  }

  /** Ends the program, so that it restarts with the current files. */
  restart(): void {
    if (this.stopping || !this.child || hasEnded(this.child)) return;
    this.restarting = true;
    this.child.kill(this.spec.stopSignal);
  }

  /** Stops the program, or kills it after a timeout. A starting program may end its start first. */
  async stop(): Promise<void> {
    this.stopping = true;
    const child = this.child;
    if (!child || hasEnded(child)) return;
    const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
    child.kill(this.spec.stopSignal);
    const startLeftMs = this.startingUntil === undefined ? 0 : this.startingUntil - Date.now();
    const graceMs = Math.max(0, startLeftMs) + this.spec.stopGraceMs;
    const killer = setTimeout(() => {
      const waited = `did not stop within ${Math.round(graceMs / 1000)} s and is killed`;
      this.listener.notice(this.spec.name, 'warn', waited);
      this.kill();
    }, graceMs);
    await ended;
    clearTimeout(killer);
  }

  /** Kills the program with its children. */
  kill(): void {
    this.stopping = true;
    const pid = this.child?.pid;
    if (!pid || !this.child || hasEnded(this.child)) return;
    try {
      process.kill(-pid, 'SIGKILL');
    } catch {
      this.child.kill('SIGKILL');
    }
  }

  private launch(): ChildProcess {
    const { spec } = this;
    const { command, args } = boundToParent(spec.command, spec.args, spec.stopSignal);
    const child = spawn(command, args, {
      env: spec.env,
      cwd: spec.cwd,
      ...spec.account,
      // Own group: Ctrl-C reaches only the supervisor, which stops programs in order.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe', ...(spec.ipc ? (['ipc'] as const) : [])],
    });
    this.child = child;
    this.startingUntil = Date.now() + spec.startTimeoutMs;
    this.listener.changed(spec.name, child.pid);
    child.on('error', (error) => this.print(`could not be started: ${error.message}`));
    child.on('exit', () => this.listener.changed(spec.name, undefined));
    for (const stream of [child.stdout, child.stderr]) {
      if (stream) createInterface({ input: stream }).on('line', (line) => this.print(line));
    }
    return child;
  }

  private print(line: string): void {
    this.lastLines.push(line);
    if (this.lastLines.length > 20) this.lastLines.shift();
    this.listener.line(this.spec.name, line);
  }

  private async untilReady(child: ChildProcess): Promise<void> {
    const deadline = Date.now() + this.spec.startTimeoutMs;
    while (!hasEnded(child)) {
      if (await this.spec.isReady()) {
        // Another program may have answered.
        if (hasEnded(child)) break;
        this.startingUntil = undefined;
        return;
      }
      if (Date.now() > deadline) {
        const seconds = this.spec.startTimeoutMs / 1000;
        throw new Problem(`${this.spec.name} was not ready after ${seconds} s.`);
      }
      await sleep(50);
    }
    // The streams may have unread output.
    await sleep(100);
    throw new Problem(`${this.spec.name} ${outcome(child)} while starting.${this.lastWords()}`);
  }

  private lastWords(): string {
    return this.lastLines.length ? ` It said:\n\n${this.lastLines.join('\n')}\n` : '';
  }

  private async keepRunning(): Promise<void> {
    while (!this.stopping) {
      await this.waitToRestart();
      if (this.stopping) return;
      const since = Date.now();
      const child = this.launch();
      const exit = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      try {
        await this.untilReady(child);
        this.listener.notice(this.spec.name, 'info', 'is running again');
        await exit;
      } catch {
        if (!hasEnded(child)) {
          this.endUnready(child);
          await exit;
        }
      }
      this.failures = Date.now() - since > settledMs ? 0 : this.failures + 1;
    }
  }

  private async waitToRestart(): Promise<void> {
    if (this.restarting) {
      this.restarting = false;
      return;
    }
    const longest = this.spec.longestPauseMs ?? longestDelayMs;
    const delay = Math.min(firstDelayMs * 2 ** this.failures, longest);
    const ended = this.child ? outcome(this.child) : 'ended';
    const again = `${ended}; it is started again in ${delay / 1000} s`;
    this.listener.notice(this.spec.name, 'error', again);
    await sleep(delay);
  }

  private endUnready(child: ChildProcess): void {
    this.listener.notice(this.spec.name, 'error', 'did not become ready and is killed');
    child.kill('SIGKILL');
  }
}

function hasEnded(child: ChildProcess): boolean {
  return child.exitCode !== null || child.signalCode !== null || child.pid === undefined;
}

function outcome(child: ChildProcess): string {
  if (child.signalCode) return `was ended by ${child.signalCode}`;
  return child.exitCode === null ? 'could not be started' : `ended with status ${child.exitCode}`;
}
