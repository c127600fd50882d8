import type { Stripe } from 'stripe';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

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

/** Writes each change to its file, one record a line, before the response. */
export class StripeRecords {
  private readonly byId: Map<string, AnyRecord>;

  constructor(private readonly file?: string) {
    const text = file && existsSync(file) ? readFileSync(file, 'utf8') : '';
    const lines = text.split('\n').slice(0, -1);
    const records = lines.map((line) => JSON.parse(line) as AnyRecord);
    this.byId = new Map(records.map((record) => [record.id, record]));
    if (file) mkdirSync(dirname(file), { recursive: true });
  }

  put<K extends Kind>(record: Kinds[K] & { object: K }): Kinds[K] {
    this.byId.set(record.id, record);
    this.save();
    return record;
  }

  update<K extends Kind>(kind: K, id: string, changes: Partial<Kinds[K]>): Kinds[K] {
    const changed = { ...this.get(kind, id), ...changes };
    this.byId.set(id, changed);
    this.save();
    return changed;
  }

  remove(id: string): void {
    this.byId.delete(id);
    this.save();
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

  private save(): void {
    if (!this.file) return;
    const half = `${this.file}.half`;
    const lines = [...this.byId.values()].map((record) => `${JSON.stringify(record)}\n`);
    writeFileSync(half, lines.join(''), { mode: 0o600 });
    renameSync(half, this.file);
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
