import { useEffect, type RefObject } from 'react';

export function useFocusFault(
  form: RefObject<HTMLFormElement | null>,
  fault: { field: string } | null,
): void {
  useEffect(() => {
    if (fault) form.current?.querySelector<HTMLElement>(`[name="${fault.field}"]`)?.focus();
  }, [form, fault]);
}
