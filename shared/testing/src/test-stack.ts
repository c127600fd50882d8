import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { until } from './until.js';

const repository = resolve(dirname(fileURLToPath(import.meta.url)), '..', '..', '..');

/** Offset of the Redis port from the gateway's. */
const REDIS_ABOVE = 99;
const startLimitMs = 180_000;
/** Each look reads the whole output of a shared stack. */
const PAUSE_MS = 150;

export type TestStackOptions = {
  port: number;
  /** Relative to the root; by default the script of `npm start`. */
  script?: string;
  /** An installed version; by default this repository. */
  root?: string;
  /** The data of another stack. */
  dataDir?: string;
  /** Uses the stack of the test run, if there is one. Such a test changes no setting, and what it stops runs again. */
  isShared?: boolean;
};

/** Runs the product in its own process and data directory, with stop, kill and restart. */
export class TestStack {
  static readonly running = new Set<TestStack>();
  readonly dataDir: string;
  readonly address: string;
  private readonly port: number;
  private readonly isGiven: boolean;
  private printed = '';
  private readonly root: string;
  private readonly script: string;
  private child: ChildProcess | undefined;

  constructor(options: TestStackOptions) {
    const { TEST_STACK_PORT, TEST_STACK_DATA } = process.env;
    this.isGiven = options.isShared === true && TEST_STACK_PORT !== undefined;
    this.port = this.isGiven ? Number(TEST_STACK_PORT) : options.port;
    this.address = this.at(0);
    this.root = options.root ?? repository;
    this.script = join(this.root, options.script ?? 'infra/local/dist/start.js');
    const given = this.isGiven ? TEST_STACK_DATA : options.dataDir;
    this.dataDir = given ?? mkdtempSync(join(tmpdir(), 'likeness-stack-'));
    // Postgres may run as another account, which must traverse the folder.
    chmodSync(this.dataDir, 0o711);
  }

  /** Address of another process; the offset is from the gateway's port. */
  at(offset: number): string {
    return `http://127.0.0.1:${this.port + offset}`;
  }

  get output(): string {
    return this.isGiven ? readFileSync(join(this.dataDir, 'output.log'), 'utf8') : this.printed;
  }

  async start(env: Record<string, string> = {}): Promise<void> {
    TestStack.running.add(this);
    if (this.isGiven) return;
    this.launch(env);
    await this.prints('Ctrl-C stops everything', startLimitMs);
  }

  launch(env: Record<string, string> = {}): void {
    this.printed = '';
    TestStack.running.add(this);
    const own = {
      DATA_DIR: this.dataDir,
      PORT: String(this.port),
      NODE_ENV: '',
      WORKER_WARM_UP: 'false',
      // Some tests check the order of jobs.
      WORKER_CONCURRENCY: '1',
      // All users of a test share one address.
      AUTH_RATE_ACCOUNTS_PER_HOUR: '0',
      AUTH_RATE_ACCOUNTS_PER_DAY: '0',
    };
    this.child = spawn(process.execPath, [this.script], {
      cwd: this.root,
      env: { ...process.env, ...own, ...env },
      // The stack stops when the channel closes with the test.
      stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    });
    const collect = (chunk: Buffer) => (this.printed += chunk.toString());
    this.child.stdout?.on('data', collect);
    this.child.stderr?.on('data', collect);
  }

  pids(): Record<string, number> {
    const path = join(this.dataDir, 'run', 'stack.json');
    const { processes } = JSON.parse(readFileSync(path, 'utf8')) as {
      processes: Record<string, { pid: number }>;
    };
    return Object.fromEntries(Object.entries(processes).map(([name, { pid }]) => [name, pid]));
  }

  get redisUrl(): string {
    const secrets = readFileSync(join(this.dataDir, 'secrets.json'), 'utf8');
    const { redisPassword } = JSON.parse(secrets) as { redisPassword: string };
    return `redis://:${redisPassword}@127.0.0.1:${this.port + REDIS_ABOVE}`;
  }

  async killProcess(name: string, signal: NodeJS.Signals = 'SIGKILL'): Promise<void> {
    const before = this.pids()[name];
    if (before === undefined) throw new Error(`${name} is not running`);
    const printed = this.output.length;
    process.kill(before, signal);
    const again = `(${name}): is running again`;
    const isBack = () => this.output.slice(printed).includes(again);
    await until(isBack, again, startLimitMs, PAUSE_MS);
  }

  signal(signal: NodeJS.Signals): void {
    this.child?.kill(signal);
  }

  async stop(): Promise<void> {
    this.signal('SIGTERM');
    await this.ended();
  }

  async ended(): Promise<number | string | null> {
    const { child } = this;
    if (!child) return null;
    const hasEnded = () => child.exitCode !== null || child.signalCode !== null;
    // A stop during startup waits for the startup.
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

  async discard(): Promise<void> {
    TestStack.running.delete(this);
    if (this.isGiven) return;
    await this.stop();
    rmSync(this.dataDir, { recursive: true, force: true });
  }
}
