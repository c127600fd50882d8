import type { EventRecord, StripeRecords } from './stripe-records.js';
import { expanded } from './expanded.js';
import { newId } from './new-id.js';

const id = 'clock';

/** Seconds since 1970: real time plus the stand-in's offset. */
export class Clock {
  constructor(private readonly records: StripeRecords) {}

  now(): number {
    const ahead = this.records.find('local.clock', id)?.ahead ?? 0;
    return Math.floor(Date.now() / 1000) + ahead;
  }

  moveTo(moment: number): void {
    const ahead = this.records.find('local.clock', id)?.ahead ?? 0;
    const further = Math.max(0, moment - this.now());
    this.records.put({ id, object: 'local.clock', ahead: ahead + further });
  }
}

/** The first time after `after` in whole months from `anchor`, clamped to the month's last day. */
export function nextMonth(anchor: number, after: number): number {
  for (let months = 1; ; months += 1) {
    const moment = monthsLater(anchor, months);
    if (moment > after) return moment;
  }
}

function monthsLater(seconds: number, months: number): number {
  const from = new Date(seconds * 1000);
  const to = new Date(from);
  to.setUTCMonth(from.getUTCMonth() + months, 1);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return to.getTime() / 1000;
}

/** API version of the `stripe` package's types. */
export const apiVersion = '2026-10-28.endive';

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
      pending_webhooks: 1,
      type,
    });
    this.arose(event);
  }
}
