import type { ReactNode } from 'react';

export const title = EN ? 'Pricing' : 'Preise';
export const description = EN
  ? 'Watermarked portraits are free. Remove watermarks with a subscription or credits: one plan, credit packs that never expire, and what each image costs.'
  : 'Porträts mit Wasserzeichen sind kostenlos. Ohne Wasserzeichen mit Abo oder Credits: ein Tarif, Credit-Pakete, die nie verfallen, und was jedes Bild kostet.';
export const lead = EN
  ? 'Portraits are free with a watermark. To remove it, subscribe or buy a credit pack.'
  : 'Porträts mit Wasserzeichen sind kostenlos. Willst du sie ohne, nimm das Abo oder ein Credit-Paket.';
export const inYourAccount = EN ? 'in your account' : 'auf deinem Konto';

export const priceFact = (price: string) =>
  EN ? `From ${price} a portrait` : `Ab ${price} pro Porträt`;
/** Of the largest usual pack. Written out: the first use of `Intl.NumberFormat` blocks a page. */
export const usualPortraitPrice = EN ? '$0.08' : '0,08 €';
export const freeFact = EN ? 'First sets free' : 'Die ersten Serien gratis';
export const speedFact = EN ? 'Ready in seconds' : 'Fertig in Sekunden';
export const deletionFact = EN
  ? 'Guest photos deleted after 24 hours'
  : 'Fotos ohne Konto nach 24\u00a0Stunden gelöscht';
export const refundFact = EN
  ? 'Money back on unused credits within 30 days'
  : 'Geld zurück für ungenutzte Credits binnen 30\u00a0Tagen';
export const atAGlance = EN ? 'At a glance' : 'Auf einen Blick';

export const plans = EN ? 'Plans' : 'Tarife';
export const planName = (name: string) => (EN ? `${name} plan` : `Tarif ${name}`);
export const starterLead = EN ? 'To try every style.' : 'Zum Ausprobieren aller Stile.';
export const forever = EN ? 'forever' : 'für immer';
export const starterImages = EN ? '50 images per hour' : '50 Bilder pro Stunde';
export const visibleWatermark = EN ? 'Visible watermark' : 'Sichtbares Wasserzeichen';
export const keptForDays = EN ? 'Images kept for 90 days' : 'Bilder bleiben 90\u00a0Tage';
export const startCreating = EN ? 'Start Creating' : 'Jetzt loslegen';
export const startFree = EN ? 'Start free' : 'Gratis starten';
export const professionalLead = EN ? 'For regular use.' : 'Wenn du es öfter nutzt.';
export const perMonth = EN ? 'per month' : 'pro Monat, inkl. MwSt.';
export const professionalImages = EN ? '200 images per hour' : '200 Bilder pro Stunde';
export const watermarkFree = EN
  ? 'Watermark-free, at no extra credit'
  : 'Ohne Wasserzeichen, ohne Credits';
export const removeOldWatermarks = EN
  ? 'Remove watermarks from your existing images, free'
  : 'Wasserzeichen aus vorhandenen Bildern gratis entfernen';
export const keptWhileSubscribed = EN
  ? 'Images kept as long as you subscribe'
  : 'Bilder bleiben, solange das Abo läuft';
export const billing = (net: string) =>
  EN
    ? `Includes 19% VAT (${net} net). Billed monthly in advance until canceled.`
    : `Enthält 19\u00a0% MwSt. (netto ${net}). Monatlich im Voraus, bis du kündigst.`;
export const endsAfter = (day: string) =>
  EN ? `Your subscription ends after ${day}.` : `Dein Abo endet nach dem ${day}.`;
export const manage = EN ? 'Manage it in Account Settings' : 'In den Kontoeinstellungen verwalten';
export const paymentFailed = EN
  ? 'We couldn’t collect your last payment, so the plan is paused.'
  : 'Deine letzte Zahlung hat nicht geklappt. Das Abo ruht deshalb.';
export const paymentDisputed = EN
  ? 'Your bank disputes a payment. The plan is paused until that is decided.'
  : 'Deine Bank beanstandet eine Zahlung. Das Abo ruht, bis das entschieden ist.';
export const subscribed = EN ? 'Currently Subscribed' : 'Abo läuft';
export const paused = EN ? 'Subscription Paused' : 'Abo ruht';
export const opening = EN ? 'Opening...' : 'Wird geöffnet …';
// The law prescribes the German wording of this button and of `buy` (BGB §312j).
export const subscribe = EN ? 'Subscribe' : 'Zahlungspflichtig bestellen';

export const packs = EN ? 'Credit packs' : 'Credit-Pakete';
export const packsLead = (portrait: number, kontext: number) =>
  EN
    ? `Watermarked images are always free. A clean portrait costs ${portrait} credit, a clean KontextLens image ${kontext}. Subscribers pay no credits.`
    : `Bilder mit Wasserzeichen sind immer kostenlos. Ein Porträt ohne kostet ${portrait} Credit, ein Bild mit KontextLens ${kontext}. Mit Abo zahlst du keine Credits.`;
export const packsOffline = EN
  ? 'You’re offline. The packs will appear when you’re back online.'
  : 'Du bist offline. Die Pakete erscheinen, sobald du wieder verbunden bist.';
export const withoutScript = EN
  ? 'Packs of 25, 60 and 160 credits. Turn on JavaScript to see the prices.'
  : 'Pakete mit 25, 60 und 160 Credits. Schalte JavaScript ein, um die Preise zu sehen.';
export const noPacks = EN
  ? 'No credit packs are available right now.'
  : 'Im Moment gibt es keine Credit-Pakete.';
export const noPrices = EN ? 'We couldn’t load the prices.' : 'Wir konnten die Preise nicht laden.';
export const notCharged = EN ? 'You weren’t charged.' : 'Dir wurde nichts berechnet.';
export const rightOfWithdrawal = EN ? 'Right of withdrawal' : 'Widerrufsrecht';
export const beginNow = EN
  ? 'I ask you to begin right away, before the 14 days of my right of withdrawal end. If I withdraw then, I pay for what I have used; once I have used everything, I can no longer withdraw.'
  : 'Ich möchte, dass ihr sofort beginnt, vor Ablauf der Widerrufsfrist von 14\u00a0Tagen. Widerrufe ich dann, bezahle ich, was ich schon genutzt habe. Habe ich alles genutzt, kann ich nicht mehr widerrufen.';
export const beginNowMissing = EN
  ? 'Please tick this box to continue to payment.'
  : 'Bitte kreuze dieses Kästchen an, um zur Zahlung zu kommen.';
export const readInstruction = EN
  ? 'Read the full withdrawal instruction'
  : 'Vollständige Widerrufsbelehrung lesen';
export const packTerms = EN
  ? 'Credits never expire. All prices include VAT.'
  : 'Credits verfallen nie. Alle Preise inkl. MwSt.';
export const loadingPrices = EN ? 'Loading prices' : 'Preise werden geladen';
export const withoutWatermarks = (portraits: number, images: number) =>
  EN
    ? `${portraits} portraits or ${images} KontextLens images without watermarks`
    : `${portraits} Porträts oder ${images} Bilder mit KontextLens ohne Wasserzeichen`;
export const packCredits = (count: number) => (EN ? `${count} credits` : `${count} Credits`);
export const discountOf = (percent: number) =>
  EN ? `${percent}% off` : `${percent}\u00a0% günstiger`;
export const net = (price: string) => (EN ? `${price} net` : `netto ${price}`);
export const buyCredits = (count: number) =>
  EN ? `Buy ${count} credits` : `${count} Credits zahlungspflichtig bestellen`;
export const buy = EN ? 'Buy' : 'Zahlungspflichtig bestellen';

export const subscriptionFailed = EN
  ? 'Failed to start subscription.'
  : 'Das Abo ließ sich nicht starten.';
export const purchaseFailed = EN
  ? 'Failed to start purchase.'
  : 'Der Kauf ließ sich nicht starten.';

export const alreadySubscribed = EN ? 'You Are Already Subscribed' : 'Du hast schon ein Abo';
export const alreadySubscribedText = EN
  ? 'Your subscription already includes watermark-free images at no extra cost. Credits you buy now stay in your account and are used only when you’re not subscribed. Buy them anyway?'
  : 'Mit deinem Abo sind Bilder ohne Wasserzeichen schon inklusive. Credits, die du jetzt kaufst, bleiben auf deinem Konto und werden erst verwendet, wenn das Abo beendet ist. Trotzdem kaufen?';
export const cancel = EN ? 'Cancel' : 'Abbrechen';
export const buyAnyway = EN ? 'Buy Credits' : 'Zahlungspflichtig bestellen';

export const dismiss = EN ? 'Dismiss' : 'Schließen';
export const checking = EN ? 'Checking your payment…' : 'Deine Zahlung wird geprüft …';
export const offline = EN ? 'You’re offline.' : 'Du bist offline.';
export const offlineText = EN
  ? 'We’ll check your payment when you’re back online.'
  : 'Wir prüfen deine Zahlung, sobald du wieder verbunden bist.';
export const unpaid = EN
  ? 'Your payment has not gone through yet.'
  : 'Deine Zahlung ist noch nicht eingegangen.';
export const unpaidText = EN
  ? 'We’ll add your purchase as soon as it does. Banks can take a few days.'
  : 'Sobald sie da ist, schreiben wir dir den Kauf gut. Bei Banken kann das ein paar Tage dauern.';
export const foreign = EN
  ? 'This payment belongs to another account.'
  : 'Diese Zahlung gehört zu einem anderen Konto.';
export const foreignText = EN
  ? 'If you paid from another account, please log in to that one.'
  : 'Wenn du mit einem anderen Konto bezahlt hast, melde dich bitte dort an.';
export const unclear = EN
  ? 'We couldn’t check your payment.'
  : 'Wir konnten deine Zahlung nicht prüfen.';
export const unclearText = EN
  ? 'If it went through, your purchase appears in your account within moments.'
  : 'Hat sie geklappt, siehst du deinen Kauf gleich in deinem Konto.';
export const loginToSee = EN
  ? 'Log in to see your payment status.'
  : 'Melde dich an, um den Stand deiner Zahlung zu sehen.';
export const login = EN ? 'Login' : 'Anmelden';

export const paid = EN ? 'Payment Successful!' : 'Zahlung erfolgreich!';
export const paidText = EN ? 'Thanks for your purchase!' : 'Danke für deinen Kauf!';
export const cancelled = EN ? 'Payment Cancelled' : 'Zahlung abgebrochen';
export const cancelledText = EN
  ? 'You weren’t charged. You can try again anytime.'
  : 'Dir wurde nichts berechnet. Du kannst es jederzeit noch einmal versuchen.';
export const close = EN ? 'Close' : 'Schließen';
export const balance = (credits: string) => (EN ? `You have ${credits}.` : `Du hast ${credits}.`);
export const balanceAndPlan = (credits: string) =>
  EN ? `You have ${credits} and Professional.` : `Du hast ${credits} und Professional.`;

export const faq = EN ? 'Pricing FAQ' : 'Fragen zu den Preisen';
export const freeQuestion = EN ? 'What is free?' : 'Was ist kostenlos?';
export const freeAnswer = EN
  ? 'Portraits with a visible watermark: 3 sets of up to 10 in 24 hours without an account, 50 images an hour with one. If your credits don’t cover a set, it’s free with a watermark; the page says so before you press the button.'
  : 'Porträts mit sichtbarem Wasserzeichen: ohne Konto 3 Serien mit bis zu 10 Porträts in 24\u00a0Stunden, mit Konto 50 Bilder pro Stunde. Reichen deine Credits für eine Serie nicht, bekommst du sie gratis mit Wasserzeichen. Das sagen wir dir vor dem Start.';
export const creditsQuestion = EN ? 'What do credits pay for?' : 'Wofür brauche ich Credits?';
export const creditsAnswer = EN
  ? 'Watermarked images are always free. Removing a watermark costs 1 credit. A KontextLens image without one costs 3: 2 for the image and 1 for the watermark, or none if we can’t do your main wish. Subscribers pay no credits for either.'
  : 'Bilder mit Wasserzeichen sind immer kostenlos. Ein Wasserzeichen zu entfernen kostet 1 Credit. Ein Bild mit KontextLens ohne Wasserzeichen kostet 3: 2 für das Bild und 1 für das Wasserzeichen, oder nichts, wenn wir deinen wichtigsten Wunsch nicht umsetzen können. Mit Abo zahlst du für beides keine Credits.';
export const packsQuestion = EN ? 'Which packs are there?' : 'Welche Pakete gibt es?';
export const packsAnswer = EN
  ? 'Packs of 25, 60 and 160 credits. The larger the pack, the less a credit costs.'
  : 'Pakete mit 25, 60 und 160 Credits. Je größer das Paket, desto günstiger der einzelne Credit.';
export const expiryQuestion = EN ? 'Do credits expire?' : 'Verfallen Credits?';
export const expiryAnswer = EN
  ? 'No. Credits never expire, even if you cancel your subscription.'
  : 'Nein. Credits verfallen nie, auch nicht nach einer Kündigung.';
export const failureQuestion = EN
  ? 'Do I pay for an image that fails?'
  : 'Bezahle ich ein Bild, das misslingt?';
export const failureAnswer = EN
  ? 'No. We set credits aside when we accept an image, charge them when it’s stored, and return them if it fails, times out or doesn’t look enough like you. Every step appears in your credit history.'
  : 'Nein. Wir reservieren die Credits, wenn wir ein Bild annehmen, und buchen sie ab, wenn es gespeichert ist. Misslingt es, dauert es zu lange oder sieht es dir nicht ähnlich genug, geben wir sie zurück. Jeder Schritt steht in deinem Credit-Verlauf.';
export const cancelQuestion = EN ? 'How do I cancel the subscription?' : 'Wie kündige ich das Abo?';
export const cancelAnswer = (settings: ReactNode, cancellation: ReactNode) =>
  EN ? (
    <>
      In {settings}, or without logging in under {cancellation}. It ends with the paid period; until
      then, nothing changes.
    </>
  ) : (
    <>
      In den {settings} oder ohne Anmeldung unter „{cancellation}“. Es endet mit dem bezahlten
      Zeitraum. Bis dahin ändert sich nichts.
    </>
  );
export const settingsLink = EN ? 'Account Settings' : 'Kontoeinstellungen';
export const cancellationLink = EN ? 'Cancel contracts here' : 'Verträge hier kündigen';
export const refundQuestion = EN ? 'Can I get my money back?' : 'Bekomme ich mein Geld zurück?';
export const refundAnswer = (withdrawal: ReactNode) =>
  EN ? (
    <>
      Unused credits have a 30-day money-back guarantee. Subscription fees are billed in advance and
      are not refunded except where the law requires it. As a consumer you may also {withdrawal}{' '}
      within 14 days.
    </>
  ) : (
    <>
      Für ungenutzte Credits gilt eine Geld-zurück-Garantie von 30&nbsp;Tagen. Abogebühren werden im
      Voraus berechnet und nur erstattet, wenn das Gesetz es verlangt. Als Verbraucherin oder
      Verbraucher kannst du außerdem binnen 14&nbsp;Tagen {withdrawal}.
    </>
  );
export const withdrawalLink = EN ? 'withdraw from the contract' : 'den Vertrag widerrufen';
export const vatQuestion = EN ? 'Are these the final prices?' : 'Sind das die Endpreise?';
export const vatAnswer = EN
  ? 'Yes. All prices include value-added tax; net prices are based on the German rate of 19%. The payment page shows the total before you pay.'
  : 'Ja. Alle Preise enthalten die Mehrwertsteuer; die Nettopreise beruhen auf dem deutschen Satz von 19\u00a0%. Die Bezahlseite zeigt den Gesamtbetrag, bevor du bezahlst.';
