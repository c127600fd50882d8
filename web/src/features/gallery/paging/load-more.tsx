import { Button } from '../../../components/button.js';
import { useBusy } from '../../../lib/use-busy.js';
import { wait } from '../../../lib/wait.js';
import * as text from '../messages/en.js';

/** In ms: long enough for the user to see the response to the click. */
const LOAD_AFTER_MS = 500;

type LoadMoreProps = { loaded: number; pageCount: number; onLoad: () => Promise<unknown> };

export function LoadMore({ loaded, pageCount, onLoad }: LoadMoreProps) {
  const [isBusy, run] = useBusy();
  if (pageCount < 2) return null;

  async function load() {
    await wait(LOAD_AFTER_MS);
    await onLoad();
  }
  return (
    <div className="grid justify-items-center gap-2 pt-8">
      {loaded < pageCount && (
        <Button busy={isBusy} onClick={() => run(load)}>
          {text.loadMore}
        </Button>
      )}
      <p aria-live="polite" className="type-data text-ink-2">
        {text.loadedPages(loaded, pageCount)}
      </p>
    </div>
  );
}
