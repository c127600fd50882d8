import { Button } from '../../components/button.js';
import { Logo } from '../../components/logo.js';
import { titleOf } from '../../lib/page-format.js';
import * as text from './messages.js';

/** The service worker shows it at any unreachable URL, so it needs no script. */
export function OfflinePage() {
  return (
    <>
      <title>{titleOf(text.noConnection)}</title>
      <header className="border-b border-line">
        <div className="wrap flex h-18 items-center">
          <Logo />
        </div>
      </header>
      <main className="wrap py-section">
        <div className="crop-marks grid justify-items-start gap-5 p-[clamp(2rem,6vw,4.5rem)]">
          <h1 className="type-h2">{text.youAreOffline}</h1>
          <p className="max-w-[48ch] text-lead text-ink-2">{text.offlineReason}</p>
          <Button asChild variant="primary" size="lg">
            <a href="">{text.tryAgain}</a>
          </Button>
        </div>
      </main>
    </>
  );
}
