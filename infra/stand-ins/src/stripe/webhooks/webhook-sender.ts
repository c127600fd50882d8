import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { EventRecord, StripeRecords } from '../records/stripe-records.js';

export type WebhookOptions = {
  url: string;
  secret: string;
  /** Delay after the first failure; doubles with each further one. */
  firstRetryMs: number;
};

const answerWithinMs = 10_000;
const longestRetryMs = 60_000;
const givenUpAfterMs = 3 * 86_400_000;
/** Random delay that changes the order of events, as happens with Stripe. */
const shuffleMs = 150;

/** Retries for up to three days. A restart sends pending events again. */
export class WebhookSender {
  readonly #closed = new AbortController();

  constructor(
    private readonly records: StripeRecords,
    private readonly options: WebhookOptions | undefined,
  ) {}

  resume(): void {
    for (const event of this.records.all('event')) if (event.pending_webhooks > 0) this.send(event);
  }

  send(event: EventRecord): void {
    if (this.options) void this.#deliver(event, this.options).catch(() => undefined);
  }

  close(): void {
    this.#closed.abort();
  }

  async #deliver(event: EventRecord, options: WebhookOptions): Promise<void> {
    const { signal } = this.#closed;
    await sleep(Math.random() * shuffleMs, undefined, { signal });
    const begun = Date.now();
    let wait = options.firstRetryMs;
    while (!(await isAccepted(event, options)) && Date.now() - begun < givenUpAfterMs) {
      await sleep(wait, undefined, { signal });
      wait = Math.min(2 * wait, longestRetryMs);
    }
    if (!signal.aborted) this.records.update('event', event.id, { pending_webhooks: 0 });
  }
}

async function isAccepted(event: EventRecord, { url, secret }: WebhookOptions): Promise<boolean> {
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
    return answer.ok;
  } catch {
    return false;
  }
}

/** Scheme v1. @param seconds the real time, because receivers reject old signatures */
function signatureOf(body: string, secret: string, seconds: number): string {
  const digest = createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex');
  return `t=${seconds},v1=${digest}`;
}
