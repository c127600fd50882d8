import type { Logger } from '@likeness/service-kit/logging/logger';
import { ProcessDetails } from '@likeness/service-kit/presence/process-registry';

/** Tells operators that no authority for time stamps is set, in the log and on their page. */
export class StampDetails extends ProcessDetails {
  constructor(
    private readonly authorities: readonly string[],
    logger: Pick<Logger, 'warn'>,
  ) {
    super();
    if (authorities.length > 0) return;
    logger.warn('C2PA_TIMESTAMP_URL is not set, so pictures are signed without a time stamp');
  }

  details(): Record<string, string[]> {
    return { time_stamps: this.authorities.length > 0 ? [] : ['none'] };
  }
}
