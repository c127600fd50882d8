import type { Health } from '@likeness/contracts/http/health';
import { Controller, Get, Header, Inject, type OnModuleDestroy, Res } from '@nestjs/common';
import type { FastifyReply } from 'fastify';
import { Registry } from 'prom-client';
import { Public } from '../identity/principal.guard.js';
import { Metrics } from '../metrics/metrics.js';
import { HealthChecks } from './health-checks.js';

/** Three questions of whoever runs the process: does all of it work, does it take requests, does it turn. */
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
      parts: Object.fromEntries(
        found.map(({ name, works }) => [name, works ? 'ok' : 'unavailable']),
      ),
    };
  }

  /** Asks nobody: what all replicas lack at once is no reason to send requests to none of them. */
  @Get('health/ready')
  ready(@Res({ passthrough: true }) reply: FastifyReply): Pick<Health, 'status'> {
    if (this.#isStopping) void reply.code(503);
    return { status: this.#isStopping ? 'unavailable' : 'ok' };
  }

  /** Whoever gets no answer restarts the process: that helps against nothing outside it. */
  @Get('health/live')
  live(): Pick<Health, 'status'> {
    return { status: 'ok' };
  }

  /** The first thing that Nest does when a process is told to stop. */
  onModuleDestroy(): void {
    this.#isStopping = true;
  }

  @Get('metrics')
  @Header('content-type', Registry.PROMETHEUS_CONTENT_TYPE)
  async metrics(): Promise<string> {
    return this.figures.metrics();
  }
}
