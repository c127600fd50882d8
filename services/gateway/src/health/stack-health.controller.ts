import { healthCalls } from '@likeness/contracts/calls/gateway/health.calls';
import type { Health } from '@likeness/contracts/http/health';
import { Serves } from '@likeness/service-kit/http/serves';
import { Controller, Header, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { StackHealthService } from './stack-health.service.js';

@Controller()
export class StackHealthController {
  constructor(private readonly health: StackHealthService) {}

  @Serves(healthCalls.readHealth)
  @Header('cache-control', 'no-store')
  async read(@Res({ passthrough: true }) reply: FastifyReply): Promise<Health> {
    const health = await this.health.read();
    void reply.code(health.status === 'ok' ? 200 : 503);
    return health;
  }
}
