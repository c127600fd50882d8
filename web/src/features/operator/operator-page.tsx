import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { RetryNotice } from '../../components/retry-notice.js';
import { Spinner } from '../../components/spinner.js';
import { ApiError } from '../../lib/api/api-error.js';
import { call } from '../../lib/api/request.js';
import { titleOf } from '../../lib/head/site-title.js';
import { Enrolment } from './enrolment.js';
import { STATE_KEY } from './keys.js';
import { OperatorBoard } from './operator-board.js';
import { RecoveryCodes } from './recovery-codes.js';
import { SecondFactor } from './second-factor.js';

export function OperatorPage() {
  return (
    <>
      <title>{titleOf('Operator')}</title>
      <meta name="robots" content="noindex, nofollow" />
      <OperatorSteps />
    </>
  );
}

function OperatorSteps() {
  const queryClient = useQueryClient();
  const state = useQuery({
    queryKey: STATE_KEY,
    queryFn: () => call('GET /api/auth/operator/session'),
    retry: false,
  });
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);
  const reload = () => queryClient.invalidateQueries({ queryKey: STATE_KEY });

  if (recoveryCodes !== null) {
    return <RecoveryCodes codes={recoveryCodes} onKept={() => setRecoveryCodes(null)} />;
  }
  if (state.error instanceof ApiError && state.error.status === 404) {
    return <Navigate to="/" replace />;
  }
  if (state.isError) {
    return (
      <div className="mx-auto w-full max-w-xl px-4 py-16">
        <RetryNotice
          title="The operator’s page can’t be opened now."
          size="md"
          onRetry={() => void state.refetch()}
        />
      </div>
    );
  }
  if (!state.data) {
    return (
      <p role="status" className="flex items-center gap-3 px-4 py-16">
        <Spinner /> Loading
      </p>
    );
  }
  if (state.data.session) return <OperatorBoard session={state.data.session} onEnd={reload} />;
  if (state.data.has_factor) return <SecondFactor onShown={reload} />;
  return (
    <Enrolment
      onEnrolled={(codes) => {
        setRecoveryCodes(codes);
        return reload();
      }}
    />
  );
}
