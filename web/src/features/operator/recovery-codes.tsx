import { Button } from '../../components/button.js';
import { Narrow } from './narrow.js';

export function RecoveryCodes({ codes, onKept }: { codes: readonly string[]; onKept: () => void }) {
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
