import { Button } from '../../components/button.js';
import { Logo } from '../../components/logo.js';
import { titleOf } from '../../lib/head/site-title.js';

/** The service worker shows it at any unreachable URL, so it needs no script. */
export function OfflinePage() {
  return (
    <>
      <title>{titleOf('No connection')}</title>
      <header className="border-b border-line">
        <div className="wrap flex h-18 items-center">
          <Logo />
        </div>
      </header>
      <main className="wrap py-section">
        <div className="crop-marks grid justify-items-start gap-5 p-[clamp(2rem,6vw,4.5rem)]">
          <h1 className="type-h2">You’re offline.</h1>
          <p className="max-w-[48ch] text-lead text-ink-2">
            This page will load when you’re back online. We keep working on your images, and nothing
            is lost.
          </p>
          <Button asChild variant="primary" size="lg">
            <a href="">Try again</a>
          </Button>
        </div>
      </main>
    </>
  );
}
