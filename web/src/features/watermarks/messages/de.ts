import { plural } from '../../../lib/plural.js';

export const title = 'Wasserzeichen entfernen';
export const ok = 'OK';
export const deselectAndContinue = 'Abwählen und weiter';
export const cancel = 'Abbrechen';
export const remove = 'Entfernen';
export const removing = 'Wird entfernt …';
export const getCredits = 'Credits oder ein Abo holen';
export const onlyVisible =
  'Nur der sichtbare Schriftzug verschwindet. Die signierten Daten und die unsichtbare KI-Markierung bleiben im Bild.';
export const removingWatermarks = 'Wasserzeichen werden entfernt';
export const progress = (removed: number, count: number) => `${removed} von ${count}`;

export const question = (count: number) =>
  plural(count, { one: 'Wasserzeichen entfernen?', other: `${count} Wasserzeichen entfernen?` });
export const free = 'Mit deinem Abo kostenlos.';
export const price = (credits: string, left: number) => `${credits}. Danach hast du noch ${left}.`;
export const notEnough = (credits: string, balance: number) =>
  `Das kostet ${credits}, du hast ${balance}.`;
export const removed = (count: number) =>
  plural(count, { one: 'Wasserzeichen entfernt', other: `${count} Wasserzeichen entfernt` });
export const paid = (credits: string) => `${credits} bezahlt.`;
export const partlyRemoved = (removed: number, count: number) =>
  `${removed} von ${count} Wasserzeichen entfernt.`;
export const partlyPaid = (removed: number, count: number, credits: string) =>
  `${removed} von ${count} Wasserzeichen entfernt, ${credits} bezahlt.`;

export const failed = 'Das Wasserzeichen ließ sich nicht entfernen.';
export const failedBecause = (reason: string) =>
  `Das Wasserzeichen ließ sich nicht entfernen. ${reason}`;
export const creditsRequired = 'Dafür brauchst du Credits oder ein Abo.';
export const unavailable =
  'Aus dem ausgewählten Bild lässt sich das Wasserzeichen nicht entfernen. Bitte wähle ein neueres Bild.';
export const someUnavailable =
  'Aus einigen der ausgewählten Bilder lässt sich das Wasserzeichen nicht entfernen. Bitte wähle neuere Bilder.';
export const alreadyRemoved =
  'Das ausgewählte Bild hat schon kein Wasserzeichen mehr. Bitte wähle es ab.';
export const someAlreadyRemoved =
  'Einige der ausgewählten Bilder haben schon kein Wasserzeichen mehr. Bitte wähle sie ab.';
