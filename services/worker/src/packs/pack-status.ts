import { Metrics } from '@likeness/service-kit/metrics/metrics';
import { LOGGER, type Logger } from '@likeness/service-kit/logging/logger';
import { Inject, Injectable } from '@nestjs/common';
import { Counter, Gauge, Histogram } from 'prom-client';
import type { CheckTask } from '@likeness/contracts/packs/check-manifest';
import type { OpenedPack } from './opened-pack.js';
import type { Refusal } from './library-contents.js';

@Injectable()
export class PackStatus {
  #used: readonly OpenedPack[] = [];
  #refusals: readonly Refusal[] = [];
  readonly #packs: Gauge<'pack' | 'version' | 'task' | 'provider' | 'dtype'>;
  readonly #refused: Gauge<'pack' | 'fault'>;
  readonly #together: Histogram<'pack'>;
  readonly #checked: Counter<'pack' | 'check'>;

  constructor(
    metrics: Metrics,
    @Inject(LOGGER) private readonly logger: Logger,
  ) {
    const registers = [metrics];
    this.#packs = new Gauge({
      name: 'model_pack_info',
      help: 'Model packs that this worker makes pictures with; always 1',
      labelNames: ['pack', 'version', 'task', 'provider', 'dtype'],
      registers,
    });
    this.#refused = new Gauge({
      name: 'model_pack_refused',
      help: 'Model packs that this worker can not use, by what is wrong; always 1',
      labelNames: ['pack', 'fault'],
      registers,
    });
    this.#together = new Histogram({
      name: 'model_pack_pictures_together',
      help: 'Pictures of one order that were begun in one run, where there was more than one',
      labelNames: ['pack'],
      buckets: [2, 3, 4, 6, 8],
      registers,
    });
    this.#checked = new Counter({
      name: 'model_pack_check_refusals_total',
      help: 'Pictures (safety) and photos (age) that a check pack refused, by the pack that draws',
      labelNames: ['pack', 'check'],
      registers,
    });
  }

  get used(): readonly OpenedPack[] {
    return this.#used;
  }

  get refusals(): readonly Refusal[] {
    return this.#refusals;
  }

  tell(used: readonly OpenedPack[], refusals: readonly Refusal[]): void {
    const before = new Set(this.#used);
    for (const pack of used) if (!before.has(pack)) this.#tellUsed(pack);
    const known = new Set(this.#refusals.map(textOf));
    for (const refusal of refusals) {
      if (known.has(textOf(refusal))) continue;
      const { pack, refused } = refusal;
      this.logger.warn({ pack, fault: refused.fault }, refused.message);
    }
    this.#used = used;
    this.#refusals = refusals;
    this.#packs.reset();
    for (const pack of used) this.#packs.set(figuresOf(pack), 1);
    this.#refused.reset();
    for (const { pack, refused } of refusals) this.#refused.set({ pack, fault: refused.fault }, 1);
  }

  tellTogether({ manifest: { id: pack } }: OpenedPack, pictures: number): void {
    this.#together.observe({ pack }, pictures);
    this.logger.info({ pack, pictures }, 'pictures are made together');
  }

  countRefused({ manifest: { id: pack } }: OpenedPack, check: CheckTask): void {
    this.#checked.inc({ pack, check });
    this.logger.warn({ pack, check }, 'a check pack refused a render');
  }

  reportBatchingOff({ manifest: { id: pack } }: OpenedPack, why: string): void {
    this.logger.warn(
      { pack },
      `pictures are made one by one from now on, as a run for several failed: ${why}`,
    );
  }

  #tellUsed(pack: OpenedPack): void {
    const { fallback } = pack;
    this.logger.info(figuresOf(pack), 'model pack in use');
    if (fallback !== undefined) {
      this.logger.warn(figuresOf(pack), `model pack runs on its next variant: ${fallback}`);
    }
  }
}

function figuresOf({ manifest, variant, providers }: OpenedPack) {
  const { id, version, task } = manifest;
  return { pack: id, version, task, provider: providers[0] ?? 'cpu', dtype: variant.dtype };
}

function textOf({ pack, refused }: Refusal): string {
  return `${pack}: ${refused.message}`;
}
