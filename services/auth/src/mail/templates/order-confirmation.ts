import { majorUnits } from '@likeness/contracts/text/minor-units';
import { withdrawalInstruction } from '@likeness/contracts/text/withdrawal-instruction';
import type { ByLanguage, Language } from '@likeness/contracts/text/languages';
import type { PaymentFact } from '@likeness/contracts/jobs/accounts.jobs';
import {
  type Letter,
  letter,
  type LetterTexts,
  type Recipient,
} from '@likeness/service-kit/mail/letter';
import { asMoment } from '@likeness/service-kit/mail/moments';

type Order = Exclude<PaymentFact, { kind: 'cancellation' | 'failure' }>;
type Links = {
  readonly account: string;
  readonly terms: string;
  readonly withdrawal: string;
  readonly cancellation: string;
};
type Facts = {
  readonly order: Order;
  readonly links: Links;
  readonly seller: string;
  readonly total: string;
  /** Null where Stripe states none; the texts then repeat the pricing page's statement. */
  readonly tax: string | null;
  readonly ordered: string;
  readonly renews: string | null;
};

const GERMAN_PACKS: Readonly<Record<string, string>> = {
  'Small Pack': 'Kleines Paket',
  'Medium Pack': 'Mittleres Paket',
  'Large Pack': 'Großes Paket',
};
const MONEY: ByLanguage<string> = { en: 'en-US', de: 'de-DE' };

/** The confirmation of the contract on a durable medium (BGB §312f). */
export function orderConfirmation(
  to: Recipient,
  from: { readonly operator: readonly string[]; readonly links: Links },
  order: Order,
): Letter {
  const { language } = to;
  const { links, operator } = from;
  const money = (cents: number) => asMoney(cents, order.price.currency, language);
  const renewsAt = order.kind === 'subscription' ? order.renews_at : null;
  const facts = {
    order,
    links,
    seller: operator.join(', '),
    total: money(order.price.total),
    tax: order.price.tax === null ? null : money(order.price.tax),
    ordered: asMoment(order.ordered_at, language),
    renews: renewsAt && asMoment(renewsAt, language),
  };
  return letter(to, {
    ...TEXTS[language](facts),
    sections: withdrawalInstruction(language, operator, links.withdrawal),
  });
}

const TEXTS: ByLanguage<(facts: Facts) => LetterTexts> = {
  en: ({ order, links, seller, total, tax, ordered, renews }) => {
    const article =
      order.kind === 'subscription'
        ? 'Professional subscription'
        : named(order.name, `${order.credits} ${order.credits === 1 ? 'credit' : 'credits'}`);
    const price = order.kind === 'subscription' ? `${total} a month` : total;
    return {
      subject: `Your order: ${article}`,
      paragraphs: [
        order.kind === 'subscription'
          ? "Thanks for your order. We've received your payment. Your subscription runs from now on and renews every month until you cancel it."
          : "Thanks for your order. We've received your payment. Your credits are ready to use, and they never expire.",
        'Please keep this email: it confirms your contract with us.',
      ],
      ...(order.invoice_url !== null && {
        action: { label: 'View invoice', link: order.invoice_url },
      }),
      figures: [
        ['Order', article],
        ...(tax === null
          ? [['Price', `${price}, VAT included`] as const]
          : ([
              ['Price', price],
              ['VAT in this price', tax],
            ] as const)),
        ['Ordered', ordered],
        ...(order.begin_now
          ? [['Begin', 'at once, as you asked, before the 14 days of withdrawal end'] as const]
          : []),
        ...(renews === null ? [] : [['Renews', renews] as const]),
        ...(seller === '' ? [] : [['Sold by', seller] as const]),
      ],
      closing: [
        order.kind === 'subscription'
          ? `You can cancel at any time, and it then ends with the period you've paid for: in your account (${links.account}), or without logging in (${links.cancellation}).`
          : `You'll find your credits and every use of them in your account: ${links.account}`,
        `Our terms: ${links.terms}`,
      ],
    };
  },
  de: ({ order, links, seller, total, tax, ordered, renews }) => {
    const article =
      order.kind === 'subscription'
        ? 'Professional-Abo'
        : named(
            GERMAN_PACKS[order.name] ?? order.name,
            `${order.credits} ${order.credits === 1 ? 'Credit' : 'Credits'}`,
          );
    const price = order.kind === 'subscription' ? `${total} pro Monat` : total;
    return {
      subject: `Deine Bestellung: ${article}`,
      paragraphs: [
        order.kind === 'subscription'
          ? 'danke für deine Bestellung! Deine Zahlung ist da. Dein Abo läuft ab jetzt und verlängert sich jeden Monat, bis du kündigst.'
          : 'danke für deine Bestellung! Deine Zahlung ist da. Du kannst deine Credits sofort einsetzen, und sie verfallen nie.',
        'Bitte bewahre diese E-Mail auf: Sie bestätigt deinen Vertrag mit uns.',
      ],
      ...(order.invoice_url !== null && {
        action: { label: 'Rechnung ansehen', link: order.invoice_url },
      }),
      figures: [
        ['Bestellung', article],
        ...(tax === null
          ? [['Preis', `${price}, inkl. MwSt.`] as const]
          : ([
              ['Preis', price],
              ['Darin enthaltene MwSt.', tax],
            ] as const)),
        ['Bestellt am', ordered],
        ...(order.begin_now
          ? [['Beginn', 'sofort, wie gewünscht, vor Ablauf der Widerrufsfrist'] as const]
          : []),
        ...(renews === null ? [] : [['Verlängert sich am', renews] as const]),
        ...(seller === '' ? [] : [['Verkauft von', seller] as const]),
      ],
      closing: [
        order.kind === 'subscription'
          ? `Du kannst jederzeit kündigen: in deinem Konto (${links.account}) oder ohne Anmeldung (${links.cancellation}). Das Abo endet dann mit dem bezahlten Zeitraum.`
          : `Deine Credits und wofür du sie eingesetzt hast, siehst du in deinem Konto: ${links.account}`,
        `Unsere Nutzungsbedingungen: ${links.terms}`,
      ],
    };
  },
};

/** A pack's name may already say how many credits it has. */
function named(name: string, credits: string): string {
  return name.toLowerCase().includes(credits.toLowerCase()) ? name : `${name}, ${credits}`;
}

function asMoney(cents: number, currency: string, language: Language): string {
  const style = { style: 'currency', currency: currency.toUpperCase() } as const;
  return new Intl.NumberFormat(MONEY[language], style).format(majorUnits(cents, currency));
}
