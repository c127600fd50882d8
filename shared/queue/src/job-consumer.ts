import type { JobDefinition } from '@likeness/contracts/jobs/job-definition';
import type { BatchRule } from './batch-collector.js';
import type { JobContext, JobHandler } from './job-handler.js';
import { LocationConsumer, type LocationConsumerOptions } from './location-consumer.js';
import type { QueueServers } from './queue-servers.js';

type NoResult<R> = null extends R ? void : never;

export function handles<P, R>(
  definition: JobDefinition<P, R>,
  handle: (payload: P, context: JobContext) => Promise<R | NoResult<R>>,
  batchRule?: BatchRule<P>,
): JobHandler {
  return {
    definition: definition as JobDefinition,
    handle: (payload, context) => handle(payload as P, context),
    ...(batchRule && { batchRule }),
  };
}

export type ConsumerOptions = LocationConsumerOptions & { readonly servers: QueueServers };

/** Invalid jobs fail without retry. Consumes a queue wherever it has jobs. */
export class JobConsumer {
  readonly #consumers: readonly LocationConsumer[];

  constructor({ servers, ...options }: ConsumerOptions) {
    this.#consumers = servers
      .locationsOf(options.queue)
      .map((location) => new LocationConsumer(options, location));
  }

  /** Earlier locations of the queue may be away. */
  async ready(): Promise<void> {
    await this.#consumers[0]?.ready();
  }

  /** Waits for running jobs; `force` leaves them to another consumer. */
  async close(force = false): Promise<void> {
    await Promise.all(this.#consumers.map((consumer) => consumer.close(force)));
  }
}
