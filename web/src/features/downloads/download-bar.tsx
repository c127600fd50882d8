import { Button } from '../../components/button.js';
import { ProgressTicks } from '../../components/progress-ticks.js';
import { useStore } from '../../lib/store/store.js';
import { useWindowEvents } from '../../lib/use-window-events.js';
import { byteWords, type DownloadProgress, percentOf } from './download-state.js';
import { bulkDownload } from './page-downloads.js';
import * as text from './messages.js';

export function DownloadBar() {
  const progress = useStore(bulkDownload);
  useWindowEvents({ beforeunload: (event) => event.preventDefault() }, progress !== null);
  return progress && <RunningDownload progress={progress} onCancel={bulkDownload.cancel} />;
}

function wordsOf({ loaded, total, files }: DownloadProgress): string {
  if (files) return text.filesDone(files.done, files.of, byteWords(loaded));
  if (loaded === 0) return text.preparing;
  return total === null ? byteWords(loaded) : text.sizeOf(byteWords(loaded), byteWords(total));
}

type RunningDownloadProps = { progress: DownloadProgress; onCancel: () => void };

function RunningDownload({ progress, onCancel }: RunningDownloadProps) {
  const percent = percentOf(progress);
  const words = wordsOf(progress);
  return (
    <section
      aria-label={text.running}
      className="sticky top-3 z-10 grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1.5 rounded-control border border-line bg-paper px-4 py-3 shadow-bar"
    >
      <p className="type-data flex justify-between gap-3 text-ink-2">
        <span>
          <b className="font-bold text-ink">{text.downloading(progress.images)}</b>{' '}
          <span>{percent !== null && text.percent(percent)}</span>
        </span>
        <span>{words}</span>
      </p>
      <Button size="sm" className="row-span-2" onClick={onCancel}>
        {text.cancel}
      </Button>
      <ProgressTicks
        label={text.running}
        percent={percent ?? 0}
        valueText={percent === null ? words : text.progress(percent, words)}
      />
    </section>
  );
}
