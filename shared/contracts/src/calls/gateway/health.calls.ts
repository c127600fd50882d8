import { healthSchema } from '../../http/health.js';
import { defineCalls } from '../call-definition.js';

export const healthCalls = defineCalls('gateway', {
  readHealth: {
    at: 'GET /api/health',
    callers: 'everybody',
    summary: 'Whether everything works now',
    answers: {
      200: { says: 'All is well.', of: healthSchema },
      503: { says: 'Some part is not available.', of: healthSchema },
    },
  },
});
