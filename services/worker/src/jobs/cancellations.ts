import { EventBus } from '@likeness/events/event-bus';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { RenderJob } from './render.job.js';

@Injectable()
export class Cancellations implements OnModuleInit {
  constructor(
    private readonly events: EventBus,
    private readonly job: RenderJob,
  ) {}

  async onModuleInit(): Promise<void> {
    await this.events.onSignal((signal) => {
      if (signal.type === 'render.cancelled') this.job.cancel(signal.render_id);
      if (signal.type === 'render.taken') this.job.leave(signal.render_id, signal.claim);
    });
  }
}
