import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { Button } from '../../components/button.js';
import { FormTextField } from '../../components/form-field.js';
import { Form } from '../../components/form.js';
import { ApiError } from '../../lib/api/api-error.js';
import { call } from '../../lib/api/request.js';
import { useContractForm } from '../../lib/forms/use-contract-form.js';
import { locale } from '../../lib/locale.js';
import * as text from './messages.js';

const check = async () => (await import('./newsletter-check.js')).checkNewsletter;

/** Double opt-in: the subscription starts after a click in a mail. */
export function NewsletterForm() {
  const form = useContractForm({ check, defaultValues: { email: '' } });
  const { mutate, isPending, isSuccess, variables } = useMutation({
    mutationFn: ({ email }: { email: string }) =>
      call('POST /api/newsletter', { body: { email, language: locale } }),
    onError: (error) => form.setError('email', { message: subscribeFailure(error) }),
  });

  return (
    <section aria-labelledby="newsletter-title">
      <h2 id="newsletter-title" className="mb-2.5 text-sm font-bold max-md:sr-only">
        {text.stayUpdated}
      </h2>
      {isSuccess ? (
        <Sent email={variables.email} />
      ) : (
        <Form
          form={form}
          isBusy={isPending}
          onSubmit={(fields) => mutate(fields)}
          className="grid gap-3"
        >
          <FormTextField
            label={text.sendNewsTo}
            name="email"
            type="email"
            autoComplete="email"
            required
            maxLength={254}
            hint={text.newsHint}
          />
          <Button
            type="submit"
            busy={isPending}
            disabled={isPending}
            className="justify-self-start"
          >
            {isPending ? text.subscribing : text.subscribe}
          </Button>
        </Form>
      )}
    </section>
  );
}

function Sent({ email }: { email: string }) {
  const done = useRef<HTMLParagraphElement>(null);
  useEffect(() => done.current?.focus({ preventScroll: true }), []);
  return (
    <p ref={done} tabIndex={-1} role="status" className="text-control text-ink-2">
      {text.linkSent(
        <span dir="auto" className="font-semibold break-all text-ink">
          {email}
        </span>,
      )}
    </p>
  );
}

function subscribeFailure(error: unknown): string {
  const status = error instanceof ApiError ? error.status : 0;
  if (status === 422) return text.invalidAddress;
  if (status === 429) return text.tooManyAttempts;
  return text.couldNotSubscribe;
}
