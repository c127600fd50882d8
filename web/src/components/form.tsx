import { useHydrated } from '@tanstack/react-router';
import { type ComponentProps, type ReactNode, useEffect } from 'react';
import { type FieldValues, FormProvider, type Path, type UseFormReturn } from 'react-hook-form';
import { pageAt } from '../lib/locale.js';
import { tab } from '../lib/storage.js';
import { useWindowEvents } from '../lib/use-window-events.js';
import { Button } from './button.js';

type Fields = Readonly<Record<string, unknown>>;

const keyOf = (fields: Fields) => `${pageAt(location.pathname)} ${Object.keys(fields).join()}`;

/** Keeps what is typed, except passwords, for the next document of this tab, such as the page in another language. */
function keepDraft(fields: Fields, unchanged: Fields): void {
  const typed = Object.entries(fields).filter(
    ([name, value]) => value !== unchanged[name] && !/pass|conf/.test(name),
  );
  tab.write(keyOf(fields), JSON.stringify(typed));
}

/** Gives a form's draft once. */
function takeDraft(fields: Fields): [name: string, value: unknown][] {
  const key = keyOf(fields);
  const draft = tab.read(key) ?? '[]';
  tab.remove(key);
  return JSON.parse(draft) as [string, unknown][];
}

type FormProps<Fields extends FieldValues, Output> = {
  form: UseFormReturn<Fields, unknown, Output>;
  onSubmit: (output: Output) => void;
  isBusy?: boolean;
  id?: string;
  className?: string;
  children: ReactNode;
};

/** Provides the form to its fields. Ignores a submit while the previous one runs. */
export function Form<Fields extends FieldValues, Output>({
  form,
  onSubmit,
  isBusy = false,
  id,
  className = 'grid gap-5',
  children,
}: FormProps<Fields, Output>) {
  const isHydrated = useHydrated();
  const { getValues, setValue } = form;
  const { defaultValues } = form.formState;
  useEffect(() => {
    for (const [name, value] of takeDraft(getValues())) {
      setValue(name as Path<Fields>, value as never, { shouldDirty: true });
    }
  }, [getValues, setValue]);
  useWindowEvents({ pagehide: () => keepDraft(getValues(), defaultValues ?? {}) });
  const submit = form.handleSubmit(onSubmit);
  const isWaiting = isBusy || form.formState.isSubmitting;
  return (
    <FormProvider {...form}>
      <form
        id={id}
        noValidate
        // Before hydration, a submit would put the input into the URL.
        inert={!isHydrated}
        className={className}
        onFocus={(event) => readFields(form, event.currentTarget)}
        onPointerOver={(event) => readFields(form, event.currentTarget)}
        onSubmit={(event) => {
          event.preventDefault();
          if (isWaiting) return;
          readFields(form, event.currentTarget);
          void submit(event);
        }}
      >
        {children}
      </form>
    </FormProvider>
  );
}

/** Password managers may fill a field without an event. */
function readFields<Fields extends FieldValues, Output>(
  { getValues, setValue }: UseFormReturn<Fields, unknown, Output>,
  element: HTMLFormElement,
): void {
  for (const [field, read] of new FormData(element)) {
    const name = field as Path<Fields>;
    const known: unknown = getValues(name);
    if (typeof read !== 'string' || typeof known !== 'string') continue;
    const value = read.replaceAll('\r\n', '\n');
    if (value !== known) setValue(name, value as never);
  }
}

type SubmitButtonProps = Omit<ComponentProps<typeof Button>, 'type' | 'size'> & { busy: boolean };

/** Disabled while the form is sent. */
export function SubmitButton({ busy, disabled = false, ...button }: SubmitButtonProps) {
  return (
    <Button
      type="submit"
      variant="primary"
      size="lg"
      busy={busy}
      disabled={busy || disabled}
      {...button}
    />
  );
}
