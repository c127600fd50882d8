import { useMutation } from '@tanstack/react-query';
import { Button } from '../../../components/button.js';
import { call } from '../../../lib/api/request.js';
import { chooseLanguage } from '../../../lib/language-choice.js';
import { locale } from '../../../lib/locale.js';
import { logFault } from '../../../lib/log.js';
import { keepOauthRedirect } from '../../../lib/session/oauth-redirect.js';
import { FormNotice, type FormMessage } from '../form-notice.js';
import * as text from '../messages/en.js';
import { GoogleMark } from './google-mark.js';

const FAILED: FormMessage = { tone: 'error', text: text.googleLoginFailed };

type GoogleButtonProps = { label: string; redirect?: string; disabled?: boolean };

/** Only http(s) URLs: never navigate to any other scheme from a response. */
function isWebAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}

export function GoogleButton({ label, redirect, disabled = false }: GoogleButtonProps) {
  const { mutate, isPending, isError } = useMutation({
    mutationFn: async () => {
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
    onError: (error) => logFault('The way to Google failed', error),
  });

  return (
    <>
      <FormNotice message={isError ? FAILED : null} />
      <Button
        size="lg"
        busy={isPending}
        disabled={disabled || isPending}
        className="w-full bg-paper"
        onClick={() => mutate()}
      >
        {!isPending && <GoogleMark />}
        {label}
      </Button>
    </>
  );
}
