import type { RenderStage } from '@likeness/contracts/http/generation';
import type { RenderSpec } from '@likeness/contracts/http/internal';
import type { RenderOutcome } from '@likeness/contracts/jobs/results.jobs';
import { EventBus } from '@likeness/events/event-bus';
import type { BatchMember } from '@likeness/queue/job-batch';
import { StorageError } from '@likeness/storage/storage-error';
import { ManualSpan, currentContext, isInTrace } from '@likeness/tracing/trace-part';
import { Injectable } from '@nestjs/common';
import { PackRenderers } from '../inference/pack-renderers.js';
import { PortraitRenderer } from '../inference/portrait-renderer.js';
import type { RenderNews, RenderedPortrait } from '../inference/rendered-portrait.js';
import { PortraitFiles } from './portrait-files.js';
import { RenderAnnouncer } from './render-announcer.js';
import { WorkSettings } from './work.settings.js';

class StageTrace {
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

type Finished = Exclude<RenderedPortrait, { status: 'storage_away' }>;

@Injectable()
export class RenderOutcomes {
  constructor(
    private readonly studio: PortraitRenderer,
    private readonly packs: PackRenderers,
    private readonly files: PortraitFiles,
    private readonly events: EventBus,
    private readonly settings: WorkSettings,
  ) {}

  /** `cancelled` stops rendering and storing, `unneeded` only rendering. */
  async of(
    spec: RenderSpec,
    { cancelled, unneeded }: { readonly cancelled: AbortSignal; readonly unneeded: AbortSignal },
    batch?: BatchMember,
  ): Promise<RenderOutcome> {
    const announcer = new RenderAnnouncer(this.events, spec);
    let withOthers = batch;
    const portrait = await this.files.waitForStorage(spec.render_id, unneeded, () => {
      const now = withOthers;
      // A retry leaves the batch.
      withOthers = undefined;
      return this.#render(spec, announcer, unneeded, now);
    });
    return portrait.status === 'refused' ? portrait : this.files.keep(spec, portrait, cancelled);
  }

  async #render(
    spec: RenderSpec,
    announcer: RenderAnnouncer,
    unneeded: AbortSignal,
    batch: BatchMember | undefined,
  ): Promise<Finished> {
    const stages = new StageTrace();
    const onNews = (news: RenderNews) => {
      if (!('preview' in news)) stages.enter(news.stage);
      announcer.tell(news);
    };
    const order = { spec, onNews, signal: unneeded, limitMs: this.settings.timeoutMs };
    const { lane } = spec;
    const made = await (
      lane === 'studio' ? this.studio.render(order) : this.packs.render(lane, order, batch)
    ).finally(() => stages.end());
    if (made.status === 'storage_away') throw new StorageError(made.fault, made.message);
    return made;
  }
}
