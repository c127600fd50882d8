import { useEffect, type RefObject } from 'react';

/** Focuses the faulty field once its error message has rendered. */
export function useFocusFault(
  form: RefObject<HTMLFormElement | null>,
  fault: { field: string } | null,
): void {
  useEffect(() => {
    if (fault) form.current?.querySelector<HTMLElement>(`[name="${fault.field}"]`)?.focus();
  }, [form, fault]);
}
