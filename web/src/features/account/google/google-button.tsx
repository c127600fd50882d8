import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../components/button.js';
import { ApiError } from '../../../lib/api/api-error.js';
import { call, COOKIES_BLOCKED, needCookies } from '../../../lib/api/request.js';
import { chooseLanguage, locale } from '../../../lib/locale.js';
import { logFault } from '../../../lib/log.js';
import { keepOauthRedirect } from '../../../lib/session/safe-redirect.js';
import { failureNotice, FormNotice } from '../form-notice.js';
import * as text from '../messages.js';

function failureOf(error: unknown): string {
  const isBlocked = error instanceof ApiError && error.code === COOKIES_BLOCKED;
  return isBlocked ? error.message : text.googleLoginFailed;
}

type GoogleButtonProps = { label: string; redirect?: string; disabled?: boolean };

/** Only http(s) URLs: never navigate to any other scheme from a response. */
function isWebAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}

export function GoogleButton({ label, redirect, disabled = false }: GoogleButtonProps) {
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => {
      needCookies();
      const redirect_uri = `${location.origin}/oauth-callback`;
      const query = { redirect_uri, scopes: 'openid email profile', language: locale };
      const { authorization_url: address } = await call('GET /api/auth/google/authorize', {
        query,
      });
      if (!isWebAddress(address)) throw new Error('There is no address to go to');
      // Google returns to the address without a language.
      if (locale === 'de') chooseLanguage(locale);
      keepOauthRedirect(redirect);
      location.assign(address);
    },
    onError: (fault) => logFault('The way to Google failed', fault),
  });

  return (
    <>
      <FormNotice message={failureNotice(error, failureOf)} />
      <Button
        size="lg"
        busy={isPending}
        disabled={disabled || isPending}
        className="w-full bg-paper"
        onClick={() => mutate()}
      >
        {!isPending && <GoogleMark />}
        <span>{label}</span>
      </Button>
    </>
  );
}

/** Google's brand rules require these colors on every theme. */
function GoogleMark() {
  return (
    <svg aria-hidden viewBox="0 0 48 48">
      <path
        fill="#EA4335"
        d="M24 9.5c3.54 0 6.71 1.22 9.21 3.6l6.85-6.85C35.9 2.38 30.47 0 24 0 14.62 0 6.51 5.38 2.56 13.22l7.98 6.19C12.43 13.72 17.74 9.5 24 9.5z"
      />
      <path
        fill="#4285F4"
        d="M46.98 24.55c0-1.57-.15-3.09-.38-4.55H24v9.02h12.94c-.58 2.96-2.26 5.48-4.78 7.18l7.73 6c4.51-4.18 7.09-10.36 7.09-17.65z"
      />
      <path
        fill="#FBBC05"
        d="M10.53 28.59c-.48-1.45-.76-2.99-.76-4.59s.27-3.14.76-4.59l-7.98-6.19C.92 16.46 0 20.12 0 24c0 3.88.92 7.54 2.56 10.78l7.97-6.19z"
      />
      <path
        fill="#34A853"
        d="M24 48c6.48 0 11.93-2.13 15.89-5.81l-7.73-6c-2.15 1.45-4.92 2.3-8.16 2.3-6.26 0-11.57-4.22-13.47-9.91l-7.98 6.19C6.51 42.62 14.62 48 24 48z"
      />
    </svg>
  );
}

export function OrDivider() {
  return (
    <p className="flex items-center gap-4 text-sm text-ink-3 before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
      {text.or}
    </p>
  );
}
