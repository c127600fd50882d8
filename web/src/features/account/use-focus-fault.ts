import { useEffect, type RefObject } from 'react';

/** Leads to the field that is wrong, once its message is in the page. */
export function useFocusFault(
  form: RefObject<HTMLFormElement | null>,
  fault: { field: string } | null,
): void {
  useEffect(() => {
    if (fault) form.current?.querySelector<HTMLElement>(`[name="${fault.field}"]`)?.focus();
  }, [form, fault]);
}
