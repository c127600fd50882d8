import { Check, Copy } from 'lucide-react';
import { IconButton } from '../../../components/icon-button.js';
import { copyAddresses } from '../../../lib/share/share-picture.js';
import { thisBrowser } from '../../../lib/share/sharing-browser.js';
import { useBriefly } from '../../../lib/use-briefly.js';
import * as text from '../messages/en.js';

const SAYS_SO_MS = 2_000;

export function CopySeed({ seed }: { seed: number }) {
  const [outcome, setOutcome] = useBriefly<'copied' | 'failed'>(SAYS_SO_MS);

  async function copy() {
    const isCopied = await copyAddresses([String(seed)], thisBrowser);
    setOutcome(isCopied ? 'copied' : 'failed');
  }

  return (
    <span className="-my-2 flex items-center gap-1">
      <span role="status" className="sr-only">
        {outcome === 'copied' && text.seedCopied}
        {outcome === 'failed' && text.couldNotCopySeed}
      </span>
      {seed}
      <IconButton
        label={text.copySeed}
        className="-mr-3 [&_svg]:size-4!"
        onClick={() => void copy()}
      >
        {outcome === 'copied' ? <Check aria-hidden /> : <Copy aria-hidden />}
      </IconButton>
    </span>
  );
}
