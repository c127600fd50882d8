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
export const heldForPortrait = EN ? 'Set aside for a portrait' : 'Für ein Porträt reserviert';
export const heldForPicture = EN ? 'Set aside for a picture' : 'Für ein Bild reserviert';
export const heldForRemoval = EN
  ? 'Set aside for removing a watermark'
  : 'Für das Entfernen eines Wasserzeichens reserviert';
export const heldForLarge = EN
  ? 'Set aside for a 2,048 px download'
  : 'Für einen Download mit 2048\u00a0px reserviert';
export const heldForImage = EN ? 'Set aside for an image' : 'Für ein Bild reserviert';
export const chargedForPortrait = EN ? 'Charged for a portrait' : 'Für ein Porträt abgebucht';
export const chargedForPicture = EN ? 'Charged for a picture' : 'Für ein Bild abgebucht';
export const chargedForRemoval = EN
  ? 'Charged for removing a watermark'
  : 'Für das Entfernen eines Wasserzeichens abgebucht';
export const chargedForLarge = EN
  ? 'Charged for a 2,048 px download'
  : 'Für einen Download mit 2048\u00a0px abgebucht';
export const chargedForImage = EN ? 'Charged for an image' : 'Für ein Bild abgebucht';
export const releasedForPortrait = EN
  ? 'Given back for a portrait'
  : 'Für ein Porträt zurückgegeben';
export const releasedForPicture = EN ? 'Given back for a picture' : 'Für ein Bild zurückgegeben';
export const releasedForRemoval = EN
  ? 'Given back for removing a watermark'
  : 'Für das Entfernen eines Wasserzeichens zurückgegeben';
export const releasedForLarge = EN
  ? 'Given back for a 2,048 px download'
  : 'Für einen Download mit 2048\u00a0px zurückgegeben';
export const releasedForImage = EN ? 'Given back for an image' : 'Für ein Bild zurückgegeben';
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
    ? count === 1
      ? '1 portrait'
      : `${count} portraits`
    : count === 1
      ? '1 Porträt'
      : `${count} Porträts`;
export const kontextImages = (count: number) =>
  EN
    ? count === 1
      ? '1 KontextLens image'
      : `${count} KontextLens images`
    : count === 1
      ? '1 Bild mit KontextLens'
      : `${count} Bilder mit KontextLens`;
export const largeDownloads = (count: number) =>
  EN
    ? count === 1
      ? '2,048 px download'
      : `2,048 px downloads of ${count} images`
    : count === 1
      ? 'Download mit 2048\u00a0px'
      : `Downloads von ${count} Bildern mit 2048\u00a0px`;
export const removals = (count: number) =>
  EN
    ? count === 1
      ? 'Watermark of 1 image'
      : `Watermarks of ${count} images`
    : count === 1
      ? 'Wasserzeichen von 1 Bild'
      : `Wasserzeichen von ${count} Bildern`;
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
