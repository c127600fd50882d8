import { useRef } from 'react';
import { Button } from '../../components/button.js';
import { Dialog } from '../../components/dialog.js';
import { useIsMember } from '../../lib/session/use-session.js';
import * as text from './messages.js';

type ConsentDialogProps = {
  open: boolean;
  /** What the agreement leads to. */
  agreeWords: string;
  onAgree: () => void;
  onDecline: () => void;
};

/** Asks once, before the first photo leaves the device, whether faces may be analysed. */
export function ConsentDialog({ open, agreeWords, onAgree, onDecline }: ConsentDialogProps) {
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
