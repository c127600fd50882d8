import { useStore } from '../../../lib/store/use-store.js';
import { ConsentDialog } from '../../consent/consent-dialog.js';
import type { PhotoIntake } from '../../runs/photos/photo-intake.js';
import type { RunController } from '../../runs/run/run-controller.js';
import type { RunState } from '../../runs/run/run-state.js';
import * as text from '../messages/en.js';
import { ProblemDialogs } from './problem-dialogs.js';

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
