import type { Enrolment as Begun } from '@likeness/contracts/http/operator';
import { useState } from 'react';
import { encode } from 'uqr';
import { call } from '../../lib/api/request.js';
import { CodeForm } from './code-form.js';
import { Narrow } from './board-section.js';

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

const BORDER = 4;

/** Dark on white in both themes, because cameras need it. */
function QrCode({ text, label }: { text: string; label: string }) {
  const { data, size } = encode(text, { ecc: 'M', border: BORDER });
  const path = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])),
  );
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="w-full max-w-60 rounded-frame border border-line"
    >
      <rect width={size} height={size} fill="white" />
      <path d={path.join('')} fill="black" />
    </svg>
  );
}
