import { randomUUID } from 'node:crypto';
import { type PaymentFact, paymentTellJob } from '@likeness/contracts/jobs/accounts.jobs';
import { JobSender } from '@likeness/queue/job-sender';
import { MailOrdersRepository } from '@likeness/service-kit/mail/mail-orders.repository';
import { englishIn } from '../testing/german.js';
import { authSuite, newEmail, SITE } from '../testing/running-auth.js';
import { NoticesService } from './notices.service.js';

const OPERATOR = {
  OPERATOR_NAME: 'Portrait GmbH',
  OPERATOR_ADDRESS: 'Hauptstraße 1\\n10115 Berlin',
  SUPPORT_EMAIL: 'help@likeness.test',
};
const pack: PaymentFact = {
  kind: 'pack',
  name: 'Small Pack',
  credits: 25,
  price: { total: 499, tax: null, currency: 'usd' },
  ordered_at: '2026-11-23T10:15:00.000Z',
  invoice_url: 'https://invoice.stripe.example/i/1',
  begin_now: true,
};
const subscription: PaymentFact = {
  kind: 'subscription',
  price: { total: 499, tax: 80, currency: 'usd' },
  ordered_at: '2026-11-23T10:15:00.000Z',
  invoice_url: null,
  renews_at: '2026-12-23T10:15:00.000Z',
};
const cancellation = {
  kind: 'cancellation' as const,
  cancelled_at: '2026-11-25T08:00:00.000Z',
  ends_at: '2026-12-23T10:15:00.000Z',
} satisfies PaymentFact;
const told = (user_id: string, fact: PaymentFact, reference = randomUUID()) => ({
  user_id,
  reference,
  fact,
});

const auth = authSuite(OPERATOR);

describe('the confirmation of an order or a cancellation', () => {
  afterEach(() => jest.restoreAllMocks());

  async function person(language = 'en') {
    const email = newEmail();
    const { body } = await auth.patch({ language }, { token: await auth.loggedIn(email) });
    return { email, id: (body as { id: string }).id };
  }
  async function mailOf(fact: PaymentFact, language?: string) {
    const { email, id } = await person(language);
    await auth.app.get(JobSender).addAndWait(paymentTellJob, told(id, fact), 20_000);
    return auth.mail.mail(email, 2);
  }

  it('of a pack names product, price, VAT, seller, invoice and the right to withdraw', async () => {
    const { subject, text, html } = await mailOf(pack);
    expect(subject).toBe('Your order: Small Pack, 25 credits');
    for (const part of [
      'Order: Small Pack, 25 credits',
      'Price: $4.99, VAT included',
      'Ordered: 23 November 2026 at 11:15 (CET)',
      'Begin: at once, as you asked, before the 14 days of withdrawal end',
      'Sold by: Portrait GmbH, Hauptstraße 1, 10115 Berlin, help@likeness.test',
      'View invoice:\nhttps://invoice.stripe.example/i/1',
      'withdraw from this contract within 14 days',
      'inform us (Portrait GmbH, Hauptstraße 1, 10115 Berlin, help@likeness.test)',
      `${SITE}/withdrawal`,
      'Model withdrawal form',
    ]) {
      expect(text).toContain(part);
    }
    expect(html).toContain('href="https://invoice.stripe.example/i/1"');
    expect(html).toContain('Model withdrawal form');
    expect(text).not.toContain('renews');
  });

  it('of a subscription states Stripe’s tax, and how to cancel', async () => {
    const { subject, text } = await mailOf(subscription);
    expect(subject).toBe('Your order: Professional subscription');
    expect(text).toContain('Price: $4.99 a month\nVAT in this price: $0.80');
    expect(text).toContain('Renews: 23 December 2026 at 11:15 (CET)');
    expect(text).toContain(`${SITE}/cancellation`);
    expect(text).not.toContain('invoice');
  });

  it('of a cancellation says when the subscription ends', async () => {
    const { subject, text, html } = await mailOf(cancellation);
    expect(subject).toBe('Your subscription is cancelled');
    expect(text).toContain('You keep Professional until the end of 22 December 2026.');
    expect(text).toContain('Cancelled: 25 November 2026 at 09:00 (CET)');
    expect(html).toContain('You keep Professional until');
  });

  it.each([
    [
      'pack',
      pack,
      'Deine Bestellung: Kleines Paket, 25 Credits',
      [
        'Preis: 4,99\u00a0$, inkl. MwSt.',
        'Bestellt am: 23. November 2026 um 11:15 (MEZ)',
        'Beginn: sofort, wie gewünscht, vor Ablauf der Widerrufsfrist',
        'Verkauft von: Portrait GmbH, Hauptstraße 1, 10115 Berlin, help@likeness.test',
        'Rechnung ansehen:\nhttps://invoice.stripe.example/i/1',
        `in deinem Konto: ${SITE}/de/account`,
        'Sie haben das Recht, binnen vierzehn Tagen ohne Angabe von Gründen diesen Vertrag zu widerrufen.',
        'müssen Sie uns (Portrait GmbH, Hauptstraße 1, 10115 Berlin, help@likeness.test) mittels einer eindeutigen Erklärung',
        `online unter ${SITE}/de/withdrawal ausüben`,
        'Folgen des Widerrufs',
        'Muster-Widerrufsformular',
      ],
    ],
    [
      'subscription',
      subscription,
      'Deine Bestellung: Professional-Abo',
      [
        'Preis: 4,99\u00a0$ pro Monat\nDarin enthaltene MwSt.: 0,80\u00a0$',
        'Verlängert sich am: 23. Dezember 2026 um 11:15 (MEZ)',
        `${SITE}/de/cancellation`,
        `Unsere Nutzungsbedingungen: ${SITE}/de/terms`,
      ],
    ],
    [
      'cancellation',
      cancellation,
      'Dein Abo ist gekündigt',
      [
        'Professional kannst du noch bis einschließlich 22. Dezember 2026 nutzen.',
        'Gekündigt: 25. November 2026 um 09:00 (MEZ)',
        `ändere dein Passwort: ${SITE}/de/account`,
      ],
    ],
  ])('of a %s is German for a German account', async (_kind, fact, subject, parts) => {
    const mail = await mailOf(fact, 'de');
    expect(mail.subject).toBe(subject);
    for (const part of parts) expect(mail.text).toContain(part);
    expect(englishIn(mail)).toEqual([]);
  });

  it.each([
    ['subscription', 'en', 'We could not collect your payment', `${SITE}/account`],
    ['pack', 'en', 'Your payment failed', `${SITE}/pricing`],
    ['subscription', 'de', 'Deine Zahlung hat nicht geklappt', `${SITE}/de/account`],
    ['pack', 'de', 'Deine Zahlung hat nicht geklappt', `${SITE}/de/pricing`],
  ] as const)('of a failed %s in %s says how to go on', async (of, language, subject, link) => {
    const mail = await mailOf({ kind: 'failure', of }, language);
    expect(mail.subject).toBe(subject);
    expect(mail.text).toContain(link);
    if (language === 'de') expect(englishIn(mail)).toEqual([]);
  });

  it('of an unpaid subscription’s cancellation says that it is over', async () => {
    const { text } = await mailOf({ ...cancellation, ends_at: cancellation.cancelled_at });
    expect(text).toContain('It ended right away, because its last payment had failed.');
    expect(text).not.toMatch(/You keep Professional|Ends after/);
  });

  it('arrives once, however many processes receive the job and how often', async () => {
    const { email, id } = await person();
    jest.spyOn(auth.app.get(MailOrdersRepository), 'take').mockResolvedValue(undefined);
    const notices = auth.app.get(NoticesService);
    const one = told(id, pack);
    await Promise.all(Array.from({ length: 20 }, () => notices.orderPayment(one)));
    await notices.orderPayment(one);
    await notices.orderPayment(told(id, cancellation));
    await notices.orderPayment(told(randomUUID(), pack));
    const rows = await auth.sql<{ kind: string }[]>`SELECT facts->>'kind' AS kind FROM mail_orders
      WHERE recipient = ${email} AND kind = 'payment' ORDER BY id`;
    expect(rows).toEqual([{ kind: 'pack' }, { kind: 'cancellation' }]);
  });
});
