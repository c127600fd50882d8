import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Button } from '../../components/button.js';
import { ConfirmDialog } from '../../components/confirm-dialog.js';
import { wordsOf } from './words-of.js';

type ConfirmedActProps = {
  title: string;
  description: string;
  action: string;
  /** Of the button that asks. */
  children: ReactNode;
  disabled?: boolean;
  act: () => Promise<unknown>;
};

export function ConfirmedAct({ children, disabled, act, ...words }: ConfirmedActProps) {
  const queryClient = useQueryClient();
  const [isAsked, setAsked] = useState(false);

  async function confirm() {
    await act();
    setAsked(false);
    await queryClient.invalidateQueries({ queryKey: ['operator'] });
  }
  return (
    <>
      <Button size="sm" disabled={disabled} onClick={() => setAsked(true)}>
        {children}
      </Button>
      <ConfirmDialog
        variant="primary"
        keep="Cancel"
        open={isAsked}
        failureOf={wordsOf}
        onClose={() => setAsked(false)}
        onConfirm={confirm}
        {...words}
      />
    </>
  );
}
