import { Button } from '../../../components/button.js';
import { Notice } from '../../../components/notice.js';
import { UNKNOWN_ERROR } from '../../../lib/api/api-error.js';
import { useIsMember } from '../../../lib/session/use-session.js';
import { isBoxed, type Problem } from '../../runs/run/problem.js';
import { comeBackWords } from './come-back-words.js';
import * as text from '../messages/en.js';

type ProblemBoxProps = {
  problem: Problem | null;
  /** In place of the server’s words for an unknown error. */
  unknownError?: string;
  onDismiss: () => void;
};

/** The red box: what went wrong, and when to come back where that is known. */
export function ProblemBox({ problem, unknownError = UNKNOWN_ERROR, onDismiss }: ProblemBoxProps) {
  const isMember = useIsMember();
  if (!problem || !isBoxed(problem, isMember)) return null;
  return (
    <Notice
      tone="error"
      title={problem.detail === UNKNOWN_ERROR ? unknownError : problem.detail}
      action={
        <Button size="sm" variant="quiet" onClick={onDismiss}>
          {text.dismiss}
        </Button>
      }
    >
      {comeBackWords(problem)}
    </Notice>
  );
}
