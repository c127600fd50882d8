import type { Image } from '@likeness/contracts/http/images';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toasts } from '../../components/toast-store.js';
import { call } from '../../lib/api/request.js';
import { IMAGES_KEY } from '../../lib/images/image-queries.js';
import { useTellImages } from '../../lib/images/use-tell-images.js';
import { logFault } from '../../lib/log.js';
import { session } from '../../lib/session/page-session.js';
import { throughLogin } from '../../lib/session/through-login.js';
import { useBusy } from '../../lib/use-busy.js';
import { removeInParts } from './remove-in-parts.js';
import { doneWords } from './removal-words.js';
import { priceOf } from './watermark-rules.js';

export function useRemoval(images: readonly Image[], onDone: () => void) {
  const queryClient = useQueryClient();
  const tellImages = useTellImages();
  const [removed, setRemoved] = useState(0);
  const [fault, setFault] = useState<string | null>(null);
  const [isRunning, run] = useBusy();

  async function remove() {
    const payer = session.getState().user;
    const ids = images.map(({ id }) => id);
    const end = await removeInParts(ids, {
      send: (image_ids) =>
        throughLogin(() => call('POST /api/images/remove-watermarks', { body: { image_ids } })),
      onRemoved: (clean) => {
        tellImages.updated(clean);
        setRemoved((count) => count + clean.length);
      },
      log: logFault,
    });
    void session.refresh();
    if (end.fault !== null) {
      // The server may have removed watermarks even though the response was lost.
      void queryClient.invalidateQueries({ queryKey: IMAGES_KEY });
      setFault(end.fault);
      return;
    }
    if (payer) {
      const { title, message } = doneWords(end.removed, priceOf(end.removed, payer));
      toasts.add('success', title, message);
    }
    onDone();
  }

  return { state: { isRunning, removed, fault }, start: () => run(remove) };
}
