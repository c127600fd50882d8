import { useHydrated } from '@tanstack/react-router';
import { useEffect, type ReactNode } from 'react';
import { keepDraft, takeDraft } from '../../lib/forms/form-draft.js';
import { useWindowEvents } from '../../lib/use-window-events.js';
import { FormProvider, type FieldValues, type Path, type UseFormReturn } from 'react-hook-form';

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
