import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { until } from './until.js';

const repository = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/** Redis listens this far above the gateway. */
const REDIS_ABOVE = 99;
/** As long as `npm start` itself gives a service on a busy machine. */
const startLimitMs = 180_000;

export type TestStackOptions = {
  /** The gateway's port; the others follow from it, from 55 below to 99 above. */
  port: number;
  /** What to run, relative to the repository; by default what `npm start` runs. */
  script?: string;
};

/**
 * The whole product, run by the supervisor of `npm start` in a process of its own with a data
 * directory of its own. It may be stopped, killed and started again; {@link discard} ends it.
 */
export class TestStack {
  /** Those that this process has started and not yet discarded. */
  static readonly running = new Set<TestStack>();
  readonly dataDir = mkdtempSync(join(tmpdir(), 'likeness-stack-'));
  readonly address: string;
  /** All it has printed since it was last started. */
  output = '';
  private readonly script: string;
  private child: ChildProcess | undefined;

  constructor(private readonly options: TestStackOptions) {
    this.address = `http://127.0.0.1:${options.port}`;
    this.script = join(repository, options.script ?? 'infra/local/dist/start.js');
    // Postgres may run as another account, which must be able to pass through.
    chmodSync(this.dataDir, 0o711);
  }

  /** Starts it and waits until every process answers. */
  async start(env: Record<string, string> = {}): Promise<void> {
    this.launch(env);
    await this.prints('Ctrl-C stops everything', startLimitMs);
  }

  /** Starts it without waiting. */
  launch(env: Record<string, string> = {}): void {
    this.output = '';
    TestStack.running.add(this);
    const own = {
      DATA_DIR: this.dataDir,
      PORT: String(this.options.port),
      NODE_ENV: '',
      // Tests look at what is made, not at how soon the first one comes.
      WORKER_WARM_UP: 'false',
      // And some at which waits for which.
      WORKER_CONCURRENCY: '1',
      // All people of a test come from one address.
      AUTH_RATE_ACCOUNTS_PER_HOUR: '0',
      AUTH_RATE_ACCOUNTS_PER_DAY: '0',
    };
    this.child = spawn(process.execPath, [this.script], {
      cwd: repository,
      env: { ...process.env, ...own, ...env },
      // The channel's end tells it to stop when the test is gone.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const collect = (chunk: Buffer) => (this.output += chunk.toString());
    this.child.stdout?.on('data', collect);
    this.child.stderr?.on('data', collect);
  }

  /** Ids of its processes by name: gateway, images, lenses, worker, board, postgres, redis. */
  pids(): Record<string, number> {
    const path = join(this.dataDir, 'run', 'stack.json');
    const { processes } = JSON.parse(readFileSync(path, 'utf8')) as {
      processes: Record<string, { pid: number }>;
    };
    return Object.fromEntries(Object.entries(processes).map(([name, { pid }]) => [name, pid]));
  }

  /** Where its Redis is, with the password. */
  get redisUrl(): string {
    const secrets = readFileSync(join(this.dataDir, 'secrets.json'), 'utf8');
    const { redisPassword } = JSON.parse(secrets) as { redisPassword: string };
    return `redis://:${redisPassword}@127.0.0.1:${this.options.port + REDIS_ABOVE}`;
  }

  /** Ends one process and waits until the supervisor has started it again. */
  async killProcess(name: string, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const before = this.pids()[name];
    if (before === undefined) throw new Error(`${name} is not running`);
    const printed = this.output.length;
    process.kill(before, signal);
    const again = `${name.padEnd(9)} is running again`;
    await until(() => this.output.slice(printed).includes(again), again, startLimitMs);
  }

  signal(signal: NodeJS.Signals): void {
    this.child?.kill(signal);
  }

  /** Stops it in order; its data stays. */
  async stop(): Promise<void> {
    this.signal('SIGTERM');
    await this.ended();
  }

  /** @returns the exit status, or the signal that ended it */
  async ended(): Promise<number | string | null> {
    const { child } = this;
    if (!child) return null;
    const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
    // What is starting may end its start before.
    await until(hasEnded, `the stack's end\n${this.output}`, startLimitMs);
    return child.exitCode ?? child.signalCode;
  }

  async prints(text: string, limitMs?: number): Promise<void> {
    const printed = () => {
      if (this.output.includes(text)) return true;
      if (this.child?.exitCode === null) return false;
      throw new Error(`ended without printing "${text}":\n${this.output}`);
    };
    await until(printed, `"${text}"`, limitMs);
  }

  /** Ends it, however it is, and removes its data. */
  async discard(): Promise<void> {
    await this.stop();
    TestStack.running.delete(this);
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
