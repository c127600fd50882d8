export const title = 'Credit-Verlauf';
export const lead =
  'Nehmen wir ein Bild an, reservieren wir die Credits. Ist es gespeichert, buchen wir sie ab. Wird nichts daraus, bekommst du sie zurück.';
export const owedCredits = (credits: string) =>
  `Du hast ${credits} aus einem erstatteten Kauf eingesetzt. Dein nächster Kauf gleicht sie zuerst aus.`;
export const heldCredits = (credits: string) => `${credits} für Bilder in Arbeit reserviert.`;
export const nothingYet = 'Noch nichts. Hier stehen später deine Käufe und Ausgaben.';
export const failed = 'Wir konnten deinen Credit-Verlauf nicht laden.';
export const showEarlier = 'Frühere anzeigen';
export const buyCredits = 'Credits kaufen';
export const loading = 'Wird geladen';
// Only for screen readers, after the number.
export const creditsAfter = ' Credits';
export const left = (balance: number) => `${balance} übrig`;

export const bought = (name: string) => `${name} gekauft`;
export const boughtCredits = 'Credits gekauft';
export const heldForPortrait = 'Für ein Porträt reserviert';
export const heldForPicture = 'Für ein Bild reserviert';
export const heldForRemoval = 'Für das Entfernen eines Wasserzeichens reserviert';
export const heldForLarge = 'Für einen Download mit 2048\u00a0px reserviert';
export const heldForImage = 'Für ein Bild reserviert';
export const chargedForPortrait = 'Für ein Porträt abgebucht';
export const chargedForPicture = 'Für ein Bild abgebucht';
export const chargedForRemoval = 'Für das Entfernen eines Wasserzeichens abgebucht';
export const chargedForLarge = 'Für einen Download mit 2048\u00a0px abgebucht';
export const chargedForImage = 'Für ein Bild abgebucht';
export const releasedForPortrait = 'Für ein Porträt zurückgegeben';
export const releasedForPicture = 'Für ein Bild zurückgegeben';
export const releasedForRemoval = 'Für das Entfernen eines Wasserzeichens zurückgegeben';
export const releasedForLarge = 'Für einen Download mit 2048\u00a0px zurückgegeben';
export const releasedForImage = 'Für ein Bild zurückgegeben';
export const refunded = (name: string) => `Mit der Erstattung von ${name} zurückgenommen`;
export const refundedPurchase = 'Mit der Erstattung eines Kaufs zurückgenommen';
export const correction = 'Korrektur';

export const heldReason = 'Abgebucht, wenn es gespeichert ist, sonst zurück';
export const chargedReason = 'Aus den reservierten Credits';
export const releasedReason = 'Es ist nichts daraus geworden, also kostet es nichts';

export const portraits = (count: number) => (count === 1 ? '1 Porträt' : `${count} Porträts`);
export const kontextImages = (count: number) =>
  count === 1 ? '1 Bild mit KontextLens' : `${count} Bilder mit KontextLens`;
export const largeDownloads = (count: number) =>
  count === 1 ? 'Download mit 2048\u00a0px' : `Downloads von ${count} Bildern mit 2048\u00a0px`;
export const removals = (count: number) =>
  count === 1 ? 'Wasserzeichen von 1 Bild' : `Wasserzeichen von ${count} Bildern`;
// Parts of a list such as "6 credits charged, 1 given back".
export const charged = (amount: string) => `${amount} abgebucht`;
export const givenBack = (amount: string) => `${amount} zurückgegeben`;
export const setAside = (amount: string) => `${amount} reserviert`;
export const imageOf = (title: string) => `Das Bild: ${title}`;

export const invoices = 'Rechnungen';
export const invoicesLead = 'Jede öffnet sich bei Stripe. Dort kannst du sie als PDF speichern.';
export const invoice = 'Rechnung';
