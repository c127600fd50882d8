import { REGISTRATION_STATEMENT } from '@likeness/contracts/accounts/registration-statement';
import { Link } from '@tanstack/react-router';
import { useEffect, useRef, useState, type SubmitEvent } from 'react';
import { Button } from '../../../components/button.js';
import { TextField } from '../../../components/text-field.js';
import { register } from '../../../lib/api/auth-api.js';
import { ApiError } from '../../../lib/api/api-error.js';
import { noteVisitorImages } from '../../../lib/images/visitor-images.js';
import { safeRedirect } from '../../../lib/session/safe-redirect.js';
import { useBusy } from '../../../lib/use-busy.js';
import { AuthLayout } from '../auth-layout.js';
import { FormNotice, type FormMessage } from '../form-notice.js';
import { GoogleButton } from '../google/google-button.js';
import { OrDivider } from '../google/or-divider.js';
import { signupFailure, signupWithoutId } from '../messages.js';
import { NewPassword } from '../password/new-password.js';
import { isStrong } from '../password/password-checks.js';
import { useFocusFault } from '../use-focus-fault.js';
import { ResendVerification } from '../verification/resend-verification.js';
import { checkSignup, refusedField, type SignupFault, type SignupFields } from './signup-checks.js';

const SUCCESS = 'Signup successful! Please check your email to verify your account.';
const empty: SignupFields = {
  firstName: '',
  lastName: '',
  email: '',
  password: '',
  confirmation: '',
};

export function SignupPage({ redirect }: { redirect: string | undefined }) {
  const [fields, setFields] = useState(empty);
  const [fault, setFault] = useState<SignupFault | null>(null);
  const [message, setMessage] = useState<FormMessage | null>(null);
  const [isDone, setDone] = useState(false);
  const [isBusy, run] = useBusy();
  const form = useRef<HTMLFormElement>(null);
  const noted = useRef<Promise<void>>(undefined);
  useEffect(() => {
    noted.current = noteVisitorImages();
  }, []);
  useFocusFault(form, fault);
  const messageFor = (field: keyof SignupFields) => (fault?.field === field ? fault.message : null);

  function change(part: Partial<SignupFields>) {
    setFields({ ...fields, ...part });
    setFault(null);
  }

  const textProps = (name: 'firstName' | 'lastName' | 'email') => ({
    name,
    required: true,
    value: fields[name],
    disabled: isDone,
    error: messageFor(name),
    onChange: ({ target }: { target: HTMLInputElement }) => change({ [name]: target.value }),
  });

  async function send() {
    try {
      await noted.current;
      const { id, detail } = await register({
        email: fields.email.trim(),
        password: fields.password,
        first_name: fields.firstName.trim(),
        last_name: fields.lastName.trim(),
      });
      if (id === undefined) {
        setMessage({ tone: 'error', text: signupWithoutId(detail) });
        return;
      }
      setDone(true);
      setMessage({ tone: 'success', text: SUCCESS });
    } catch (error) {
      setMessage({ tone: 'error', text: signupFailure(error) });
      if (error instanceof ApiError) setFault(refusedField(error.fields));
    }
  }

  function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const email = event.currentTarget.elements.namedItem('email');
    const isEmail = email instanceof HTMLInputElement && email.validity.valid;
    const found = checkSignup(fields, isEmail);
    setFault(found);
    if (found) return;
    setMessage(null);
    run(send);
  }

  return (
    <AuthLayout
      title="Sign Up"
      lead="Keep your portraits, and make more of them."
      portrait="headshot"
    >
      <form ref={form} noValidate onSubmit={submit} className="grid gap-5">
        <div className="grid gap-5 sm:grid-cols-2 sm:gap-4">
          <TextField
            label="First Name"
            autoComplete="given-name"
            dir="auto"
            {...textProps('firstName')}
          />
          <TextField
            label="Last Name"
            autoComplete="family-name"
            dir="auto"
            {...textProps('lastName')}
          />
        </div>
        <TextField label="Email" type="email" autoComplete="email" {...textProps('email')} />
        <NewPassword
          labels={{ password: 'Password', confirmation: 'Confirm Password' }}
          password={fields.password}
          confirmation={fields.confirmation}
          onChange={change}
          fault={fault}
          disabled={isDone}
        />
        <FormNotice message={message} />
        {!isDone && <p className="text-sm text-ink-2">{REGISTRATION_STATEMENT.text}</p>}
        <Button
          type="submit"
          variant="primary"
          size="lg"
          busy={isBusy}
          disabled={isBusy || isDone || !isStrong(fields.password)}
        >
          {isDone ? 'Signed Up' : isBusy ? 'Signing up...' : 'Sign Up'}
        </Button>
      </form>
      {isDone ? (
        <ResendVerification email={fields.email.trim()} onMessage={setMessage} />
      ) : (
        <>
          <OrDivider />
          <GoogleButton
            label="Sign up with Google"
            redirect={redirect === undefined ? undefined : safeRedirect(redirect)}
            disabled={isBusy}
            onFail={(text) => setMessage({ tone: 'error', text })}
          />
        </>
      )}
      <p className="text-ink-2">
        Already have an account?{' '}
        <Link
          to="/login"
          search={{ redirect }}
          className="link inline-flex min-h-11 items-center font-semibold text-ink"
        >
          Login
        </Link>
      </p>
    </AuthLayout>
  );
}
