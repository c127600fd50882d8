import type { OperatorActName } from '@likeness/contracts/http/operator';

export const actWords: Readonly<Record<OperatorActName, string>> = {
  appointed: 'Appointed an operator',
  dismissed: 'Dismissed an operator',
  enrolment_begun: 'Began to set up the second factor',
  enrolled: 'Set up the second factor',
  signed_in: 'Showed the second factor',
  signed_in_by_recovery_code: 'Used a recovery code',
  code_refused: 'Entered a wrong code',
  signed_out: 'Left the page',
  job_retry: 'Had a job done again',
  job_retry_failed: 'The job was not done again',
  job_discard: 'Discarded a job',
  job_discard_failed: 'The job was not discarded',
  queue_paused: 'Paused a queue',
  queue_resumed: 'Resumed a queue',
  suspended: 'Suspended an account',
  suspension_viewed: 'Read why an account is suspended',
  suspension_lifted: 'Lifted a suspension',
};
