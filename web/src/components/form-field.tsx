import {
  get,
  useController,
  useFormContext,
  useFormState,
  type RegisterOptions,
} from 'react-hook-form';
import { PasswordField } from './password-field.js';
import { TextArea, type TextAreaProps } from './text-area.js';
import { TextField, type TextFieldProps } from './text-field.js';

type Rules = Pick<RegisterOptions, 'required' | 'setValueAs'>;
type FormFieldProps = TextFieldProps & {
  name: string;
  /** Without effect in a form with a schema. */
  rules?: Rules;
};

function useRegistered(name: string, rules?: Rules) {
  const { register } = useFormContext();
  const { errors } = useFormState({ name, exact: true });
  return { ...register(name, rules), error: messageOf(get(errors, name)) };
}

function messageOf(fault: { message?: string } | undefined): string | null {
  return fault?.message ?? null;
}

export function FormTextField({ name, rules, ...props }: FormFieldProps) {
  return <TextField {...props} {...useRegistered(name, rules)} />;
}

/** `error` takes precedence over the one of the form. */
export function FormPasswordField({ name, rules, error, ...props }: FormFieldProps) {
  const field = useRegistered(name, rules);
  return <PasswordField {...props} {...field} error={error ?? field.error} />;
}

type FormTextAreaProps = Omit<TextAreaProps, 'value' | 'onChange'> & { name: string };

export function FormTextArea({ name, ...props }: FormTextAreaProps) {
  const { field, fieldState } = useController<Record<string, string>>({ name });
  return <TextArea {...props} {...field} error={messageOf(fieldState.error)} />;
}
