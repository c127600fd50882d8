import type { RenderStage } from '@likeness/contracts/http/generation';
import { here, isInTrace, OpenPart } from '@likeness/tracing/trace-part';

/** The stages of one portrait as parts of the trace that its job belongs to, as its process tells of them. */
export class StageTrace {
  readonly #place = here();
  #stage: RenderStage | undefined;
  #part: OpenPart | undefined;

  enter(stage: RenderStage): void {
    if (stage === this.#stage || !isInTrace(this.#place)) return;
    this.end();
    this.#stage = stage;
    this.#part = new OpenPart({ name: `stage: ${stage}` }, this.#place);
  }

  end(): void {
    this.#part?.end();
  }
}
