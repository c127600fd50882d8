import type { ProcessFigures } from '@likeness/contracts/http/operator';
import { JobSender } from '@likeness/queue/job-sender';
import { ProcessRegistry } from '@likeness/service-kit/presence/process-registry';
import { sharedNow } from '@likeness/service-kit/time/shared-clock';
import { Injectable } from '@nestjs/common';

/** Every process says each ten seconds that it is there. */
const SILENT_MS = 35_000;

/** The workers that make portraits. */
@Injectable()
export class RenderWorkers {
  constructor(
    private readonly sender: JobSender,
    private readonly registry: ProcessRegistry,
  ) {}

  /** Whether any takes renders: one that is frozen keeps its connection, but says nothing any more. */
  async areThere(): Promise<boolean> {
    if (!(await this.sender.hasConsumers('renders'))) return false;
    const told = await this.#told();
    return told.length === 0 || told.some(isHeard);
  }

  /** What the workers that are there say of themselves. */
  async heard(): Promise<ProcessFigures[]> {
    return (await this.#told()).filter(isHeard);
  }

  async #told(): Promise<ProcessFigures[]> {
    return (await this.registry.read()).filter(({ service }) => service === 'worker');
  }
}

function isHeard({ heard_at }: ProcessFigures): boolean {
  return Date.parse(heard_at) > sharedNow() - SILENT_MS;
}
