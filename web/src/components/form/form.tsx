import { useHydrated } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { FormProvider, type FieldValues, type UseFormReturn } from 'react-hook-form';

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
        onSubmit={(event) => {
          if (isWaiting) event.preventDefault();
          else void submit(event);
        }}
      >
        {children}
      </form>
    </FormProvider>
  );
}
