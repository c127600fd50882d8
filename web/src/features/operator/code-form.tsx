import { useState, type ReactNode } from 'react';
import { Button } from '../../components/button.js';
import { TextField } from '../../components/text-field.js';
import { ApiError } from '../../lib/api/api-error.js';

const FAILED = 'That did not work. Please try again.';

type CodeFormProps = {
  label: string;
  hint?: ReactNode;
  action: string;
  onSend: (code: string) => Promise<unknown>;
};

export function CodeForm({ label, hint, action, onSend }: CodeFormProps) {
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function send() {
    if (isBusy) return;
    if (code.trim() === '') {
      setError('Please enter the code.');
      return;
    }
    setBusy(true);
    setError(null);
    try {
      await onSend(code.trim());
    } catch (failure) {
      setError(wordsOf(failure));
    }
    setBusy(false);
  }

  return (
    <form
      noValidate
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <TextField
        label={label}
        hint={hint}
        error={error}
        value={code}
        onChange={(event) => setCode(event.target.value)}
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={64}
      />
      <Button type="submit" variant="primary" busy={isBusy} className="justify-self-start">
        {action}
      </Button>
    </form>
  );
}

function wordsOf(failure: unknown): string {
  if (!(failure instanceof ApiError)) return FAILED;
  const seconds = failure.retryAfterSeconds;
  if (failure.status === 429 && seconds !== null) {
    return `Too many wrong codes. Please try again in ${Math.ceil(seconds / 60)} minutes.`;
  }
  return failure.detail ?? FAILED;
}
