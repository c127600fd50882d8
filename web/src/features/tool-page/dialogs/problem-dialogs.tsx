import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../components/button.js';
import { Dialog } from '../../../components/dialog.js';
import { useIsMember } from '../../../lib/session/use-session.js';
import { allowanceQuery } from '../../runs/run-queries.js';
import { timeWords } from '../../../lib/time-words.js';
import { isBoxed, type Problem } from '../../runs/run/problem.js';
import { comeBackWords } from './come-back-words.js';

type ProblemDialogsProps = { problem: Problem | null; onClose: () => void };

/** The two refusals that visitors meet in a dialog: the allowance is used up, or too much at once. */
export function ProblemDialogs({ problem: any, onClose }: ProblemDialogsProps) {
  const isMember = useIsMember();
  const problem = any && !isBoxed(any, isMember) ? any : null;
  const isExhausted = problem?.kind === 'exhausted';
  const { data: allowance } = useQuery({ ...allowanceQuery, enabled: isExhausted });
  const close = (open: boolean) => !open && onClose();
  return (
    <>
      <Dialog
        open={isExhausted}
        onOpenChange={close}
        title="Free Generations Exhausted"
        description={`Your free sets are used up for now. Please try again later, or create a free account.${
          allowance?.next_at ? ` The next one opens ${timeWords(allowance.next_at)}.` : ''
        }`}
        footer={
          <>
            <Button onClick={onClose}>Got it</Button>
            <Button asChild variant="primary">
              <a href="/signup">Create free account</a>
            </Button>
          </>
        }
      />
      <Dialog
        open={problem?.kind === 'rate-limited'}
        onOpenChange={close}
        title="Too Many Requests"
        description={problem && `${problem.detail} ${comeBackWords(problem) ?? ''}`}
        footer={<Button onClick={onClose}>Got it</Button>}
      />
    </>
  );
}
