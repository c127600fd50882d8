import { toasts } from '../../components/toast-store.js';
import { call } from '../../lib/api/request.js';
import { CodeForm } from './code-form.js';
import { Narrow } from './narrow.js';

const FEW = 3;

export function SecondFactor({ onShown }: { onShown: () => Promise<void> }) {
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
