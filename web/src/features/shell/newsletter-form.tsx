import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../../components/button.js';
import { TextField } from '../../components/text-field.js';
import { ApiError } from '../../lib/api/api-error.js';
import { subscribeToNewsletter } from '../../lib/api/newsletter-api.js';
import { useBusy } from '../../lib/use-busy.js';

const NO_ADDRESS = 'Please enter a valid email address.';
const HINT = 'News about Likeness by email. You can unsubscribe with one click.';

function failureOf(error: unknown): string {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 422) return NO_ADDRESS;
  if (status === 429) return 'Too many attempts. Please try again later.';
  return 'Could not subscribe. Please try again.';
}

/** Double opt-in: the subscription starts after a click in a mail. */
export function NewsletterForm() {
  const [email, setEmail] = useState('');
  const [fault, setFault] = useState<string | null>(null);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [isBusy, run] = useBusy();
  const done = useRef<HTMLParagraphElement>(null);

  useEffect(() => {
    if (sentTo !== null) done.current?.focus({ preventScroll: true });
  }, [sentTo]);

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const isAddress = email.trim() !== '' && event.currentTarget.checkValidity();
    setFault(isAddress ? null : NO_ADDRESS);
    if (!isAddress) return;
    run(async () => {
      try {
        await subscribeToNewsletter(email.trim());
        setSentTo(email.trim());
      } catch (error) {
        setFault(failureOf(error));
      }
    });
  }

  return (
    <section aria-labelledby="newsletter-title">
      <h2 id="newsletter-title" className="mb-2.5 text-sm font-bold max-md:sr-only">
        Stay Updated
      </h2>
      {sentTo === null ? (
        <form noValidate onSubmit={submit} className="grid gap-3">
          <TextField
            label="Send news to"
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={254}
            value={email}
            onChange={(event) => {
              setEmail(event.target.value);
              setFault(null);
            }}
            error={fault}
            hint={HINT}
          />
          <Button type="submit" busy={isBusy} disabled={isBusy} className="justify-self-start">
            {isBusy ? 'Subscribing...' : 'Subscribe'}
          </Button>
        </form>
      ) : (
        <p ref={done} tabIndex={-1} role="status" className="text-control text-ink-2">
          Almost there: please follow the link that we have sent to{' '}
          <span dir="auto" className="font-semibold break-all text-ink">
            {sentTo}
          </span>
          . Nothing comes if you are subscribed already.
        </p>
      )}
    </section>
  );
}
