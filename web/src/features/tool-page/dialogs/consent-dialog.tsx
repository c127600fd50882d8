import { useRef } from 'react';
import { Button } from '../../../components/button.js';
import { Dialog } from '../../../components/dialog.js';
import { useIsMember } from '../../../lib/session/use-session.js';

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
      onOpenChange={(next) => !next && onDecline()}
      title="May we analyse the face in your photos?"
      description="To make portraits that look like you, we measure the geometry of the face and compute a face template: numbers that stand for the face. With it we measure how much each portrait looks like you. It is used for nothing else."
      initialFocus={decline}
      footer={
        <>
          <Button ref={decline} onClick={onDecline}>
            Not now
          </Button>
          <Button variant="primary" onClick={onAgree}>
            {agreeWords}
          </Button>
        </>
      }
    >
      <ul className="grid list-disc gap-1.5 pl-5 text-sm text-ink-2">
        <li>
          The face template is never stored.{' '}
          {isMember
            ? 'Your photos stay in your gallery, where you can delete them.'
            : 'Your photos are deleted after 24 hours.'}
        </li>
        <li>You can withdraw this consent at any time, below the form.</li>
        <li>
          You confirm that everyone in your photos is you or someone who agreed to this, and is 16
          or older (18 or older for styles that an image model draws).
        </li>
      </ul>
    </Dialog>
  );
}
