import { useEffect } from 'react';
import { useStore } from '../../lib/store/use-store.js';
import { bulkDownload } from './page-downloads.js';
import { RunningDownload } from './progress/running-download.js';

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
  return progress && <RunningDownload progress={progress} onCancel={bulkDownload.cancel} />;
}
