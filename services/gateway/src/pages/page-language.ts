import type { IncomingHttpHeaders } from 'node:http';
import { LANGUAGE_COOKIE, LANGUAGES, type Language } from '@likeness/contracts/text/languages';
import { parseCookie } from 'cookie';
import Negotiator from 'negotiator';

/** The language that the visitor chose, else the browser's (RFC 9110, section 12.5.4). */
export function preferredLanguage(headers: IncomingHttpHeaders): Language {
  const chosen = parseCookie(headers.cookie ?? '')[LANGUAGE_COOKIE];
  const candidate = chosen ?? new Negotiator({ headers }).language([...LANGUAGES]);
  return LANGUAGES.find((language) => language === candidate) ?? 'en';
}
