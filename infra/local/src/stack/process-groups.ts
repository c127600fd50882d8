import { ManagedProcess } from '../process/managed-process.js';
import { type ProcessListener, type ProcessSpec } from '../process/process-spec.js';

/** Processes that are started group after group and stopped the other way round. */
export class ProcessGroups {
  private readonly groups: ManagedProcess[][] = [];
  private stopping = false;

  constructor(private readonly listener: ProcessListener) {}

  get any(): boolean {
    return this.groups.length > 0;
  }

  /** Starts processes side by side and waits until each is ready; throws what the first one met. */
  async start(specs: ProcessSpec[]): Promise<void> {
    if (this.stopping) return;
    const group = specs.map((spec) => new ManagedProcess(spec, this.listener));
    this.groups.push(group);
    await Promise.all(group.map((process) => process.start()));
  }

  /** Starts some of the processes afresh. */
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

  /** Ends everything at once; data survives as after a power cut. */
  kill(): void {
    this.stopping = true;
    for (const process of this.groups.flat()) process.kill();
  }
}
