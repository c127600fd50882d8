import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../components/button.js';
import { Dialog } from '../../../components/dialog.js';
import { timeWords } from '../form/time-words.js';
import { allowanceQuery } from '../generator-queries.js';
import type { Problem } from '../run/problem.js';
import { waitWords } from '../run/run-view.js';

type ProblemDialogsProps = { problem: Problem | null; onClose: () => void };

function comeBack({ retryAfterSeconds }: Problem, nextAt: string | null): string {
  if (nextAt !== null) return ` The next one opens ${timeWords(nextAt)}.`;
  return retryAfterSeconds === null ? '' : ` Try again in ${waitWords(retryAfterSeconds)}.`;
}

/** The two refusals that deserve a dialog: the allowance is used up, or too much at once. */
export function ProblemDialogs({ problem, onClose }: ProblemDialogsProps) {
  const isExhausted = problem?.kind === 'exhausted';
  const { data: allowance } = useQuery({ ...allowanceQuery, enabled: isExhausted });
  const close = (open: boolean) => !open && onClose();
  return (
    <>
      <Dialog
        open={isExhausted}
        onOpenChange={close}
        title="Free Generations Exhausted"
        description={`Your free generations are used up for now. Please try again later, or create a free account.${
          problem
            ? comeBack({ ...problem, retryAfterSeconds: null }, allowance?.next_at ?? null)
            : ''
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
        description={problem && `${problem.detail}${comeBack(problem, null)}`}
        footer={<Button onClick={onClose}>Got it</Button>}
      />
    </>
  );
}
