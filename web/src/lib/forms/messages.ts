import { ACCOUNT_LIMITS } from '@likeness/contracts/accounts/account-rules';
import { plainIssue } from '@likeness/contracts/errors/plain-issue';
import type { z } from 'zod';

type Issue = z.core.$ZodRawIssue;

const FILL_IN = 'Bitte füll dieses Feld aus.';

const OWN: Readonly<Record<string, string>> = {
  name_invisible: 'Der Name darf keine unsichtbaren Zeichen enthalten.',
  name_address: 'Der Name darf keine Webadresse enthalten.',
  string_too_long: `Bitte nimm höchstens ${ACCOUNT_LIMITS.name} Zeichen.`,
};

const FORMATS: Readonly<Record<string, string>> = {
  email: 'Bitte gib eine gültige E-Mail-Adresse ein.',
  url: 'Bitte gib eine gültige Webadresse ein.',
  date: 'Bitte gib ein gültiges Datum ein.',
};

/** What is wrong with the field beside which it stands. */
export function fault(issue: Issue): string {
  if (EN) return plainIssue(issue);
  return issue.input === undefined ? FILL_IN : (reasonOf(issue) ?? 'Diese Eingabe passt nicht.');
}

function reasonOf(issue: Issue): string | undefined {
  switch (issue.code) {
    case 'too_small':
      if (issue.origin !== 'string') return `Der kleinste Wert ist ${String(issue.minimum)}.`;
      return issue.minimum === 1
        ? FILL_IN
        : `Bitte nimm mindestens ${String(issue.minimum)} Zeichen.`;
    case 'too_big':
      if (issue.origin !== 'string') return `Der größte Wert ist ${String(issue.maximum)}.`;
      return `Bitte nimm höchstens ${String(issue.maximum)} Zeichen.`;
    case 'invalid_format':
      return FORMATS[issue.format];
    case 'custom':
      return OWN[String(issue.params?.fault ?? issue.params?.type)];
    default:
      return undefined;
  }
}
