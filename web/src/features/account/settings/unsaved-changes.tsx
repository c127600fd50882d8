import { useBlocker, useLocation } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ConfirmDialog } from '../../../components/confirm-dialog.js';
import { session } from '../../../lib/session/page-session.js';
import { askBeforeLosing, mayLoseWork } from '../../../lib/unsaved-work.js';
import * as text from './messages/en.js';

export function UnsavedChanges({ exist }: { exist: boolean }) {
  const [here] = useState(useLocation({ select: ({ pathname }) => pathname }));
  const [answer, setAnswer] = useState<((mayLose: boolean) => void) | null>(null);

  useEffect(() => {
    if (!exist) return;
    return askBeforeLosing(() => new Promise((resolve) => setAnswer(() => resolve)));
  }, [exist]);

  useBlocker({
    disabled: !exist,
    enableBeforeUnload: true,
    shouldBlockFn: async ({ current, next }) => {
      // The form stays mounted while the next page loads, so a return to it loses nothing.
      const isLeaving = current.pathname === here && next.pathname !== here;
      // An ended session always leaves the page.
      if (!isLeaving || session.getState().status !== 'signed-in') return false;
      return !(await mayLoseWork());
    },
  });

  const decide = (mayLose: boolean) => {
    answer?.(mayLose);
    setAnswer(null);
  };
  return (
    <ConfirmDialog
      open={answer !== null}
      title={text.leaveUnsaved}
      description={text.unsavedChanges}
      keep={text.stay}
      action={text.discard}
      onConfirm={() => Promise.resolve(true).then(decide)}
      onClose={() => decide(false)}
    />
  );
}
