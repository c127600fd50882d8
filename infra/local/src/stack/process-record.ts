import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { z } from 'zod';
import { Problem } from '../process/problem.js';
import { identityOf, isSameProcess } from '../process/process-identity.js';

const running = z.object({ pid: z.number().int(), identity: z.string() });

const recordSchema = z.object({
  address: z.string(),
  supervisor: running,
  processes: z.record(z.string(), running),
});

type Record = z.infer<typeof recordSchema>;

/** Lists `{address, supervisor, processes}` of a stack; exists while it runs and after a kill. */
export class ProcessRecord {
  private readonly content: Record;

  constructor(
    private readonly path: string,
    address: string,
  ) {
    this.content = { address, supervisor: self(), processes: {} };
  }

  /** Waits until a killed run's processes end. @throws Problem if they or the run stay alive */
  async begin(patienceMs = 20_000): Promise<void> {
    const previous = read(this.path);
    if (previous) {
      const { address, supervisor, processes } = previous;
      if (isSameProcess(supervisor.pid, supervisor.identity)) {
        throw new Problem(
          `Likeness is already running here at ${address} (process ${supervisor.pid}). Stop it, ` +
            'or set DATA_DIR and PORT to run a second one beside it.',
        );
      }
      const left = () =>
        Object.entries(processes).filter(([, { pid, identity }]) => isSameProcess(pid, identity));
      const deadline = Date.now() + patienceMs;
      while (left().length > 0 && Date.now() < deadline) await sleep(50);
      const found = left();
      if (found.length > 0) {
        const names = found.map(([name]) => name).join(', ');
        const pids = found.map(([, { pid }]) => pid).join(' ');
        throw new Problem(`A run that was killed left ${names}. Stop with: kill -INT ${pids}`);
      }
    }
    mkdirSync(dirname(this.path), { recursive: true });
    this.write();
  }

  set(name: string, pid: number | undefined): void {
    const identity = pid === undefined ? undefined : identityOf(pid);
    if (pid === undefined || identity === undefined) delete this.content.processes[name];
    else this.content.processes[name] = { pid, identity };
    this.write();
  }

  remove(): void {
    rmSync(this.path, { force: true });
  }

  private write(): void {
    const half = `${this.path}.half`;
    writeFileSync(half, `${JSON.stringify(this.content, null, 2)}\n`);
    renameSync(half, this.path);
  }
}

function self(): { pid: number; identity: string } {
  return { pid: process.pid, identity: identityOf(process.pid) ?? 'unknown' };
}

function read(path: string): Record | undefined {
  try {
    return recordSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
  } catch {
    // Missing or truncated: Postgres's own pid file and the port check remain.
    return undefined;
  }
}
