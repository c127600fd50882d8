import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import { Form } from '../../components/form.js';
import { PasswordField } from '../../components/password-field.js';
import { login } from '../../lib/api/auth-api.js';
import { expiredFlag } from '../../lib/api/shown-token.js';
import { session } from '../../lib/session/page-session.js';
import { loginFailure } from './failures.js';
import * as text from './messages.js';

const FORM = 'session-expired-login';

/** After logging in through the dialog, the same user finds the page unchanged. */
export function SessionExpiredDialog() {
  const queryClient = useQueryClient();
  const [email] = useState(() => session.getState().user?.email ?? null);
  const form = useForm({ defaultValues: { password: '' } });
  const { ref, ...password } = form.register('password', { required: text.passwordRequired });
  const field = useRef<HTMLInputElement>(null);
  const leave = useLeave();
  const enter = useMutation({
    mutationFn: async ({ password }: { password: string }) => {
      const token = await login(email ?? '', password);
      if (!(await session.renew(token))) return leave.mutateAsync();
      expiredFlag.dispatch(false);
      await queryClient.invalidateQueries();
    },
    onError: (error) =>
      form.setError('password', { message: loginFailure(error) }, { shouldFocus: true }),
  });

  return (
    <Dialog
      onClose={() => leave.mutate()}
      title={text.sessionExpired}
      description={text.sessionExpiredReason}
      {...(email !== null && { initialFocus: field })}
      footer={<Answers canEnter={email !== null} enter={enter} leave={leave} />}
    >
      {email !== null && (
        <Form
          form={form}
          id={FORM}
          isBusy={enter.isPending}
          onSubmit={(fields) => enter.mutate(fields)}
          className="grid gap-3"
        >
          <p className="text-sm text-ink-2">{text.logInHere}</p>
          {/* Password managers need the username field. */}
          <input type="hidden" name="email" autoComplete="username" value={email} readOnly />
          <PasswordField
            {...password}
            ref={(element) => {
              ref(element);
              field.current = element;
            }}
            label={text.passwordFor(email)}
            autoComplete="current-password"
            required
            error={form.formState.errors.password?.message}
          />
        </Form>
      )}
    </Dialog>
  );
}

type Step = { isPending: boolean };
type AnswersProps = { canEnter: boolean; enter: Step; leave: Step & { mutate: () => void } };

function Answers({ canEnter, enter, leave }: AnswersProps) {
  return (
    <>
      <Button
        variant={canEnter ? 'secondary' : 'primary'}
        busy={leave.isPending}
        disabled={enter.isPending}
        onClick={() => leave.mutate()}
      >
        {text.ok}
      </Button>
      {canEnter && (
        <Button
          type="submit"
          form={FORM}
          variant="primary"
          busy={enter.isPending}
          disabled={enter.isPending || leave.isPending}
        >
          {enter.isPending ? text.loggingIn : text.login}
        </Button>
      )}
    </>
  );
}

function useLeave() {
  const router = useRouter();
  return useMutation({
    mutationFn: async () => {
      const { pathname, href } = router.state.location;
      await session.expire();
      expiredFlag.dispatch(false);
      if (pathname === '/login') return;
      await router.navigate({ to: '/login', search: pathname === '/' ? {} : { redirect: href } });
    },
  });
}
