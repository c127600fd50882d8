import type { ComponentProps } from 'react';
import { Button } from '../button.js';

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
