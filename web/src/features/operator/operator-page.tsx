import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Navigate } from '@tanstack/react-router';
import { useState } from 'react';
import { Button, Spinner } from '../../components/button.js';
import { RetryNotice } from '../../components/retry-notice.js';
import { toasts } from '../../components/toast-store.js';
import { ApiError } from '../../lib/api/api-error.js';
import { call } from '../../lib/api/request.js';
import { titleOf } from '../../lib/page-format.js';
import { lateComponent } from '../../lib/late-component.js';
import { CodeForm } from './code-form.js';
import { Narrow } from './board-section.js';
import { OperatorBoard } from './operator-board.js';
import { stateQuery } from './keys.js';

/** Draws a QR code, once per operator. */
const Enrolment = lateComponent(async () => (await import('./enrolment.js')).Enrolment);

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
  const state = useQuery(stateQuery);
  const [recoveryCodes, setRecoveryCodes] = useState<readonly string[] | null>(null);
  const reload = () => queryClient.invalidateQueries({ queryKey: stateQuery.queryKey });

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

function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
  return (
    <Narrow title="Your recovery codes">
      <p>
        Each lets you in once without your app. They are not shown again: write them down or print
        them, and keep them apart from your phone.
      </p>
      <ul className="grid gap-1.5 rounded-panel border border-line bg-paper p-4 font-mono text-sm">
        {codes.map((code) => (
          <li key={code} data-recovery-code>
            {code}
          </li>
        ))}
      </ul>
      <Button variant="primary" className="justify-self-start" onClick={onKept}>
        I have kept them
      </Button>
    </Narrow>
  );
}

const FEW = 3;

function SecondFactor({ onShown }: { onShown: () => Promise<void> }) {
  async function send(code: string) {
    const body = { code };
    const { recovery_codes_left: left } = await call('POST /api/auth/operator/session', { body });
    if (left <= FEW) {
      toasts.add(
        'warning',
        `${left} recovery codes are left.`,
        'Run the appoint command again for new codes.',
      );
    }
    await onShown();
  }
  return (
    <Narrow title="Second factor">
      <CodeForm
        label="Code"
        hint="Six digits from your authenticator app, or one of your recovery codes."
        action="Open"
        onSend={send}
      />
    </Narrow>
  );
}
