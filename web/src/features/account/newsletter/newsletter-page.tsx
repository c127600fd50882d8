import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button } from '../../../components/button.js';
import { Spinner } from '../../../components/spinner.js';
import {
  confirmNewsletter,
  isNewsletterLinkDone,
  leaveNewsletter,
} from '../../../lib/api/newsletter-api.js';
import { AuthLayout } from '../auth-layout.js';
import { type FormMessage, FormNotice } from '../form-notice.js';
import { detailOf } from '../messages.js';

type Action = 'confirm' | 'unsubscribe';

const success = (text: string): FormMessage => ({ tone: 'success', text });

const words = {
  confirm: {
    title: 'Newsletter',
    lead: 'Confirm to start receiving our newsletter.',
    button: 'Confirm subscription',
    busy: 'Confirming...',
    done: success('You’re subscribed. Every email has a link to unsubscribe.'),
    send: confirmNewsletter,
  },
  unsubscribe: {
    title: 'Unsubscribe',
    lead: 'Press the button to unsubscribe. We’ll delete your address.',
    button: 'Unsubscribe',
    busy: 'Unsubscribing...',
    done: success('You’re unsubscribed, and we’ve deleted your address.'),
    send: leaveNewsletter,
  },
};
const DEAD: FormMessage = {
  tone: 'error',
  text: 'This link is invalid or has expired.',
  more: 'You can subscribe again at the bottom of the page.',
};
const FAILED: FormMessage = { tone: 'error', text: 'An error occurred. Please try again.' };

const isDead = (error: unknown) => detailOf(error) === 'NEWSLETTER_BAD_TOKEN';

function outcome(error: unknown): FormMessage | null {
  if (error === null) return null;
  return isDead(error) ? DEAD : FAILED;
}

/** Waits for a click: mail scanners that open links must not change a subscription. */
export function NewsletterPage({ action, token = '' }: { action: Action; token?: string }) {
  const { title, lead, button, busy, send } = words[action];
  const queryClient = useQueryClient();
  const queryKey = ['newsletter-link', action, token];
  const link = useQuery({
    queryKey,
    queryFn: () => isNewsletterLinkDone({ action, token }),
    retry: false,
    staleTime: Infinity,
  });
  const isDone = link.data === true;
  const isOver = isDone || isDead(link.error);
  const isOpen = link.data === false && !isOver;

  const press = useMutation({
    mutationFn: () => send(token),
    onSuccess: () => queryClient.setQueryData(queryKey, true),
    onError: (error) => (isDead(error) ? link.refetch() : undefined),
  });

  return (
    <AuthLayout title={title} lead={isOpen ? lead : undefined} portrait="neon">
      {link.isFetching && !link.data && (
        <p role="status" className="flex items-center gap-2.5 text-ink-2">
          <Spinner className="size-5" />
          Checking the link...
        </p>
      )}
      <FormNotice
        message={isDone ? words[action].done : (outcome(link.error) ?? outcome(press.error))}
      />
      {isOpen && (
        <MainButton isBusy={press.isPending} onPress={() => press.mutate()}>
          {press.isPending ? busy : button}
        </MainButton>
      )}
      {link.isError && !isOver && (
        <MainButton isBusy={link.isFetching} onPress={() => void link.refetch()}>
          Try again
        </MainButton>
      )}
      {isOver && (
        <Button asChild size="lg" className="w-full">
          <Link to="/">Go to the home page</Link>
        </Button>
      )}
    </AuthLayout>
  );
}

type MainButtonProps = { isBusy: boolean; onPress: () => void; children: ReactNode };

function MainButton({ isBusy, onPress, children }: MainButtonProps) {
  return (
    <Button variant="primary" size="lg" busy={isBusy} disabled={isBusy} onClick={onPress}>
      {children}
    </Button>
  );
}
