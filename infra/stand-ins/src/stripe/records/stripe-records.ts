import type { Stripe } from 'stripe';
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  readFileSync,
  renameSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';

/** A JSON Lines file: the last record of an id wins. Drops a line that a crash cut off. */
export class Journal {
  readonly lines: unknown[];

  constructor(private readonly path?: string) {
    this.lines = path && existsSync(path) ? read(path) : [];
    if (path) mkdirSync(dirname(path), { recursive: true });
  }

  append(record: object): void {
    if (this.path) appendFileSync(this.path, `${JSON.stringify(record)}\n`, { mode: 0o600 });
  }

  /** Replaces the file atomically. */
  rewrite(records: readonly object[]): void {
    if (!this.path) return;
    const half = `${this.path}.half`;
    const text = records.map((record) => `${JSON.stringify(record)}\n`).join('');
    writeFileSync(half, text, { mode: 0o600 });
    renameSync(half, this.path);
  }
}

function read(path: string): unknown[] {
  const whole = readFileSync(path, 'utf8').split('\n').slice(0, -1);
  return whole.map((line) => JSON.parse(line) as unknown);
}

/** Keeps the object as it was at the time of the event. */
export type EventRecord = {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  data: { object: Record<string, unknown> };
  pending_webhooks: number;
  type: string;
};

/** Records by Stripe's `object` name; our own begin with `local.`. */
export type Kinds = {
  product: Wire<Stripe.Product>;
  price: Wire<Stripe.Price>;
  customer: Wire<Stripe.Customer>;
  'checkout.session': Wire<Stripe.Checkout.Session>;
  subscription: Wire<Stripe.Subscription>;
  invoice: Wire<Stripe.Invoice>;
  payment_intent: Wire<Stripe.PaymentIntent>;
  charge: Wire<Stripe.Charge>;
  refund: Wire<Stripe.Refund>;
  dispute: Wire<Stripe.Dispute>;
  event: EventRecord;
  /** Offset of the stand-in's clock in seconds. */
  'local.clock': { id: string; object: 'local.clock'; ahead: number };
  /** Data of a session that Stripe doesn't expose. */
  'local.order': {
    id: string;
    object: 'local.order';
    payment_intent: string | null;
    subscription_metadata: Record<string, string>;
  };
};
export type Kind = keyof Kinds;
type AnyRecord = Kinds[Kind];

/** Writes each change to the journal before the response. */
export class StripeRecords {
  private readonly byId = new Map<string, AnyRecord>();

  constructor(private readonly journal: Journal) {
    for (const line of journal.lines) this.apply(line as { id: string } & AnyRecord);
    journal.rewrite([...this.byId.values()]);
  }

  put<K extends Kind>(record: Kinds[K] & { object: K }): Kinds[K] {
    this.byId.set(record.id, record);
    this.journal.append(record);
    return record;
  }

  update<K extends Kind>(kind: K, id: string, changes: Partial<Kinds[K]>): Kinds[K] {
    const changed = { ...this.get(kind, id), ...changes };
    this.byId.set(id, changed);
    this.journal.append(changed);
    return changed;
  }

  remove(id: string): void {
    if (this.byId.delete(id)) this.journal.append({ id, object: 'local.removed' });
  }

  find<K extends Kind>(kind: K, id: string): Kinds[K] | undefined {
    const record = this.byId.get(id);
    return record?.object === kind ? (record as Kinds[K]) : undefined;
  }

  /** @throws Error when missing, so callers check first */
  get<K extends Kind>(kind: K, id: string): Kinds[K] {
    const record = this.find(kind, id);
    if (!record) throw new Error(`no ${kind} ${id}`);
    return record;
  }

  any(id: string): AnyRecord | undefined {
    return this.byId.get(id);
  }

  all<K extends Kind>(kind: K): Kinds[K][] {
    return [...this.byId.values()].filter((record) => record.object === kind) as Kinds[K][];
  }

  private apply(record: AnyRecord | { id: string; object: 'local.removed' }): void {
    if (record.object === 'local.removed') this.byId.delete(record.id);
    else this.byId.set(record.id, record);
  }
}

/** The JSON form of a Stripe type: decimals are strings. */
export type Wire<T> = T extends Stripe.Decimal
  ? string
  : T extends string | number | boolean
    ? T
    : T extends readonly (infer Each)[]
      ? Wire<Each>[]
      : T extends object
        ? { [Key in keyof T]: Wire<T[Key]> }
        : T;
