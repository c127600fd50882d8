import { LANGUAGE_COOKIE } from '@likeness/contracts/text/languages';
import type { Locale } from './locale.js';

const ONE_YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Applies to addresses that name no language, for a year. */
export function chooseLanguage(language: Locale): void {
  document.cookie = `${LANGUAGE_COOKIE}=${language}; path=/; max-age=${ONE_YEAR_SECONDS}; samesite=lax`;
}

export const hasChosenLanguage = () =>
  document.cookie.split('; ').some((pair) => pair.startsWith(`${LANGUAGE_COOKIE}=`));
