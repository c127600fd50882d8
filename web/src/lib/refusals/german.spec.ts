import { ACCOUNT_WORDS } from '@likeness/contracts/accounts/account-words';
import { ERRORS, isErrorCode } from '@likeness/contracts/errors/catalogue';
import { faultOfField, germanOf } from './german.js';

const refusal = { code: null, detail: '' };

it.each(Object.entries(ERRORS))('%s has words of its own, also without its code', (code, entry) => {
  const words = germanOf({ code, detail: entry.message });
  expect(words).not.toBe(entry.message);
  expect(words).toMatch(/^[A-ZÄÖÜ].*\.$/);
  expect(germanOf({ code: null, detail: entry.message })).toBe(words);
  expect(isErrorCode(code)).toBe(true);
});

it.each(Object.entries(ACCOUNT_WORDS))('the refusal %s of an account is German', (_, detail) => {
  expect(germanOf({ code: null, detail })).toMatch(/(?:Bitte|Das|Die|Dies|Zu|Aus) /);
});

it('unknown texts go by their status', () => {
  expect(germanOf({ ...refusal, status: 429 })).toBe(
    germanOf({ ...refusal, code: 'TOO_MANY_REQUESTS' }),
  );
  expect(germanOf({ ...refusal, status: 400 })).toBe(germanOf({ ...refusal, code: 'BAD_REQUEST' }));
  expect(germanOf({ ...refusal, status: 502 })).toBe(germanOf({ ...refusal, code: 'INTERNAL' }));
});

it('gives the figures of a limit', () => {
  const hourly = { code: 'HOURLY_LIMIT', detail: '', retryAfterSeconds: 700 };
  expect(germanOf({ ...hourly, values: { limit: 60, left: 0 } })).toBe(
    'Du hast die 60\u00a0Bilder aufgebraucht, die dein Tarif pro Stunde enthält. Bitte versuch es in 12\u00a0Minuten noch einmal.',
  );
  expect(germanOf({ ...hourly, values: { limit: 60, left: 2 } })).toContain('2 davon');
  expect(germanOf({ ...hourly, retryAfterSeconds: 60 })).toContain('in einer Minute');
  expect(germanOf({ code: 'PHOTO_TOO_LARGE', detail: '', values: { megabytes: 25 } })).toContain(
    '25\u00a0MB',
  );
  expect(germanOf({ code: 'RENDER_FAILED', detail: '', values: { credits: 3 } })).toMatch(
    /Die 3 Credits dafür hast du zurück\.$/,
  );
});

it('keeps the reason why a German prompt is refused', () => {
  const detail = 'Wir zeichnen keine bekannten Personen nach ihrem Namen.';
  expect(germanOf({ code: 'PROMPT_UNSAFE', detail })).toBe(detail);
});

it('names what is wrong with a field', () => {
  expect(faultOfField('first_name', 'missing')).toBe('Bitte füll dieses Feld aus.');
  expect(faultOfField('email', 'value_error')).toContain('E-Mail-Adresse');
});
