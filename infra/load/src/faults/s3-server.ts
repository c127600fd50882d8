import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';

const SCRIPT = new URL('./serve-s3.js', import.meta.url);
const BUCKET = 'likeness';
/** What the server keeps of an object, beside files of its own. */
const OBJECT = '._S3rver_object';

/** An object store of its own process, which can be killed and stand still. */
export class S3Server {
  #child: ChildProcess | undefined;

  constructor(
    private readonly folder: string,
    readonly port: number,
  ) {
    mkdirSync(folder, { recursive: true });
  }

  /** The settings by which a stack uses it. */
  get settings(): Record<string, string> {
    const key = 'S3RVER';
    const endpoint = `http://127.0.0.1:${this.port}`;
    return { S3_ENDPOINT: endpoint, S3_ACCESS_KEY: key, S3_SECRET_KEY: key, S3_BUCKET: BUCKET };
  }

  async start(): Promise<void> {
    const child = fork(SCRIPT, [this.folder, String(this.port), BUCKET]);
    this.#child = child;
    await Promise.race([
      once(child, 'message'),
      once(child, 'exit').then(() => Promise.reject(new Error('the object store has ended'))),
    ]);
  }

  async kill(pause: () => Promise<void>): Promise<void> {
    await this.close();
    await pause();
    await this.start();
  }

  async pause(wait: () => Promise<void>): Promise<void> {
    this.#child?.kill('SIGSTOP');
    await wait();
    this.#child?.kill('SIGCONT');
  }

  async close(): Promise<void> {
    const child = this.#child;
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
  }

  /** Keys of the objects that are there. */
  keys(): string[] {
    const cwd = join(this.folder, BUCKET);
    return globSync(`{uploads,renders}/**/*${OBJECT}`, { cwd }).map((file) =>
      file.slice(0, -OBJECT.length),
    );
  }
}
