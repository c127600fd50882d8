import type { RunController } from '../run/run-controller.js';
import type { RunState } from '../run/run-state.js';
import { ConsentDialog } from './consent-dialog.js';
import { ProblemDialogs } from './problem-dialogs.js';

type RunDialogsProps = { state: RunState; run: RunController; onProblemClosed: () => void };

/** What a run has to ask or to say in a dialog. */
export function RunDialogs({ state, run, onProblemClosed }: RunDialogsProps) {
  return (
    <>
      <ConsentDialog
        open={state.phase === 'consent'}
        onAgree={() => void run.agree()}
        onDecline={run.decline}
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
