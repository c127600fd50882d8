import { Button } from '../../../components/button.js';
import { authorizeWithGoogle } from '../../../lib/api/auth-api.js';
import { logFault } from '../../../lib/log.js';
import { keepOauthRedirect } from '../../../lib/session/oauth-redirect.js';
import { useBusy } from '../../../lib/use-busy.js';
import { GoogleMark } from './google-mark.js';

type GoogleButtonProps = {
  label: string;
  redirect?: string;
  disabled?: boolean;
  onFail: (message: string) => void;
};

/** Only http(s) URLs: never navigate to any other scheme from a response. */
function isWebAddress(address: string): boolean {
  return URL.canParse(address) && /^https?:$/.test(new URL(address).protocol);
}

export function GoogleButton({ label, redirect, disabled, onFail }: GoogleButtonProps) {
  const [isBusy, run] = useBusy();

  async function leave() {
    try {
      const address = await authorizeWithGoogle(`${location.origin}/oauth-callback`);
      if (!isWebAddress(address)) throw new Error('There is no address to go to');
      keepOauthRedirect(redirect);
      location.assign(address);
    } catch (error) {
      logFault('The way to Google failed', error);
      onFail('Google login failed. Please try again.');
    }
  }

  return (
    <Button
      size="lg"
      busy={isBusy}
      disabled={disabled === true || isBusy}
      className="w-full bg-paper"
      onClick={() => run(leave)}
    >
      {!isBusy && <GoogleMark />}
      {label}
    </Button>
  );
}
