import type { Health } from '@likeness/contracts/http/health';
import { Controller, Get, Header, Inject, type OnModuleDestroy, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Registry } from 'prom-client';
import { Public } from '../identity/principal.guard.js';
import { Metrics } from '../metrics/metrics.js';
import { PROCESS_VERSION } from '../process-version.js';
import { HealthChecks } from './health-checks.js';

@Public()
@Controller()
export class HealthController implements OnModuleDestroy {
  #isStopping = false;

  constructor(
    @Inject(HealthChecks) private readonly checks: HealthChecks,
    @Inject(Metrics) private readonly figures: Metrics,
  ) {}

  @Get('health')
  async health(@Res({ passthrough: true }) reply: FastifyReply): Promise<Health> {
    const found = await this.checks.look();
    const isWell = found.every(({ works, isVital }) => works || !isVital);
    void reply.code(isWell ? 200 : 503);
    return {
      status: isWell ? 'ok' : 'unavailable',
      version: PROCESS_VERSION,
      parts: Object.fromEntries(
        found.map(({ name, works }) => [name, works ? 'ok' : 'unavailable']),
      ),
    };
  }

  /** Ignores dependencies: a shared outage must not make every replica unready. */
  @Get('health/ready')
  ready(@Res({ passthrough: true }) reply: FastifyReply): Pick<Health, 'status'> {
    if (this.#isStopping) void reply.code(503);
    return { status: this.#isStopping ? 'unavailable' : 'ok' };
  }

  /** Ignores dependencies: a restart does not repair them. */
  @Get('health/live')
  live(): Pick<Health, 'status'> {
    return { status: 'ok' };
  }

  onModuleDestroy(): void {
    this.#isStopping = true;
  }

  @Get('metrics')
  @Header('content-type', Registry.PROMETHEUS_CONTENT_TYPE)
  async metrics(): Promise<string> {
    return this.figures.metrics();
  }
}
