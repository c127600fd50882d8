import { Disputes, Refunds } from './payments/refunds.js';
import { CardPayments, Invoices } from './payments/invoices.js';
import { CheckoutSessions } from './payments/checkout-sessions.js';
import { Renewals } from './payments/renewals.js';
import { Subscriptions } from './payments/subscriptions.js';
import { type Article, likenessArticles, provideCatalogue } from './records/catalogue.js';
import { Clock, EventLog } from './records/clock.js';
import { StripeRecords } from './records/stripe-records.js';
import { type WebhookOptions, WebhookSender } from './webhooks/webhook-sender.js';

export type WorldOptions = {
  journal?: string;
  webhook?: WebhookOptions;
  articles?: readonly Article[];
};

export class StripeWorld {
  readonly records: StripeRecords;
  readonly clock: Clock;
  /** Set by the server. */
  origin = (): string => '';
  readonly events: EventLog;
  readonly subscriptions: Subscriptions;
  readonly sessions: CheckoutSessions;
  readonly refunds: Refunds;
  readonly disputes: Disputes;
  readonly renewals: Renewals;
  readonly webhooks: WebhookSender;

  constructor({ journal, webhook, articles = likenessArticles }: WorldOptions) {
    const records = new StripeRecords(journal);
    const clock = new Clock(records);
    provideCatalogue(records, articles);
    this.webhooks = new WebhookSender(records, webhook);
    const events = new EventLog(records, clock, (event) => this.webhooks.send(event));
    const cards = new CardPayments(records, clock, events);
    const invoices = new Invoices(records, clock, events, cards, () => this.origin());
    const subscriptions = new Subscriptions(records, clock, events, invoices);
    this.sessions = new CheckoutSessions(records, events, cards, subscriptions, invoices);
    this.renewals = new Renewals(records, clock, subscriptions, invoices, this.sessions);
    this.refunds = new Refunds(records, clock, events);
    this.disputes = new Disputes(records, clock, events);
    this.records = records;
    this.clock = clock;
    this.events = events;
    this.subscriptions = subscriptions;
    this.webhooks.resume();
  }
}
