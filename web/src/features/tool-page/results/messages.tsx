import type { ReactNode } from 'react';
import { plural } from '../../../lib/plural.js';

export const generatedImages = EN ? 'Generated images' : 'Erstellte Bilder';

export const earlier = EN ? 'Earlier' : 'Frühere Bilder';
export const keptSevenDays = EN ? 'Kept for 7 days' : '7\u00a0Tage gespeichert';
export const keptNinetyDays = EN ? 'Kept for 90 days' : '90\u00a0Tage gespeichert';
export const portraitOf = (number: number, total: number) =>
  EN ? `portrait ${number} of ${total}` : `Porträt ${number} von ${total}`;
export const earlierPortraitOf = (number: number, total: number) =>
  EN ? `earlier portrait ${number} of ${total}` : `Früheres Porträt ${number} von ${total}`;
export const openPortrait = (portrait: string) => (EN ? `Open ${portrait}` : `${portrait} öffnen`);
export const likeness = (value: string) => (EN ? `likeness ${value}` : `Ähnlichkeit ${value}`);
export const bestMatch = EN ? 'Best match' : 'Am ähnlichsten';
export const remade = EN ? 'Remade' : 'Neu gemacht';
export const inLine = EN ? 'in line' : 'in der Warteschlange';
export const unfinished = (number: number) =>
  EN ? `Portrait ${number}, unfinished` : `Porträt ${number}, unfertig`;

export const refused = EN ? 'Refused' : 'Abgelehnt';
export const failed = EN ? 'Failed' : 'Misslungen';
export const cancelled = EN ? 'Canceled' : 'Abgebrochen';
export const timedOut = EN ? 'Timed out' : 'Zeit abgelaufen';
export const deleted = EN ? 'Deleted' : 'Gelöscht';
export const waiting = EN ? 'Waiting' : 'Wartet';

export const whyRemade = (count: number, numbers: string) =>
  EN
    ? plural(count, {
        one: `Portrait ${numbers} didn’t look enough like you at first, so we remade it. You weren’t charged twice.`,
        other: `Portraits ${numbers} didn’t look enough like you at first, so we remade them. You weren’t charged twice.`,
      })
    : plural(count, {
        one: `Porträt ${numbers} sah dir zuerst nicht ähnlich genug, deshalb haben wir es neu gemacht. Das kostet dich nichts extra.`,
        other: `Die Porträts ${numbers} sahen dir zuerst nicht ähnlich genug, deshalb haben wir sie neu gemacht. Das kostet dich nichts extra.`,
      });
export const missedPortraits = (count: number, numbers: string) =>
  EN
    ? plural(count, { one: `Portrait ${numbers}:`, other: `Portraits ${numbers}:` })
    : plural(count, { one: `Porträt ${numbers}:`, other: `Porträts ${numbers}:` });
export const noReason = EN ? 'No reason was given.' : 'Den Grund kennen wir nicht.';
export const couldNotDo = EN ? 'What we couldn’t do' : 'Was wir nicht umsetzen konnten';
export const inAllImages = EN ? 'in all images' : 'in allen Bildern';
export const inImages = (count: number, numbers: string) =>
  EN
    ? plural(count, { one: `in image ${numbers}`, other: `in images ${numbers}` })
    : plural(count, { one: `in Bild ${numbers}`, other: `in den Bildern ${numbers}` });

export const download = EN ? 'Download' : 'Herunterladen';
export const downloadPortrait = (portrait: string) =>
  EN ? `Download ${portrait}` : `${portrait} herunterladen`;
export const otherSizes = EN ? 'Other sizes' : 'Andere Größen';
export const otherSizesOf = (portrait: string) =>
  EN ? `Other sizes of ${portrait}` : `Andere Größen von ${portrait}`;
export const makeMore = EN ? 'Make more like this' : 'Mehr davon';
export const makeMoreLike = (portrait: string) =>
  EN ? `Make more like ${portrait}` : `Mehr wie ${portrait}`;
export const reuseSettings = EN ? 'Reuse settings' : 'Einstellungen übernehmen';
export const reuseSettingsOf = (portrait: string) =>
  EN ? `Reuse settings of ${portrait}` : `Einstellungen von ${portrait} übernehmen`;

export const enlargeIt = EN ? 'Tap it to enlarge it.' : 'Tippe darauf, um es zu vergrößern.';
export const enlargeOne = EN
  ? 'Tap a portrait to enlarge it.'
  : 'Tippe auf ein Porträt, um es zu vergrößern.';
export const othersWentWrong = EN
  ? 'See below what went wrong with the others.'
  : 'Was bei den anderen schiefging, steht unten.';
export const wentWrong = EN ? 'See below what went wrong.' : 'Was schiefging, steht unten.';
export const youCancelled = (count: number) =>
  EN
    ? `You canceled ${count}.`
    : plural(count, {
        one: `${count} Bild hast du abgebrochen.`,
        other: `${count} Bilder hast du abgebrochen.`,
      });
export const nothingCharged = EN ? 'Nothing was charged.' : 'Das kostet dich nichts.';
export const charged = (credits: string) => (EN ? `${credits} charged.` : `${credits} abgebucht.`);
export const chargedExcept = (credits: string, free: number) =>
  EN
    ? plural(free, {
        one: `${credits} charged, ${free} was not charged.`,
        other: `${credits} charged, ${free} were not charged.`,
      })
    : plural(free, {
        one: `${credits} abgebucht, ${free} Bild kostet nichts.`,
        other: `${credits} abgebucht, ${free} Bilder kosten nichts.`,
      });
export const tookSeconds = (figure: string) =>
  EN ? `It took ${figure} seconds.` : `Es hat ${figure}\u00a0Sekunden gedauert.`;
export const averageSeconds = (figure: string) =>
  EN ? `${figure} seconds each on average.` : `Im Schnitt ${figure}\u00a0Sekunden pro Bild.`;

export const createMore = EN ? 'Create more' : 'Mehr erstellen';
export const startOver = EN ? 'Start over' : 'Neu anfangen';

export const keptUntil = (count: number, day: string) =>
  EN
    ? plural(count, {
        one: `We keep this portrait until ${day}.`,
        other: `We keep these portraits until ${day}.`,
      })
    : plural(count, {
        one: `Wir speichern dieses Porträt bis zum ${day}.`,
        other: `Wir speichern diese Porträts bis zum ${day}.`,
      });
export const keepLonger = (count: number, createAccount: ReactNode) =>
  EN ? (
    <>
      {createAccount} to keep {plural(count, { one: 'it', other: 'them' })} for 90 days.
    </>
  ) : (
    <>
      {createAccount}, dann {plural(count, { one: 'bleibt es', other: 'bleiben sie' })}{' '}
      90&nbsp;Tage.
    </>
  );
export const createAccountLink = EN ? 'Create a free account' : 'Leg ein kostenloses Konto an';
export const cleanPrice = (price: string) =>
  EN
    ? `Without a watermark, a portrait costs ${price}.`
    : `Ohne Wasserzeichen kostet ein Porträt ${price}.`;
export const cleanPriceAbout = (price: string) =>
  EN
    ? `Without a watermark, a portrait costs about ${price}.`
    : `Ohne Wasserzeichen kostet ein Porträt etwa ${price}.`;
export const cleanPriceRange = (least: string, most: string) =>
  EN
    ? `Without a watermark, a portrait costs about ${least} to ${most}.`
    : `Ohne Wasserzeichen kostet ein Porträt etwa ${least} bis ${most}.`;
export const seePricing = EN ? 'See pricing' : 'Preise ansehen';
export const removeWithAccount = EN
  ? 'Remove the watermark: create a free account, 1 credit'
  : 'Wasserzeichen entfernen: kostenloses Konto erstellen, 1 Credit';
