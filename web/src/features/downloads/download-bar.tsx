import { Suspense, useEffect } from 'react';
import { lateComponent } from '../../lib/late-component.js';
import { useStore } from '../../lib/store/use-store.js';
import { bulkDownload } from './page-downloads.js';

const RunningDownload = lateComponent(
  async () => (await import('./progress/running-download.js')).RunningDownload,
);

function useStaysOnPage(isRunning: boolean) {
  useEffect(() => {
    if (!isRunning) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isRunning]);
}

export function DownloadBar() {
  const progress = useStore(bulkDownload);
  useStaysOnPage(progress !== null);
  if (!progress) return null;
  return (
    <Suspense>
      <RunningDownload progress={progress} onCancel={bulkDownload.cancel} />
    </Suspense>
  );
}
