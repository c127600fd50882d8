import { QueueServers } from '@likeness/queue/queue-servers';
import { Inject, Injectable } from '@nestjs/common';
import { HealthCheck } from '../health/health-check.js';

/** The main server and the queue servers that this process uses. */
@Injectable()
export class RedisHealth extends HealthCheck {
  readonly name = 'redis';

  constructor(@Inject(QueueServers) private readonly servers: QueueServers) {
    super();
  }

  check(): Promise<unknown> {
    return Promise.all(this.servers.connections.map((redis) => redis.ping()));
  }
}
