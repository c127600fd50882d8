import { useEffect } from 'react';
import {
  useForm,
  type FieldErrors,
  type FieldValues,
  type UseFormProps,
  type UseFormReturn,
} from 'react-hook-form';
import { loadPatiently } from '../late-component.js';
import type { Check } from './check-with.js';

export type ContractForm<Fields extends FieldValues, Output> = UseFormReturn<
  Fields,
  unknown,
  Output
>;

type Options<Fields extends FieldValues, Output> = Omit<
  UseFormProps<Fields, unknown, Output>,
  'resolver'
> & {
  /** Loads once the user types: Zod weighs a fifth of a page's script. */
  check: () => Promise<Check<Fields, Output>>;
};

/** Shows only the first fault that the check finds. */
export function useContractForm<Fields extends FieldValues, Output>({
  check,
  ...options
}: Options<Fields, Output>): ContractForm<Fields, Output> {
  const form = useForm<Fields, unknown, Output>({
    ...options,
    resolver: async (fields) => {
      const { data, error } = (await loadPatiently(check))(fields);
      if (!error) return { values: data, errors: {} };
      const [fault] = error.issues;
      const errors = {
        [String(fault?.path[0])]: { type: fault?.code, message: fault?.message },
      } as FieldErrors<Fields>;
      return { values: {}, errors };
    },
  });
  const { isDirty } = form.formState;
  useEffect(() => {
    if (isDirty) check().catch(() => undefined);
  }, [check, isDirty]);
  return form;
}
