import { Inject, Injectable } from '@nestjs/common';
import { Redis } from 'ioredis';
import { HealthCheck } from '../health/health-check.js';

@Injectable()
export class RedisHealth extends HealthCheck {
  readonly name = 'redis';

  constructor(@Inject(Redis) private readonly redis: Redis) {
    super();
  }

  check(): Promise<unknown> {
    return this.redis.ping();
  }
}
