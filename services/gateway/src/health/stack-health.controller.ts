import type { Health } from '@likeness/contracts/http/health';
import { Public } from '@likeness/service-kit/identity/principal.guard';
import { Controller, Get, Header, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { StackHealth } from './stack-health.service.js';

@Public()
@Controller('api/health')
export class StackHealthController {
  constructor(private readonly health: StackHealth) {}

  @Get()
  @Header('cache-control', 'no-store')
  async read(@Res({ passthrough: true }) reply: FastifyReply): Promise<Health> {
    const health = await this.health.read();
    void reply.code(health.status === 'ok' ? 200 : 503);
    return health;
  }
}
