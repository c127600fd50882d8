import type { Enrolment as Begun } from '@likeness/contracts/http/operator';
import { useState } from 'react';
import { call } from '../../lib/api/request.js';
import { CodeForm } from './code-form.js';
import { Narrow } from './narrow.js';
import { QrCode } from './qr-code.js';

export function Enrolment({
  onEnrolled,
}: {
  onEnrolled: (recoveryCodes: readonly string[]) => Promise<void>;
}) {
  const [begun, setBegun] = useState<Begun | null>(null);

  if (begun === null) {
    return (
      <Narrow title="Set up your second factor">
        <CodeForm
          label="Appointment code"
          hint="The command that appointed you printed it."
          action="Continue"
          onSend={async (code) => {
            const body = { appointment_code: code };
            setBegun(await call('POST /api/auth/operator/enrolment', { body }));
          }}
        />
      </Narrow>
    );
  }
  return (
    <Narrow title="Set up your second factor">
      <p>Scan this with an authenticator app, then enter the code that it shows.</p>
      <QrCode text={begun.uri} label="The secret as a picture for an authenticator app" />
      <p className="text-sm text-ink-2">
        Can’t scan it? Enter this by hand:{' '}
        <code className="font-mono break-all text-ink" data-secret>
          {begun.secret}
        </code>
      </p>
      <CodeForm
        label="Code"
        hint="Six digits."
        action="Finish"
        onSend={async (code) => {
          const body = { code };
          const enrolled = await call('POST /api/auth/operator/enrolment/confirmation', { body });
          await onEnrolled(enrolled.recovery_codes);
        }}
      />
    </Narrow>
  );
}
