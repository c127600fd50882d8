import { AppError } from '@likeness/contracts/errors/app-error';
import { Controller, Get, Header, Inject } from '@nestjs/common';
import { collectDefaultMetrics, register } from 'prom-client';
import { Public } from '../identity/principal.guard.js';

/** A named question whether something the service needs works now; it throws when it does not. */
export type HealthCheck = { readonly name: string; readonly check: () => Promise<unknown> };
export const HEALTH_CHECKS = Symbol('HEALTH_CHECKS');

const CHECK_TIMEOUT_MS = 2_000;

collectDefaultMetrics();

@Public()
@Controller()
export class HealthController {
  constructor(@Inject(HEALTH_CHECKS) private readonly checks: readonly HealthCheck[]) {}

  @Get('health')
  async health(): Promise<{ status: 'ok' }> {
    const failures = await Promise.all(this.checks.map(failureOf));
    const failed = failures.filter((name) => name !== undefined);
    if (failed.length > 0) {
      throw new AppError('ENGINE_UNAVAILABLE', `Not available: ${failed.join(', ')}.`);
    }
    return { status: 'ok' };
  }

  @Get('metrics')
  @Header('content-type', register.contentType)
  async metrics(): Promise<string> {
    return register.metrics();
  }
}

async function failureOf({ name, check }: HealthCheck): Promise<string | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('late')), CHECK_TIMEOUT_MS);
  });
  try {
    await Promise.race([check(), late]);
    return undefined;
  } catch {
    return name;
  } finally {
    clearTimeout(timer);
  }
}
