import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { Button } from '../../../components/button.js';
import { confirmNewsletter, leaveNewsletter } from '../../../lib/api/newsletter-api.js';
import { useBusy } from '../../../lib/use-busy.js';
import { AuthLayout } from '../auth-layout.js';
import { type FormMessage, FormNotice } from '../form-notice.js';
import { detailOf } from '../messages.js';

type Action = 'confirm' | 'unsubscribe';

const words = {
  confirm: {
    title: 'Newsletter',
    lead: 'One press, and the newsletter comes to this address.',
    button: 'Confirm subscription',
    busy: 'Confirming...',
    done: 'You are subscribed. Every mail has a link to unsubscribe.',
    send: confirmNewsletter,
  },
  unsubscribe: {
    title: 'Unsubscribe',
    lead: 'One press, and the newsletter stops. The address is forgotten.',
    button: 'Unsubscribe',
    busy: 'Unsubscribing...',
    done: 'You are unsubscribed, and your address is forgotten.',
    send: leaveNewsletter,
  },
};

function failureOf(error: unknown): string {
  return detailOf(error) === 'NEWSLETTER_BAD_TOKEN'
    ? 'This link is invalid or has expired. You can subscribe again at the foot of the page.'
    : 'An error occurred. Please try again.';
}

/**
 * Where links of newsletter mails lead. It waits for a press: programs that look at links before
 * people do must neither subscribe nor unsubscribe anybody.
 */
export function NewsletterPage({ action, token = '' }: { action: Action; token?: string }) {
  const { title, lead, button, busy, done, send } = words[action];
  const [message, setMessage] = useState<FormMessage | null>(null);
  const [isBusy, run] = useBusy();
  const isDone = message?.tone === 'success';

  const press = () =>
    run(async () => {
      try {
        await send(token);
        setMessage({ tone: 'success', text: done });
      } catch (error) {
        setMessage({ tone: 'error', text: failureOf(error) });
      }
    });

  return (
    <AuthLayout title={title} lead={isDone ? undefined : lead} portrait="neon">
      <FormNotice message={message} />
      {isDone ? (
        <Button asChild size="lg" className="w-full">
          <Link to="/">To the home page</Link>
        </Button>
      ) : (
        <Button variant="primary" size="lg" busy={isBusy} disabled={isBusy} onClick={press}>
          {isBusy ? busy : button}
        </Button>
      )}
    </AuthLayout>
  );
}
