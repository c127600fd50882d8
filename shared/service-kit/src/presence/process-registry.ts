import { type ProcessFigures, processFiguresSchema } from '@likeness/contracts/http/operator';
import { type BeforeApplicationShutdown, Inject, Injectable } from '@nestjs/common';
import { Redis } from 'ioredis';
import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { SERVICE_NAMES, type ServiceName } from '@likeness/contracts/names/services';
import { DiscoveryService } from '@nestjs/core';
import { z } from 'zod';
import { inTime, readStored } from '../redis/read-stored.js';
import { sharedNow } from '../time/shared-clock.js';
import { HealthChecks } from '../health/health-checks.js';
import { InternalTokens } from '../identity/internal-token.js';
import { SERVICE_NAME } from '../identity/principal.guard.js';
import { RepeatingService } from '../schedule/repeating-service.js';
import { PROCESS_VERSION } from '../process-version.js';

export abstract class ProcessDetails {
  abstract details(): Readonly<Record<string, readonly string[]>>;
}

const KEY = 'likeness:processes';
const KEEP_MS = 3_600_000;
const secretSchema = z.object({ service: z.enum(SERVICE_NAMES), secret: z.string() });

/** Processes register themselves: replicas share one address and workers have none. */
@Injectable()
export class ProcessRegistry {
  constructor(@Inject(Redis) private readonly redis: Redis) {}

  /** @param secret the name of its AUTH_SECRET, which `read` leaves out */
  async write(figures: ProcessFigures, secret?: string): Promise<void> {
    const text = JSON.stringify({ ...figures, secret });
    await inTime(this.redis, (redis) => redis.hset(KEY, figures.id, text));
  }

  /** @returns the other services with this AUTH_SECRET */
  async sharing(service: ServiceName, secret: string): Promise<ServiceName[]> {
    const texts = Object.values(await inTime(this.redis, (redis) => redis.hgetall(KEY)));
    const known = texts.map((text) => readStored(secretSchema, text));
    const others = new Set(known.flatMap((one) => (one?.secret === secret ? [one.service] : [])));
    return SERVICE_NAMES.filter((name) => name !== service && others.has(name));
  }

  async remove(id: string): Promise<void> {
    await inTime(this.redis, (redis) => redis.hdel(KEY, id));
  }

  /** @throws Error if Redis is away */
  async read(): Promise<ProcessFigures[]> {
    const entries = Object.entries(await inTime(this.redis, (redis) => redis.hgetall(KEY)));
    const read = entries.map(([id, text]) => ({
      id,
      figures: readStored(processFiguresSchema, text),
    }));
    const isOld = (figures: ProcessFigures | undefined) =>
      !figures || Date.parse(figures.heard_at) < sharedNow() - KEEP_MS;
    const old = read.filter(({ figures }) => isOld(figures)).map(({ id }) => id);
    if (old.length > 0) await inTime(this.redis, (redis) => redis.hdel(KEY, ...old));
    return read.flatMap(({ figures }) => (figures && !isOld(figures) ? [figures] : []));
  }
}

const EVERY_MS = 10_000;

@Injectable()
export class ProcessPresenceService extends RepeatingService implements BeforeApplicationShutdown {
  readonly #id = `${hostname()}:${process.pid}:${randomUUID().slice(0, 4)}`;
  readonly #startedAt = new Date().toISOString();
  #hasWarned = false;

  protected readonly schedule = {
    everyMs: EVERY_MS,
    failure: 'could not say that this process is there',
  };

  constructor(
    @Inject(ProcessRegistry) private readonly registry: ProcessRegistry,
    @Inject(HealthChecks) private readonly checks: HealthChecks,
    @Inject(DiscoveryService) private readonly discovery: DiscoveryService,
    @Inject(SERVICE_NAME) private readonly service: ServiceName,
    @Inject(InternalTokens) private readonly tokens: InternalTokens,
  ) {
    super();
  }

  async run(): Promise<void> {
    const { secretName } = this.tokens;
    const sharing = await this.registry.sharing(this.service, secretName);
    const secret = sharing.map((other) => `uses the AUTH_SECRET of ${other}`);
    if (!this.#hasWarned) secret.forEach((lack) => this.logger.warn(`this process ${lack}`));
    this.#hasWarned ||= secret.length > 0;
    await this.registry.write(
      {
        id: this.#id,
        service: this.service,
        version: PROCESS_VERSION,
        started_at: this.#startedAt,
        heard_at: new Date(sharedNow()).toISOString(),
        missing: await this.checks.missing(),
        details: { ...this.#details(), secret },
      },
      secretName,
    );
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
