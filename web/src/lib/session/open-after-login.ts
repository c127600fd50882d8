import type { RouterHistory } from '@tanstack/react-router';
import { addressOf, chooseLanguage, hasChosenLanguage, locale } from '../locale.js';
import { session } from './page-session.js';

/** In the account's language if neither the address nor an earlier choice names one. */
export function openAfterLogin(history: Pick<RouterHistory, 'replace'>, path: string): void {
  const language = session.getState().user?.language;
  if (language === undefined || hasChosenLanguage()) {
    history.replace(addressOf(path));
    return;
  }
  chooseLanguage(language);
  if (locale === 'en' && language === 'de') location.replace(addressOf(path, language));
  else history.replace(addressOf(path));
}
