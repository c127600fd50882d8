import type { ComponentProps } from 'react';
import { ConfirmDialog } from '../../components/confirm-dialog.js';
import { ApiError } from '../../lib/api/api-error.js';

const FAILED = 'That did not work. Please try again.';

type ConfirmedActProps = Omit<
  ComponentProps<typeof ConfirmDialog>,
  'keep' | 'variant' | 'failureOf'
>;

export function ConfirmedAct(props: ConfirmedActProps) {
  return <ConfirmDialog variant="primary" keep="Cancel" failureOf={failureOf} {...props} />;
}

function failureOf(error: Error): string {
  return error instanceof ApiError ? (error.detail ?? FAILED) : FAILED;
}
