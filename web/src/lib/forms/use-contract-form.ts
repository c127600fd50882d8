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

/** Shows the first fault of each field. */
export function useContractForm<Fields extends FieldValues, Output>({
  check,
  ...options
}: Options<Fields, Output>): ContractForm<Fields, Output> {
  const form = useForm<Fields, unknown, Output>({
    ...options,
    resolver: async (fields) => {
      const checked = await loadPatiently(check).catch(() => null);
      // The page says that it is outdated.
      if (!checked)
        return { values: {}, errors: { root: { type: 'late' } } as FieldErrors<Fields> };
      const { data, error } = checked(fields);
      if (!error) return { values: data, errors: {} };
      const faults = error.issues.toReversed();
      const errors = Object.fromEntries(
        faults.map(({ path, code, message }) => [String(path[0]), { type: code, message }]),
      ) as FieldErrors<Fields>;
      return { values: {}, errors };
    },
  });
  const { isDirty } = form.formState;
  useEffect(() => {
    if (isDirty) check().catch(() => undefined);
  }, [check, isDirty]);
  return form;
}
