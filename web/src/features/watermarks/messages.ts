import { plural } from '../../lib/plural.js';

export const title = EN ? 'Remove Watermark' : 'Wasserzeichen entfernen';
export const ok = 'OK';
export const deselectAndContinue = EN ? 'Deselect those and continue' : 'Abwählen und weiter';
export const cancel = EN ? 'Cancel' : 'Abbrechen';
export const remove = EN ? 'Remove' : 'Entfernen';
export const removing = EN ? 'Removing...' : 'Wird entfernt …';
export const getCredits = EN ? 'Get credits or a subscription' : 'Credits oder ein Abo holen';
export const onlyVisible = EN
  ? 'Only the visible word goes. The signed data and the hidden AI mark stay in the picture.'
  : 'Nur der sichtbare Schriftzug verschwindet. Die signierten Daten und die unsichtbare KI-Markierung bleiben im Bild.';
export const removingWatermarks = EN ? 'Removing watermarks' : 'Wasserzeichen werden entfernt';
export const progress = (removed: number, count: number) =>
  EN ? `${removed} of ${count}` : `${removed} von ${count}`;

export const question = (count: number) =>
  EN
    ? plural(count, { one: 'Remove the watermark?', other: `Remove ${count} watermarks?` })
    : plural(count, {
        one: 'Wasserzeichen entfernen?',
        other: `${count} Wasserzeichen entfernen?`,
      });
export const free = EN ? 'Free with your subscription.' : 'Mit deinem Abo kostenlos.';
export const price = (credits: string, left: number) =>
  EN ? `${credits}. You will have ${left} left.` : `${credits}. Danach hast du noch ${left}.`;
export const notEnough = (credits: string, balance: number) =>
  EN ? `${credits} needed, you have ${balance}.` : `Das kostet ${credits}, du hast ${balance}.`;
export const removed = (count: number) =>
  EN
    ? plural(count, { one: 'Watermark removed', other: `${count} watermarks removed` })
    : plural(count, { one: 'Wasserzeichen entfernt', other: `${count} Wasserzeichen entfernt` });
export const paid = (credits: string) => (EN ? `${credits} paid.` : `${credits} bezahlt.`);
export const partlyRemoved = (removed: number, count: number) =>
  EN
    ? `${removed} of ${count} watermarks removed.`
    : `${removed} von ${count} Wasserzeichen entfernt.`;
export const partlyPaid = (removed: number, count: number, credits: string) =>
  EN
    ? `${removed} of ${count} watermarks removed, ${credits} paid.`
    : `${removed} von ${count} Wasserzeichen entfernt, ${credits} bezahlt.`;

export const failed = EN
  ? 'Failed to remove watermark'
  : 'Das Wasserzeichen ließ sich nicht entfernen.';
export const failedBecause = (reason: string) =>
  EN
    ? `Failed to remove watermark. ${reason}`
    : `Das Wasserzeichen ließ sich nicht entfernen. ${reason}`;
export const creditsRequired = EN
  ? 'Credits or subscription required.'
  : 'Dafür brauchst du Credits oder ein Abo.';
export const unavailable = EN
  ? 'Removing a watermark is not available for the photo you selected; please pick a newer photo.'
  : 'Aus dem ausgewählten Bild lässt sich das Wasserzeichen nicht entfernen. Bitte wähle ein neueres Bild.';
export const someUnavailable = EN
  ? 'Removing watermarks is not available for some of the photos you selected; please choose newer photos.'
  : 'Aus einigen der ausgewählten Bilder lässt sich das Wasserzeichen nicht entfernen. Bitte wähle neuere Bilder.';
export const alreadyRemoved = EN
  ? "The photo you selected already doesn't have a watermark; please deselect it."
  : 'Das ausgewählte Bild hat schon kein Wasserzeichen mehr. Bitte wähle es ab.';
export const someAlreadyRemoved = EN
  ? "Some of the photos you selected already don't have watermarks; please deselect those."
  : 'Einige der ausgewählten Bilder haben schon kein Wasserzeichen mehr. Bitte wähle sie ab.';
