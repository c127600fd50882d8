import { useQuery } from '@tanstack/react-query';
import { Button } from '../../../components/button.js';
import { Dialog } from '../../../components/dialog.js';
import { useIsMember } from '../../../lib/session/use-session.js';
import { useStore } from '../../../lib/store/store.js';
import { timeWords } from '../../../lib/time-words.js';
import { ConsentDialog } from '../../consent/consent-dialog.js';
import type { PhotoIntake } from '../../runs/photos/photo-intake.js';
import { allowanceQuery } from '../../runs/run-queries.js';
import { isBoxed, type Problem } from '../../runs/run/problem.js';
import type { RunController } from '../../runs/run/run-controller.js';
import type { RunState } from '../../runs/run/run-state.js';
import * as text from '../messages.js';
import { comeBackWords } from './come-back-words.js';

type RunDialogsProps = {
  state: RunState;
  run: RunController;
  intake: PhotoIntake;
  onProblemClosed: () => void;
};

/** What a run has to ask or to say in a dialog. */
export function RunDialogs({ state, run, intake, onProblemClosed }: RunDialogsProps) {
  const asksAtPhoto = useStore(intake);
  return (
    <>
      <ConsentDialog
        open={state.phase === 'consent' || asksAtPhoto}
        agreeWords={asksAtPhoto ? text.agree : text.agreeAndCreate}
        onAgree={() => void (asksAtPhoto ? intake : run).agree()}
        onDecline={asksAtPhoto ? intake.decline : run.decline}
      />
      <ProblemDialogs
        problem={state.problem}
        onClose={() => {
          run.dismissProblem();
          onProblemClosed();
        }}
      />
    </>
  );
}

type ProblemDialogsProps = { problem: Problem | null; onClose: () => void };

/** The two refusals that visitors meet in a dialog: the allowance is used up, or too much at once. */
function ProblemDialogs({ problem: any, onClose }: ProblemDialogsProps) {
  const isMember = useIsMember();
  const problem = any && !isBoxed(any, isMember) ? any : null;
  const isExhausted = problem?.kind === 'exhausted';
  const { data: allowance } = useQuery({ ...allowanceQuery, enabled: isExhausted });
  return (
    <>
      <Dialog
        open={isExhausted}
        onClose={onClose}
        title={text.exhausted}
        description={
          allowance?.next_at
            ? text.exhaustedUntil(timeWords(allowance.next_at))
            : text.exhaustedReason
        }
        footer={
          <>
            <Button onClick={onClose}>{text.gotIt}</Button>
            <Button asChild variant="primary">
              <a href="/signup">{text.createFreeAccount}</a>
            </Button>
          </>
        }
      />
      <Dialog
        open={problem?.kind === 'rate-limited'}
        onClose={onClose}
        title={text.tooManyRequests}
        description={problem && `${problem.detail} ${comeBackWords(problem) ?? ''}`}
        footer={<Button onClick={onClose}>{text.gotIt}</Button>}
      />
    </>
  );
}
