import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, closeSync, mkdirSync, openSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { inheritedEnvironment } from '../env.js';
import type { Slot } from './test-workspace.js';

/** The settings of all files that share it. Their visitors and members have one address. */
const SETTINGS = {
  NODE_ENV: '',
  WORKER_WARM_UP: 'false',
  WORKER_CONCURRENCY: '1',
  ANONYMOUS_GENERATIONS_PER_ADDRESS: '1000',
  AUTH_RATE_ACCOUNTS_PER_HOUR: '0',
  AUTH_RATE_ACCOUNTS_PER_DAY: '0',
  RATE_READS_PER_MINUTE: '0',
  RATE_CHANGES_PER_MINUTE: '0',
  RATE_PROMPTS_PER_MINUTE: '0',
  RATE_UPLOADS_PER_MINUTE: '0',
  RATE_PROVENANCE_PER_MINUTE: '0',
};

/** One running product for the end-to-end files of a slot that need no stack of their own. */
export class SharedStack {
  private child: ChildProcess | undefined;

  constructor(
    private readonly root: string,
    private readonly slot: Slot,
    private readonly port: number,
  ) {}

  /** @returns environment with which `TestStack` uses it */
  async start(): Promise<Record<string, string>> {
    const dataDir = join(this.slot.folder, 'stack');
    mkdirSync(dataDir);
    // Postgres may run as another account, which must be able to traverse the folder.
    chmodSync(dataDir, 0o711);
    const path = join(dataDir, 'output.log');
    const log = openSync(path, 'w');
    const own = { PORT: String(this.port), DATA_DIR: dataDir };
    const child = spawn(process.execPath, [join(this.root, 'infra/local/dist/start.js')], {
      cwd: this.root,
      env: { ...inheritedEnvironment(), ...this.slot.env, ...SETTINGS, ...own },
      // The stack stops when the channel closes with the test run.
      stdio: ['ignore', log, log, 'ipc'],
    });
    closeSync(log);
    this.child = child;
    await new Promise<void>((resolve, reject) => {
      child.once('message', () => resolve());
      child.once('exit', () =>
        reject(new Error(`The shared stack ended:\n${readFileSync(path, 'utf8')}`)),
      );
    });
    return { TEST_STACK_PORT: String(this.port), TEST_STACK_DATA: dataDir };
  }

  async stop(): Promise<void> {
    const { child } = this;
    if (!child || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
    this.child = undefined;
  }
}
