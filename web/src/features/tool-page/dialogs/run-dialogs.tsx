import { useRef } from 'react';
import { Button } from '../../../components/button.js';
import { Dialog } from '../../../components/dialog.js';
import { useIsMember } from '../../../lib/session/use-session.js';
import { useStore } from '../../../lib/store/use-store.js';
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

type ConsentDialogProps = {
  open: boolean;
  /** What the agreement leads to. */
  agreeWords: string;
  onAgree: () => void;
  onDecline: () => void;
};

/** Asks once, before the first photo leaves the device, whether faces may be analysed. */
function ConsentDialog({ open, agreeWords, onAgree, onDecline }: ConsentDialogProps) {
  const isMember = useIsMember();
  const decline = useRef<HTMLButtonElement>(null);
  return (
    <Dialog
      open={open}
      onClose={onDecline}
      title={text.mayWeAnalyse}
      description={text.whyAnalyse}
      initialFocus={decline}
      footer={
        <>
          <Button ref={decline} onClick={onDecline}>
            {text.notNow}
          </Button>
          <Button variant="primary" onClick={onAgree}>
            {agreeWords}
          </Button>
        </>
      }
    >
      <ul className="grid list-disc gap-1.5 pl-5 text-sm text-ink-2">
        <li>{isMember ? text.notStoredMember : text.notStoredGuest}</li>
        <li>{text.mayWithdraw}</li>
        <li>{text.everyoneAgreed}</li>
      </ul>
    </Dialog>
  );
}
