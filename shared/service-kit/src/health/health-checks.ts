import { Inject, Injectable } from '@nestjs/common';
import { DiscoveryService } from '@nestjs/core';
import pTimeout from 'p-timeout';
import { HealthCheck } from './health-check.js';

const CHECK_TIMEOUT_MS = 2_000;

export type Checked = Pick<HealthCheck, 'name' | 'isVital'> & { readonly works: boolean };

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

  async look(): Promise<Checked[]> {
    return Promise.all(
      this.all().map(async (check) => {
        const { name, isVital } = check;
        return { name, isVital, works: await works(check) };
      }),
    );
  }

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
