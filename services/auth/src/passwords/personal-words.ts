import type { Account } from '../database/account.entity.js';

export type PasswordOwner = Pick<Account, 'email' | 'firstName' | 'lastName'>;

const PRODUCT = ['likeness', 'kontextlens', 'lenszero', 'instantid'];
const SEASONS = ['spring', 'summer', 'autumn', 'fall', 'winter', 'frühling', 'sommer', 'herbst'];
const CALENDARS = ['en', 'de', 'fr', 'es', 'it', 'nl', 'pl', 'pt', 'tr'];
const SHORTEST = 3;

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
