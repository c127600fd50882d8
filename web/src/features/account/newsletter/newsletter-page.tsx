import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { Button, Spinner } from '../../../components/button.js';
import { call } from '../../../lib/api/request.js';
import { AuthLayout } from '../auth-layout.js';
import { done, failed, type FormMessage, FormNotice } from '../form-notice.js';
import { detailOf } from '../failures.js';
import * as text from '../messages.js';

type Action = 'confirm' | 'unsubscribe';

const words = {
  confirm: {
    title: text.newsletter,
    lead: text.newsletterLead,
    button: text.confirmSubscription,
    busy: text.confirming,
    end: done(text.subscribed),
    send: (token: string) => call('POST /api/newsletter/confirm', { body: { token } }),
  },
  unsubscribe: {
    title: text.unsubscribeTitle,
    lead: text.unsubscribeLead,
    button: text.unsubscribe,
    busy: text.unsubscribing,
    end: done(text.unsubscribed),
    send: (token: string) => call('POST /api/newsletter/unsubscribe', { query: { token } }),
  },
};
const DEAD = failed(text.newsletterLinkDead, text.subscribeAgain);
const FAILED = failed(text.failed);

const isDead = (error: unknown) => detailOf(error) === 'NEWSLETTER_BAD_TOKEN';

function outcome(error: unknown): FormMessage | null {
  if (error === null) return null;
  return isDead(error) ? DEAD : FAILED;
}

/** Waits for a click: mail scanners that open links must not change a subscription. */
export function NewsletterPage({ action, token = '' }: { action: Action; token?: string }) {
  const { title, lead, button, busy, end, send } = words[action];
  const queryClient = useQueryClient();
  const queryKey = ['newsletter-link', action, token];
  const link = useQuery({
    queryKey,
    queryFn: async () =>
      (await call('POST /api/newsletter/link', { body: { action, token } })).is_done,
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
          {text.checkingLink}
        </p>
      )}
      <FormNotice message={isDone ? end : (outcome(link.error) ?? outcome(press.error))} />
      {isOpen && (
        <MainButton isBusy={press.isPending} onPress={() => press.mutate()}>
          {press.isPending ? busy : button}
        </MainButton>
      )}
      {link.isError && !isOver && (
        <MainButton isBusy={link.isFetching} onPress={() => void link.refetch()}>
          {text.tryAgain}
        </MainButton>
      )}
      {isOver && (
        <Button asChild size="lg" className="w-full">
          <Link to="/">{text.goHome}</Link>
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
