import type { ReactNode } from 'react';

export const title = 'Preise';
export const description =
  'Porträts mit Wasserzeichen sind kostenlos. Ohne Wasserzeichen mit Abo oder Credits: ein Tarif, Credit-Pakete, die nie verfallen, und was jedes Bild kostet.';
export const lead =
  'Porträts mit Wasserzeichen sind kostenlos. Willst du sie ohne, nimm das Abo oder ein Credit-Paket.';
export const inYourAccount = 'auf deinem Konto';

export const priceFact = (price: string) => `Ab ${price} pro Porträt`;
export const freeFact = 'Die ersten Serien gratis';
export const speedFact = 'Fertig in Sekunden';
export const deletionFact = 'Fotos ohne Konto nach 24\u00a0Stunden gelöscht';
export const refundFact = 'Geld zurück für ungenutzte Credits binnen 30\u00a0Tagen';
export const atAGlance = 'Auf einen Blick';

export const plans = 'Tarife';
export const planName = (name: string) => `Tarif ${name}`;
export const starterLead = 'Zum Ausprobieren aller Stile.';
export const forever = 'für immer';
export const starterImages = '50 Bilder pro Stunde';
export const visibleWatermark = 'Sichtbares Wasserzeichen';
export const keptForDays = 'Bilder bleiben 90\u00a0Tage';
export const startCreating = 'Jetzt loslegen';
export const startFree = 'Gratis starten';
export const professionalLead = 'Wenn du es öfter nutzt.';
export const perMonth = 'pro Monat, inkl. MwSt.';
export const professionalImages = '200 Bilder pro Stunde';
export const watermarkFree = 'Ohne Wasserzeichen, ohne Credits';
export const removeOldWatermarks = 'Wasserzeichen aus vorhandenen Bildern gratis entfernen';
export const keptWhileSubscribed = 'Bilder bleiben, solange das Abo läuft';
export const billing = (net: string) =>
  `Enthält 19\u00a0% MwSt. (netto ${net}). Monatlich im Voraus, bis du kündigst.`;
export const endsAfter = (day: string) => `Dein Abo endet nach dem ${day}.`;
export const manage = 'In den Kontoeinstellungen verwalten';
export const paymentFailed = 'Deine letzte Zahlung hat nicht geklappt. Das Abo ruht deshalb.';
export const paymentDisputed =
  'Deine Bank beanstandet eine Zahlung. Das Abo ruht, bis das entschieden ist.';
export const mendPayment = 'Zahlungsart aktualisieren';
export const mendFailed = 'Die Bezahlseite ließ sich nicht öffnen. Bitte versuch es noch einmal.';
export const subscribed = 'Abo läuft';
export const paused = 'Abo ruht';
export const opening = 'Wird geöffnet …';
// The law prescribes the German wording of this button and of `buy` (BGB §312j).
export const subscribe = 'Zahlungspflichtig bestellen';

export const packs = 'Credit-Pakete';
export const packsLead = (portrait: number, kontext: number) =>
  `Bilder mit Wasserzeichen sind immer kostenlos. Ein Porträt ohne kostet ${portrait} Credit, ein Bild mit KontextLens ${kontext}. Mit Abo zahlst du keine Credits.`;
export const packsOffline =
  'Du bist offline. Die Pakete erscheinen, sobald du wieder verbunden bist.';
export const withoutScript =
  'Pakete mit 25, 60 und 160 Credits. Schalte JavaScript ein, um die Preise zu sehen.';
export const noPacks = 'Im Moment gibt es keine Credit-Pakete.';
export const noPrices = 'Wir konnten die Preise nicht laden.';
export const notCharged = 'Dir wurde nichts berechnet.';
export const rightOfWithdrawal = 'Widerrufsrecht';
export const beginNow =
  'Ich möchte, dass ihr sofort beginnt, vor Ablauf der Widerrufsfrist von 14\u00a0Tagen. Widerrufe ich dann, bezahle ich, was ich schon genutzt habe. Habe ich alles genutzt, kann ich nicht mehr widerrufen.';
export const beginNowMissing = 'Bitte kreuze dieses Kästchen an, um zur Zahlung zu kommen.';
export const readInstruction = 'Vollständige Widerrufsbelehrung lesen';
export const packTerms = 'Credits verfallen nie. Alle Preise inkl. MwSt.';
export const loadingPrices = 'Preise werden geladen';
export const withoutWatermarks = (portraits: number, images: number) =>
  `${portraits} Porträts oder ${images} Bilder mit KontextLens ohne Wasserzeichen`;
export const packCredits = (count: number) => `${count} Credits`;
export const discountOf = (percent: number) => `${percent}\u00a0% günstiger`;
export const net = (price: string) => `netto ${price}`;
export const buyCredits = (count: number) => `${count} Credits zahlungspflichtig bestellen`;
export const buy = 'Zahlungspflichtig bestellen';

export const subscriptionFailed = 'Das Abo ließ sich nicht starten.';
export const purchaseFailed = 'Der Kauf ließ sich nicht starten.';

export const alreadySubscribed = 'Du hast schon ein Abo';
export const alreadySubscribedText =
  'Mit deinem Abo sind Bilder ohne Wasserzeichen schon inklusive. Credits, die du jetzt kaufst, bleiben auf deinem Konto und werden erst verwendet, wenn das Abo beendet ist. Trotzdem kaufen?';
export const cancel = 'Abbrechen';
export const buyAnyway = 'Zahlungspflichtig bestellen';

export const dismiss = 'Schließen';
export const checking = 'Deine Zahlung wird geprüft …';
export const offline = 'Du bist offline.';
export const offlineText = 'Wir prüfen deine Zahlung, sobald du wieder verbunden bist.';
export const unpaid = 'Deine Zahlung ist noch nicht eingegangen.';
export const unpaidText =
  'Sobald sie da ist, schreiben wir dir den Kauf gut. Bei Banken kann das ein paar Tage dauern.';
export const foreign = 'Diese Zahlung gehört zu einem anderen Konto.';
export const foreignText =
  'Wenn du mit einem anderen Konto bezahlt hast, melde dich bitte dort an.';
export const unclear = 'Wir konnten deine Zahlung nicht prüfen.';
export const unclearText = 'Hat sie geklappt, siehst du deinen Kauf gleich in deinem Konto.';
export const loginToSee = 'Melde dich an, um den Stand deiner Zahlung zu sehen.';
export const login = 'Anmelden';

export const paid = 'Zahlung erfolgreich!';
export const paidText = 'Danke für deinen Kauf!';
export const cancelled = 'Zahlung abgebrochen';
export const cancelledText =
  'Dir wurde nichts berechnet. Du kannst es jederzeit noch einmal versuchen.';
export const close = 'Schließen';
export const balance = (credits: string) => `Du hast ${credits}.`;
export const balanceAndPlan = (credits: string) => `Du hast ${credits} und Professional.`;

export const faq = 'Fragen zu den Preisen';
export const freeQuestion = 'Was ist kostenlos?';
export const freeAnswer =
  'Porträts mit sichtbarem Wasserzeichen: ohne Konto 3 Serien mit bis zu 10 Porträts in 24\u00a0Stunden, mit Konto 50 Bilder pro Stunde. Reichen deine Credits für eine Serie nicht, bekommst du sie gratis mit Wasserzeichen. Das sagen wir dir vor dem Start.';
export const creditsQuestion = 'Wofür brauche ich Credits?';
export const creditsAnswer =
  'Bilder mit Wasserzeichen sind immer kostenlos. Ein Wasserzeichen zu entfernen kostet 1 Credit. Ein Bild mit KontextLens ohne Wasserzeichen kostet 3: 2 für das Bild und 1 für das Wasserzeichen, oder nichts, wenn wir deinen wichtigsten Wunsch nicht umsetzen können. Mit Abo zahlst du für beides keine Credits.';
export const packsQuestion = 'Welche Pakete gibt es?';
export const packsAnswer =
  'Pakete mit 25, 60 und 160 Credits. Je größer das Paket, desto günstiger der einzelne Credit.';
export const expiryQuestion = 'Verfallen Credits?';
export const expiryAnswer = 'Nein. Credits verfallen nie, auch nicht nach einer Kündigung.';
export const failureQuestion = 'Bezahle ich ein Bild, das misslingt?';
export const failureAnswer =
  'Nein. Wir reservieren die Credits, wenn wir ein Bild annehmen, und buchen sie ab, wenn es gespeichert ist. Misslingt es, dauert es zu lange oder sieht es dir nicht ähnlich genug, geben wir sie zurück. Jeder Schritt steht in deinem Credit-Verlauf.';
export const cancelQuestion = 'Wie kündige ich das Abo?';
export const cancelAnswer = (settings: ReactNode, cancellation: ReactNode) => (
  <>
    In den {settings} oder ohne Anmeldung unter „{cancellation}“. Es endet mit dem bezahlten
    Zeitraum. Bis dahin ändert sich nichts.
  </>
);
export const settingsLink = 'Kontoeinstellungen';
export const cancellationLink = 'Verträge hier kündigen';
export const refundQuestion = 'Bekomme ich mein Geld zurück?';
export const refundAnswer = (withdrawal: ReactNode) => (
  <>
    Für ungenutzte Credits gilt eine Geld-zurück-Garantie von 30&nbsp;Tagen. Abogebühren werden im
    Voraus berechnet und nur erstattet, wenn das Gesetz es verlangt. Als Verbraucherin oder
    Verbraucher kannst du außerdem binnen 14&nbsp;Tagen {withdrawal}.
  </>
);
export const withdrawalLink = 'den Vertrag widerrufen';
export const vatQuestion = 'Sind das die Endpreise?';
export const vatAnswer =
  'Ja. Alle Preise enthalten die Mehrwertsteuer; die Nettopreise beruhen auf dem deutschen Satz von 19\u00a0%. Die Bezahlseite zeigt den Gesamtbetrag, bevor du bezahlst.';
