import { AsyncLocalStorage } from 'node:async_hooks';
import type { Clock } from './clock.js';
import { expanded } from './expanded.js';
import { newId } from './new-id.js';
import type { EventRecord, StripeRecords } from './stripe-records.js';

/** API version of the `stripe` package's types. */
export const apiVersion = '2026-10-28.endive';

export const currentRequest = new AsyncLocalStorage<EventRecord['request']>();

export class EventLog {
  constructor(
    private readonly records: StripeRecords,
    private readonly clock: Clock,
    private readonly arose: (event: EventRecord) => void,
  ) {}

  add(type: string, object: object): void {
    const event = this.records.put({
      id: newId('event'),
      object: 'event',
      api_version: apiVersion,
      created: this.clock.now(),
      data: { object: structuredClone(expanded(object, [], this.records)) },
      livemode: false,
      pending_webhooks: 1,
      request: currentRequest.getStore() ?? { id: null, idempotency_key: null },
      type,
    });
    this.arose(event);
  }
}
