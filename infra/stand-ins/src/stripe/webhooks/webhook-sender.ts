import { createHmac } from 'node:crypto';
import type { EventRecord, Kinds, StripeRecords } from '../records/stripe-records.js';

export type WebhookOptions = {
  url: string;
  secret: string;
  /** Delay after the first failure; doubles with each further one. */
  firstRetryMs: number;
};

type Delivery = Kinds['local.delivery'];

const answerWithinMs = 10_000;
const longestRetryMs = 60_000;
const givenUpAfterMs = 3 * 86_400_000;
/** Random delay that changes the order of events, as happens with Stripe. */
const shuffleMs = 150;

/** Retries for up to three days. Pending deliveries are records, so a restart loses nothing. */
export class WebhookSender {
  private readonly timers = new Map<string, NodeJS.Timeout>();
  private isClosed = false;

  constructor(
    private readonly records: StripeRecords,
    private readonly options: WebhookOptions | undefined,
  ) {}

  resume(): void {
    for (const delivery of this.records.all('local.delivery')) this.schedule(delivery);
  }

  send(event: EventRecord): void {
    if (!this.options) return;
    const next_at = Date.now() + Math.random() * shuffleMs;
    const nothing = { attempts: 0, last_result: null };
    const id = `delivery_${event.id}`;
    const delivery = {
      id,
      object: 'local.delivery',
      event: event.id,
      next_at,
      ...nothing,
    } as const;
    this.schedule(this.records.put(delivery));
  }

  close(): void {
    this.isClosed = true;
    for (const timer of this.timers.values()) clearTimeout(timer);
    this.timers.clear();
  }

  private schedule({ id, next_at }: Delivery): void {
    const { options } = this;
    if (!options || next_at === null || this.isClosed) return;
    clearTimeout(this.timers.get(id));
    const timer = setTimeout(
      () => void this.attempt(id, options),
      Math.max(0, next_at - Date.now()),
    );
    this.timers.set(id, timer);
  }

  private async attempt(id: string, options: WebhookOptions): Promise<void> {
    this.timers.delete(id);
    const { event: eventId, attempts } = this.records.get('local.delivery', id);
    const event = this.records.get('event', eventId);
    const result = await post(event, options);
    if (this.isClosed) return;
    const isDone = result.startsWith('2');
    if (isDone) this.records.update('event', eventId, { pending_webhooks: 0 });
    const wait = Math.min(options.firstRetryMs * 2 ** attempts, longestRetryMs);
    const isGivenUp = attempts * longestRetryMs > givenUpAfterMs;
    const changed = this.records.update('local.delivery', id, {
      attempts: attempts + 1,
      last_result: result,
      next_at: isDone || isGivenUp ? null : Date.now() + wait,
    });
    this.schedule(changed);
  }
}

async function post(event: EventRecord, { url, secret }: WebhookOptions): Promise<string> {
  const body = JSON.stringify(event, null, 2);
  const signature = signatureOf(body, secret, Math.floor(Date.now() / 1000));
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': signature,
        'user-agent': 'Stripe/1.0 (local stand-in)',
      },
      body,
      signal: AbortSignal.timeout(answerWithinMs),
    });
    await answer.body?.cancel();
    return String(answer.status);
  } catch (error) {
    return error instanceof Error ? error.message : 'no answer';
  }
}

/** Scheme v1. @param seconds the real time, because receivers reject old signatures */
function signatureOf(body: string, secret: string, seconds: number): string {
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}
