import {
  Inject,
  Injectable,
  type OnApplicationBootstrap,
  type OnApplicationShutdown,
} from '@nestjs/common';
import { Outbox } from './outbox.service.js';

/** Keeps a service's outbox being sent for as long as the service runs. */
@Injectable()
export class OutboxRelay implements OnApplicationBootstrap, OnApplicationShutdown {
  constructor(@Inject(Outbox) private readonly outbox: Outbox) {}

  onApplicationBootstrap(): void {
    this.outbox.start();
    this.outbox.wake();
  }

  async onApplicationShutdown(): Promise<void> {
    await this.outbox.stop();
  }
}
