import { useQueryClient } from '@tanstack/react-query';
import { ConfirmDialog } from '../../components/confirm-dialog.js';
import { ApiError } from '../../lib/api/api-error.js';

const FAILED = 'That did not work. Please try again.';

type ConfirmedActProps<Row> = {
  title: string;
  description: string;
  action: string;
  /** Null while nothing is asked. */
  chosen: Row | null;
  act: (row: Row) => Promise<unknown>;
  onEnd: () => void;
};

export function ConfirmedAct<Row>({ chosen, act, onEnd, ...words }: ConfirmedActProps<Row>) {
  const queryClient = useQueryClient();

  async function confirm() {
    if (chosen === null) return;
    await act(chosen);
    onEnd();
    await queryClient.invalidateQueries({ queryKey: ['operator'] });
  }
  return (
    <ConfirmDialog
      variant="primary"
      keep="Cancel"
      open={chosen !== null}
      failureOf={failureOf}
      onClose={onEnd}
      onConfirm={confirm}
      {...words}
    />
  );
}

function failureOf(error: Error): string {
  return error instanceof ApiError ? (error.detail ?? FAILED) : FAILED;
}
