import { Inject, Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import pTimeout from 'p-timeout';
import { HealthCheck } from './health-check.js';

const CHECK_TIMEOUT_MS = 2_000;

export type Checked = Pick<HealthCheck, 'name' | 'isVital'> & { readonly works: boolean };

/** All health checks of a service, whichever module provides them. */
@Injectable()
export class HealthChecks {
  #all: readonly HealthCheck[] | undefined;

  constructor(@Inject(DiscoveryService) private readonly discovery: DiscoveryService) {}

  all(): readonly HealthCheck[] {
    this.#all ??= this.discovery
      .getProviders()
      .map(({ instance }): unknown => instance)
      .filter((instance) => instance instanceof HealthCheck);
    return this.#all;
  }

  /** Asks all of them now. */
  async look(): Promise<Checked[]> {
    return Promise.all(
      this.all().map(async (check) => {
        const { name, isVital } = check;
        return { name, isVital, works: await works(check) };
      }),
    );
  }

  /** What does not work now. */
  async missing(): Promise<string[]> {
    return (await this.look()).filter(({ works }) => !works).map(({ name }) => name);
  }
}

async function works(asked: HealthCheck): Promise<boolean> {
  try {
    await pTimeout(asked.check(), { milliseconds: CHECK_TIMEOUT_MS });
    return true;
  } catch {
    return false;
  }
}
