import { toasts } from '../../components/toast-store.js';
import { showSecondFactor } from '../../lib/api/operator-api.js';
import { CodeForm } from './code-form.js';
import { Narrow } from './narrow.js';

const FEW = 3;

export function SecondFactor({ onShown }: { onShown: () => Promise<void> }) {
  async function send(code: string) {
    const { recovery_codes_left: left } = await showSecondFactor(code);
    if (left <= FEW) {
      toasts.add(
        'warning',
        `${left} recovery codes are left.`,
        'Have yourself appointed anew for more.',
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
