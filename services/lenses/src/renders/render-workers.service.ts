import { setTimeout } from 'node:timers/promises';
import type { ProcessFigures } from '@likeness/contracts/http/operator';
import { JobSender } from '@likeness/queue/job-sender';
import { ProcessRegistry } from '@likeness/service-kit/presence/process-registry';
import { sharedNow } from '@likeness/service-kit/time/shared-clock';
import { Injectable } from '@nestjs/common';

/** Every process writes to the registry each ten seconds. */
const SILENT_MS = 35_000;
/** Every open form asks every few seconds. */
const FRESH_MS = 5_000;
const PATIENCE_MS = 1_000;

/** Which workers run. */
@Injectable()
export class RenderWorkersService {
  #latest: { readonly at: number; readonly areThere: Promise<boolean> } | undefined;

  constructor(
    private readonly sender: JobSender,
    private readonly registry: ProcessRegistry,
  ) {}

  /** Whether a worker takes renders; a frozen one keeps its connection but leaves the registry. */
  async areThere(): Promise<boolean> {
    if (!(await this.sender.hasConsumers('renders'))) return false;
    const known = await this.#onBoard();
    return known.length === 0 || known.some(isAlive);
  }

  /** The same, cached for some seconds; false without Redis. */
  async wereThere(): Promise<boolean> {
    if (!this.#latest || performance.now() - this.#latest.at > FRESH_MS) {
      const asking = this.areThere().catch(() => false);
      const areThere = Promise.race([asking, setTimeout(PATIENCE_MS, false, { ref: false })]);
      this.#latest = { at: performance.now(), areThere };
    }
    return this.#latest.areThere;
  }

  async alive(): Promise<ProcessFigures[]> {
    return (await this.#onBoard()).filter(isAlive);
  }

  async #onBoard(): Promise<ProcessFigures[]> {
    return (await this.registry.read()).filter(({ service }) => service === 'worker');
  }
}

function isAlive({ heard_at }: ProcessFigures): boolean {
  return Date.parse(heard_at) > sharedNow() - SILENT_MS;
}
