import type { RenderStage } from '@likeness/contracts/http/generation';
import { here, isInTrace, OpenPart } from '@likeness/tracing/trace-part';

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
