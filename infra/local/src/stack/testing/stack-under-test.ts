import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { repositoryRoot } from '../../repository-root.js';

const script = join(repositoryRoot, 'infra', 'local', 'fixtures', 'fake-stack.mjs');

/** A data directory whose stack may be started several times, in a process of its own. */
export class StackUnderTest {
  readonly dataDir = mkdtempSync(join(tmpdir(), 'likeness-stack-'));
  output = '';
  private child: ChildProcess | undefined;

  constructor(readonly port: number) {
    chmodSync(this.dataDir, 0o711);
  }

  /** Starts it; does not wait. */
  launch(env: Record<string, string> = {}): void {
    this.output = '';
    this.child = spawn(process.execPath, [script], {
      env: { ...process.env, DATA_DIR: this.dataDir, PORT: String(this.port), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    const collect = (chunk: Buffer) => (this.output += chunk.toString());
    this.child.stdout?.on('data', collect);
    this.child.stderr?.on('data', collect);
  }

  async start(env: Record<string, string> = {}): Promise<void> {
    this.launch(env);
    await this.prints('Ctrl-C stops everything');
  }

  signal(signal: NodeJS.Signals): void {
    this.child?.kill(signal);
  }

  /** @returns the exit status, or the signal that ended it */
  async ended(): Promise<number | string | null> {
    const child = this.child;
    if (!child) return null;
    await until(() => child.exitCode !== null || child.signalCode !== null, this.output);
    return child.exitCode ?? child.signalCode;
  }

  async prints(text: string): Promise<void> {
    await until(() => {
      if (this.output.includes(text)) return true;
      if (this.child?.exitCode === null) return false;
      throw new Error(`ended without printing "${text}":\n${this.output}`);
    }, `"${text}"`);
  }

  /** Ids of the processes it says it consists of. */
  pids(): Record<string, number> {
    const record: unknown = JSON.parse(
      readFileSync(join(this.dataDir, 'run', 'stack.json'), 'utf8'),
    );
    const { processes } = record as { processes: Record<string, { pid: number }> };
    return Object.fromEntries(Object.entries(processes).map(([name, { pid }]) => [name, pid]));
  }

  async discard(): Promise<void> {
    if (this.child?.exitCode === null && this.child.signalCode === null) {
      this.child.kill('SIGKILL');
      await sleep(500);
    }
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}

/** Waits until something holds, at most 20 s. */
export async function until(holds: () => boolean, what: string): Promise<void> {
  const deadline = Date.now() + 20_000;
  while (!holds()) {
    if (Date.now() > deadline) throw new Error(`waited in vain: ${what}`);
    await sleep(25);
  }
}
