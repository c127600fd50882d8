import type { ReactNode } from 'react';

// The law prescribes the wording of this button and of `cancelNow` (BGB §312k).
export const cancelContracts = 'Verträge hier kündigen';
export const cancellationLead =
  'Kündige dein Abo mit der Schaltfläche unten. Du brauchst dafür kein Konto und bekommst sofort eine Bestätigung. Was du bezahlt hast, kannst du bis zum Ende des Zeitraums nutzen.';
export const cancellationKind = 'Art der Kündigung';
export const ordinary = 'Ordentlich';
export const forCause = 'Außerordentlich';
export const cancellationContractHint = 'Zum Beispiel: Professional-Abo.';
export const importantReason = 'Wichtiger Grund';
export const endDate = 'Vertragsende (leer lassen für das nächstmögliche)';
export const cancelNow = 'Jetzt kündigen';

// The law prescribes the wording of this button and of `confirmWithdrawal` (BGB §356a).
export const withdraw = 'Vertrag widerrufen';
export const withdrawalLead =
  'Als Verbraucherin oder Verbraucher kannst du einen hier geschlossenen Vertrag binnen 14 Tagen ohne Angabe von Gründen widerrufen. Fülle das Formular aus, prüfe deine Angaben und bestätige den Widerruf. Du brauchst dafür kein Konto und bekommst sofort eine Eingangsbestätigung.';
export const withdrawalContractHint =
  'Zum Beispiel: Professional-Abo, oder das Credit-Paket und das Kaufdatum.';
export const optionalReason = 'Grund (freiwillig)';
export const next = 'Weiter';
export const reviewWithdrawal = 'Prüfe deinen Widerruf';
export const confirmWithdrawal = 'Widerruf bestätigen';
export const back = 'Zurück';

export const name = 'Name';
export const email = 'E-Mail';
export const emailHint =
  'Hierhin schicken wir die Bestätigung. Bitte nimm die E-Mail-Adresse deines Kontos.';
export const contract = 'Vertrag';

export const required = 'Bitte ausfüllen';
export const invalidEmail = 'Bitte gib eine gültige E-Mail-Adresse ein.';
export const pastDate = 'Bitte wähle heute oder einen späteren Tag.';
export const withdrawalNotSent =
  'Wir konnten deinen Widerruf nicht senden. Bitte versuch es noch einmal.';
export const cancellationNotSent =
  'Wir konnten deine Kündigung nicht senden. Bitte versuch es noch einmal.';

export const declaration = 'Erklärung';
// As in the model withdrawal form (EGBGB, annex 2 to article 246a §1).
export const iWithdraw = 'Hiermit widerrufe ich den von mir abgeschlossenen Vertrag';
export const iCancel = 'Hiermit kündige ich diesen Vertrag';
export const takesEffect = 'Vertragsende';
/** @param day ISO 8601 */
export const onDay = (day: string) => day.split('-').reverse().join('.');
export const earliest = 'Zum nächstmöglichen Zeitpunkt';
export const reason = 'Grund';
export const causeOf = (reason: string) => `Aus wichtigem Grund: ${reason}`;

export const withdrawalReceived = 'Dein Widerruf ist eingegangen.';
export const cancellationReceived = 'Deine Kündigung ist eingegangen.';
export const received = 'Eingang';
export const number = 'Vorgangsnummer';
export const copySent = (address: ReactNode) => (
  <>Eine Kopie dieser Bestätigung ist auf dem Weg an {address}.</>
);
export const saveReceipt = 'Bestätigung speichern';
export const receiptTitle = 'Likeness: Bestätigung einer Erklärung';
export const withdrawalFile = 'likeness-widerruf.txt';
export const cancellationFile = 'likeness-kuendigung.txt';
