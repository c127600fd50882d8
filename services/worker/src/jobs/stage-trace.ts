import type { RenderStage } from '@likeness/contracts/http/generation';
import { currentContext, isInTrace, ManualSpan } from '@likeness/tracing/trace-part';

export class StageTrace {
  readonly #context = currentContext();
  #stage: RenderStage | undefined;
  #span: ManualSpan | undefined;

  enter(stage: RenderStage): void {
    if (stage === this.#stage || !isInTrace(this.#context)) return;
    this.end();
    this.#stage = stage;
    this.#span = new ManualSpan({ name: `stage: ${stage}` }, this.#context);
  }

  end(): void {
    this.#span?.end();
  }
}
