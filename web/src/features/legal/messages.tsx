import type { ReactNode } from 'react';

// The law prescribes the wording of this button and of `cancelNow` (BGB §312k).
export const cancelContracts = EN ? 'Cancel contracts here' : 'Verträge hier kündigen';
export const cancellationLead = EN
  ? 'Cancel a subscription with the button below. You don’t need an account, and you get a receipt right away. What you’ve paid for stays available until the end of the period.'
  : 'Kündige dein Abo mit der Schaltfläche unten. Du brauchst dafür kein Konto und bekommst sofort eine Bestätigung. Was du bezahlt hast, kannst du bis zum Ende des Zeitraums nutzen.';
export const cancellationKind = EN ? 'Type of cancellation' : 'Art der Kündigung';
export const ordinary = EN ? 'Regular' : 'Ordentlich';
export const forCause = EN ? 'For cause' : 'Außerordentlich';
export const cancellationContractHint = EN
  ? 'For example: Professional subscription.'
  : 'Zum Beispiel: Professional-Abo.';
export const importantReason = EN ? 'Important reason' : 'Wichtiger Grund';
export const endDate = EN
  ? 'End date (leave empty for the earliest)'
  : 'Vertragsende (leer lassen für das nächstmögliche)';
export const cancelNow = EN ? 'Cancel now' : 'Jetzt kündigen';
// The law prescribes the wording of this button and of `confirmWithdrawal` (BGB §356a).
export const withdraw = EN ? 'Withdraw from contract' : 'Vertrag widerrufen';
export const withdrawalLead = EN
  ? 'As a consumer you may withdraw from a contract made here within 14 days, without giving a reason. Fill in the form, review it and confirm it. You don’t need an account, and you get a receipt right away.'
  : 'Als Verbraucherin oder Verbraucher kannst du einen hier geschlossenen Vertrag binnen 14 Tagen ohne Angabe von Gründen widerrufen. Fülle das Formular aus, prüfe deine Angaben und bestätige den Widerruf. Du brauchst dafür kein Konto und bekommst sofort eine Eingangsbestätigung.';
export const withdrawalContractHint = EN
  ? 'For example: Professional subscription, or the credit pack and the date you bought it.'
  : 'Zum Beispiel: Professional-Abo, oder das Credit-Paket und das Kaufdatum.';
export const optionalReason = EN ? 'Reason (optional)' : 'Grund (freiwillig)';
export const next = EN ? 'Continue' : 'Weiter';
export const reviewWithdrawal = EN ? 'Review your withdrawal' : 'Prüfe deinen Widerruf';
export const confirmWithdrawal = EN ? 'Confirm withdrawal' : 'Widerruf bestätigen';
export const back = EN ? 'Back' : 'Zurück';

export const name = 'Name';
export const email = EN ? 'Email' : 'E-Mail';
export const emailHint = EN
  ? 'We’ll send the receipt here. Please use your account’s email.'
  : 'Hierhin schicken wir die Bestätigung. Bitte nimm die E-Mail-Adresse deines Kontos.';
export const contract = EN ? 'Contract' : 'Vertrag';

export const required = EN ? 'Required' : 'Bitte ausfüllen';
export const invalidEmail = EN
  ? 'Please enter a valid email address.'
  : 'Bitte gib eine gültige E-Mail-Adresse ein.';
export const pastDate = EN
  ? 'Please choose today or a later date.'
  : 'Bitte wähle heute oder einen späteren Tag.';
export const withdrawalNotSent = EN
  ? 'We couldn’t send your withdrawal. Please try again.'
  : 'Wir konnten deinen Widerruf nicht senden. Bitte versuch es noch einmal.';
export const cancellationNotSent = EN
  ? 'We couldn’t send your cancellation. Please try again.'
  : 'Wir konnten deine Kündigung nicht senden. Bitte versuch es noch einmal.';

export const declaration = EN ? 'Declaration' : 'Erklärung';
// As in the model withdrawal form (EGBGB, annex 2 to article 246a §1).
export const iWithdraw = EN
  ? 'I withdraw from this contract'
  : 'Hiermit widerrufe ich den von mir abgeschlossenen Vertrag';
export const iCancel = EN ? 'I cancel this contract' : 'Hiermit kündige ich diesen Vertrag';
export const takesEffect = EN ? 'Takes effect' : 'Vertragsende';
/** @param day ISO 8601 */
export const onDay = (day: string) => (EN ? day : day.split('-').reverse().join('.'));
export const earliest = EN ? 'As early as possible' : 'Zum nächstmöglichen Zeitpunkt';
export const reason = EN ? 'Reason' : 'Grund';
export const causeOf = (reason: string) =>
  EN ? `For an important reason: ${reason}` : `Aus wichtigem Grund: ${reason}`;

export const withdrawalReceived = EN
  ? 'Your withdrawal was received.'
  : 'Dein Widerruf ist eingegangen.';
export const cancellationReceived = EN
  ? 'Your cancellation was received.'
  : 'Deine Kündigung ist eingegangen.';
export const received = EN ? 'Received' : 'Eingang';
export const number = EN ? 'Number' : 'Vorgangsnummer';
export const copySent = (address: ReactNode) =>
  EN ? (
    <>A copy of this receipt is on its way to {address}.</>
  ) : (
    <>Eine Kopie dieser Bestätigung ist auf dem Weg an {address}.</>
  );
export const saveReceipt = EN ? 'Save the receipt' : 'Bestätigung speichern';
export const receiptTitle = EN
  ? 'Likeness: receipt of a declaration'
  : 'Likeness: Bestätigung einer Erklärung';
export const withdrawalFile = EN ? 'likeness-withdrawal.txt' : 'likeness-widerruf.txt';
export const cancellationFile = EN ? 'likeness-cancellation.txt' : 'likeness-kuendigung.txt';
