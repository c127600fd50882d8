import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { Button } from '../../components/button.js';
import { FormTextField } from '../../components/form-field.js';
import { Form } from '../../components/form.js';
import { wordsOf } from './words-of.js';

const EMPTY = { email: '', credits: '', reason: '' };
type AccountFields = typeof EMPTY;

const CHECK_FIELDS = 'That did not work. Please check the fields.';

type AccountFormProps = {
  action: string;
  hasCredits?: boolean;
  onSend: (fields: AccountFields) => Promise<void>;
};

const required = (message: string) => ({
  required: message,
  setValueAs: (text: string) => text.trim(),
});

/** For an act on the account of an email address, with a reason. */
export function AccountForm({ action, hasCredits = false, onSend }: AccountFormProps) {
  const queryClient = useQueryClient();
  const form = useForm({ defaultValues: EMPTY });
  const { mutate, isPending } = useMutation({
    mutationFn: onSend,
    onSuccess: () => form.reset(EMPTY),
    onError: (error) => form.setError('email', { message: wordsOf(error, CHECK_FIELDS) }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['operator'] }),
  });
  return (
    <Form
      form={form}
      isBusy={isPending}
      onSubmit={(fields) => mutate(fields)}
      className="grid items-start gap-4 md:grid-cols-3"
    >
      <FormTextField
        label="Email of the account"
        name="email"
        type="email"
        autoComplete="off"
        rules={required('Please enter the email.')}
      />
      {hasCredits && (
        <FormTextField
          label="Credits"
          name="credits"
          inputMode="numeric"
          hint="Below zero takes credits."
          rules={required('Please enter a number.')}
        />
      )}
      <FormTextField
        label="Reason"
        name="reason"
        maxLength={200}
        hint="3 to 200 characters; the log keeps it for a year."
        rules={required('Please enter the reason.')}
      />
      <Button type="submit" busy={isPending} className="justify-self-start md:col-span-3">
        {action}
      </Button>
    </Form>
  );
}
