import type { Account } from '../database/account.entity.js';

/** Whose password it is to be. */
export type PasswordOwner = Pick<Account, 'email' | 'firstName' | 'lastName'>;

const PRODUCT = ['likeness', 'kontextlens', 'lenszero', 'instantid'];
const SEASONS = ['spring', 'summer', 'autumn', 'fall', 'winter', 'frühling', 'sommer', 'herbst'];
const CALENDARS = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'tr'];
/** Shorter ones are in every other word. */
const SHORTEST = 3;

/** The words that whoever knows the person, the site or the date would try. */
export function personalWords({ email, firstName, lastName }: PasswordOwner): Set<string> {
  const [local = '', domain = ''] = email.split('@');
  const names = [firstName, lastName, local, domain.slice(0, domain.lastIndexOf('.'))];
  const words = names.map(plainLetters).flatMap((name) => [...name.split(/\P{L}+/u), name]);
  return new Set(
    [...words.map((word) => word.replace(/\P{L}/gu, '')), ...FIXED].filter(
      (word) => word.length >= SHORTEST,
    ),
  );
}

/** Lower case, letters without their accents: as they would be typed into a password. */
export function plainLetters(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}

const FIXED = [...PRODUCT, ...SEASONS, ...monthsAndDays()].map(plainLetters);

function monthsAndDays(): string[] {
  const days = Array.from({ length: 12 }, (_, month) => new Date(Date.UTC(2026, month, month + 1)));
  return CALENDARS.flatMap((locale) =>
    days.flatMap((day) => [
      day.toLocaleDateString(locale, { month: 'long', timeZone: 'UTC' }),
      day.toLocaleDateString(locale, { weekday: 'long', timeZone: 'UTC' }),
    ]),
  );
}
