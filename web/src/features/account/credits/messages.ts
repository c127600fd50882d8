import { plural } from '../../../lib/plural.js';

export const title = EN ? 'Credit history' : 'Credit-Verlauf';
export const lead = EN
  ? 'We set credits aside when we accept an image, charge them when it’s stored, and give them back if it isn’t made.'
  : 'Nehmen wir ein Bild an, reservieren wir die Credits. Ist es gespeichert, buchen wir sie ab. Wird nichts daraus, bekommst du sie zurück.';
export const owedCredits = (credits: string) =>
  EN
    ? `You used ${credits} of a purchase that was refunded. Your next purchase fills them first.`
    : `Du hast ${credits} aus einem erstatteten Kauf eingesetzt. Dein nächster Kauf gleicht sie zuerst aus.`;
export const heldCredits = (credits: string) =>
  EN
    ? `${credits} set aside for images in progress.`
    : `${credits} für Bilder in Arbeit reserviert.`;
export const nothingYet = EN
  ? 'Nothing yet. Your purchases and spending will be listed here.'
  : 'Noch nichts. Hier stehen später deine Käufe und Ausgaben.';
export const failed = EN
  ? 'We couldn’t load your credit history.'
  : 'Wir konnten deinen Credit-Verlauf nicht laden.';
export const showEarlier = EN ? 'Show earlier entries' : 'Frühere anzeigen';
export const buyCredits = EN ? 'Buy credits' : 'Credits kaufen';
export const loading = EN ? 'Loading' : 'Wird geladen';
// Only for screen readers, after the number.
export const creditsAfter = EN ? ' credits' : ' Credits';
export const left = (balance: number) => (EN ? `${balance} left` : `${balance} übrig`);

export const bought = (name: string) => (EN ? `Bought ${name}` : `${name} gekauft`);
export const boughtCredits = EN ? 'Bought credits' : 'Credits gekauft';
export const heldFor = (what: string) => (EN ? `Set aside for ${what}` : `Für ${what} reserviert`);
export const chargedFor = (what: string) => (EN ? `Charged for ${what}` : `Für ${what} abgebucht`);
export const releasedFor = (what: string) =>
  EN ? `Given back for ${what}` : `Für ${what} zurückgegeben`;
// What the credits are for, in these three.
export const aPortrait = EN ? 'a portrait' : 'ein Porträt';
export const aPicture = EN ? 'a picture' : 'ein Bild';
export const aRemoval = EN ? 'removing a watermark' : 'das Entfernen eines Wasserzeichens';
export const aLargeFile = EN ? 'a 2,048 px download' : 'einen Download mit 2048\u00a0px';
export const anImage = EN ? 'an image' : 'ein Bild';
export const refunded = (name: string) =>
  EN ? `Returned with the refund of ${name}` : `Mit der Erstattung von ${name} zurückgenommen`;
export const refundedPurchase = EN
  ? 'Returned with the refund of a purchase'
  : 'Mit der Erstattung eines Kaufs zurückgenommen';
export const correction = EN ? 'Correction' : 'Korrektur';

export const heldReason = EN
  ? 'Charged when it’s stored, given back if it isn’t'
  : 'Abgebucht, wenn es gespeichert ist, sonst zurück';
export const chargedReason = EN ? 'From the credits set aside' : 'Aus den reservierten Credits';
export const releasedReason = EN
  ? 'It wasn’t made, so you weren’t charged'
  : 'Es ist nichts daraus geworden, also kostet es nichts';

export const portraits = (count: number) =>
  EN
    ? plural(count, { one: '1 portrait', other: `${count} portraits` })
    : plural(count, { one: '1 Porträt', other: `${count} Porträts` });
export const kontextImages = (count: number) =>
  EN
    ? plural(count, { one: '1 KontextLens image', other: `${count} KontextLens images` })
    : plural(count, { one: '1 Bild mit KontextLens', other: `${count} Bilder mit KontextLens` });
export const largeDownloads = (count: number) =>
  EN
    ? plural(count, { one: '2,048 px download', other: `2,048 px downloads of ${count} images` })
    : plural(count, {
        one: 'Download mit 2048\u00a0px',
        other: `Downloads von ${count} Bildern mit 2048\u00a0px`,
      });
export const removals = (count: number) =>
  EN
    ? plural(count, { one: 'Watermark of 1 image', other: `Watermarks of ${count} images` })
    : plural(count, {
        one: 'Wasserzeichen von 1 Bild',
        other: `Wasserzeichen von ${count} Bildern`,
      });
// Parts of a list such as "6 credits charged, 1 given back".
export const charged = (amount: string) => (EN ? `${amount} charged` : `${amount} abgebucht`);
export const givenBack = (amount: string) =>
  EN ? `${amount} given back` : `${amount} zurückgegeben`;
export const setAside = (amount: string) => (EN ? `${amount} set aside` : `${amount} reserviert`);
export const imageOf = (title: string) => (EN ? `The image: ${title}` : `Das Bild: ${title}`);

export const invoices = EN ? 'Invoices' : 'Rechnungen';
export const invoicesLead = EN
  ? 'Each opens on Stripe’s page, where you can save it as a PDF.'
  : 'Jede öffnet sich bei Stripe. Dort kannst du sie als PDF speichern.';
export const invoice = EN ? 'Invoice' : 'Rechnung';
