import { useMutation } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/button.js';
import { Form } from '../../components/form.js';
import { FormTextField } from '../../components/form-field.js';
import { ApiError } from '../../lib/api/api-error.js';
import { wordsOf } from './words-of.js';

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
    onError: (error) => form.setError('code', { message: wordsOfCode(error) }),
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

function wordsOfCode(failure: Error): string {
  const seconds =
    failure instanceof ApiError && failure.status === 429 && failure.retryAfterSeconds;
  return typeof seconds === 'number'
    ? `Too many wrong codes. Please try again in ${Math.ceil(seconds / 60)} minutes.`
    : wordsOf(failure);
}
