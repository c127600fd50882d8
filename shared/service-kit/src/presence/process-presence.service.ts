import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import type { ServiceName } from '@likeness/contracts/calls/call-definition';
import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import { HealthChecks } from '../health/health-checks.js';
import { SERVICE_NAME } from '../identity/principal.guard.js';
import { RepeatingService } from '../schedule/repeating-service.js';
import { sharedNow } from '../time/shared-clock.js';
import { ProcessRegistry } from './process-registry.js';
import { ProcessDetails } from './process-details.js';
import { PROCESS_VERSION } from './process-version.js';

const EVERY_MS = 10_000;

@Injectable()
export class ProcessPresenceService extends RepeatingService implements BeforeApplicationShutdown {
  readonly #id = `${hostname()}:${process.pid}:${randomUUID().slice(0, 4)}`;
  readonly #startedAt = new Date().toISOString();

  protected readonly schedule = {
    everyMs: EVERY_MS,
    failure: 'could not say that this process is there',
  };

  constructor(
    @Inject(ProcessRegistry) private readonly registry: ProcessRegistry,
    @Inject(HealthChecks) private readonly checks: HealthChecks,
    @Inject(DiscoveryService) private readonly discovery: DiscoveryService,
    @Inject(SERVICE_NAME) private readonly service: ServiceName,
  ) {
    super();
  }

  async run(): Promise<void> {
    await this.registry.write({
      id: this.#id,
      service: this.service,
      version: PROCESS_VERSION,
      started_at: this.#startedAt,
      heard_at: new Date(sharedNow()).toISOString(),
      missing: await this.checks.missing(),
      details: this.#details(),
    });
  }

  /** Redis is still connected in this hook. */
  async beforeApplicationShutdown(): Promise<void> {
    await this.stop();
    await this.registry.remove(this.#id).catch(() => undefined);
  }

  #details(): Record<string, string[]> {
    const told = this.discovery
      .getProviders()
      .map(({ instance }): unknown => instance)
      .filter((instance) => instance instanceof ProcessDetails)
      .flatMap((instance) => Object.entries(instance.details()));
    return Object.fromEntries(told.map(([name, values]) => [name, [...values]]));
  }
}
