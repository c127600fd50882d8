import { ManagedProcess } from '../process/managed-process.js';
import { type ProcessListener, type ProcessSpec } from '../process/process-spec.js';

/** Starts groups of processes in order and stops them in reverse order. */
export class ProcessGroups {
  private readonly groups: ManagedProcess[][] = [];
  private stopping = false;

  constructor(private readonly listener: ProcessListener) {}

  get any(): boolean {
    return this.groups.length > 0;
  }

  /** Starts processes in parallel and waits for all. Throws the first error. */
  async start(specs: ProcessSpec[]): Promise<void> {
    if (this.stopping) return;
    const group = specs.map((spec) => new ManagedProcess(spec, this.listener));
    this.groups.push(group);
    await Promise.all(group.map((process) => process.start()));
  }

  restart(isWanted: (name: string) => boolean): void {
    for (const process of this.groups.flat()) {
      if (isWanted(process.spec.name)) process.restart();
    }
  }

  async stop(): Promise<void> {
    this.stopping = true;
    for (const group of this.groups.toReversed()) {
      await Promise.all(group.map((process) => process.stop()));
    }
  }

  /** Data survives, as after a power failure. */
  kill(): void {
    this.stopping = true;
    for (const process of this.groups.flat()) process.kill();
  }
}
