import { useEffect } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { ApiError } from '../api/api-error.js';

/** Shows the server's faults beside their fields and focuses the first one. */
export function useRefusedFields<Fields extends FieldValues, Output>(
  { getValues, setError }: UseFormReturn<Fields, unknown, Output>,
  error: unknown,
): void {
  useEffect(() => {
    if (!(error instanceof ApiError)) return;
    const refused = Object.entries(error.fields).filter(([name]) => name in getValues());
    refused.forEach(([name, message], index) =>
      setError(name as FieldPath<Fields>, { message }, { shouldFocus: index === 0 }),
    );
  }, [error, getValues, setError]);
}
