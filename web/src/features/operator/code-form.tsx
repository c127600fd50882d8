import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/button.js';
import { Form } from '../../components/form.js';
import { FormTextField } from '../../components/form-field.js';
import { ApiError } from '../../lib/api/api-error.js';

const FAILED = 'That did not work. Please try again.';

type CodeFormProps = {
  label: string;
  hint: ReactNode;
  action: string;
  onSend: (code: string) => Promise<unknown>;
};

export function CodeForm({ label, hint, action, onSend }: CodeFormProps) {
  const form = useForm({ defaultValues: { code: '' } });
  const { mutate, isPending } = useMutation({
    mutationFn: ({ code }: { code: string }) => onSend(code),
    onError: (error) => form.setError('code', { message: wordsOf(error) }),
  });
  return (
    <Form
      form={form}
      isBusy={isPending}
      onSubmit={(fields) => mutate(fields)}
      className="grid gap-4"
    >
      <FormTextField
        label={label}
        hint={hint}
        name="code"
        rules={{ required: 'Please enter the code.', setValueAs: (text: string) => text.trim() }}
        autoComplete="one-time-code"
        autoCapitalize="off"
        spellCheck={false}
        maxLength={64}
      />
      <Button type="submit" variant="primary" busy={isPending} className="justify-self-start">
        {action}
      </Button>
    </Form>
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
