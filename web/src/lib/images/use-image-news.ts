import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { joinLiveLink } from '../live/page-live-link.js';
import { session } from '../session/page-session.js';
import { useSession } from '../session/use-session.js';
import { readListsAgain } from './image-cache.js';
import { hearImageNews } from './image-news.js';
import { showImageChange } from './tell-image-change.js';

/** The images of a run come one soon after another: they are read once. */
const GATHER_MS = 600;

/**
 * Keeps the person's images current while they are shown: by what other tabs tell, and by live news
 * of images that are finished or, after a payment, changed in another browser.
 */
export function useImageNews(): void {
  const queryClient = useQueryClient();
  const { user } = useSession();
  const userId = user?.id;

  useEffect(() => {
    if (userId === undefined) return;
    const stopHearing = hearImageNews((news) => {
      if (news.userId !== session.getState().user?.id) return;
      showImageChange(queryClient, news.change);
      void readListsAgain(queryClient, news.change);
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    const readSoon = () => {
      clearTimeout(timer);
      timer = setTimeout(() => void readListsAgain(queryClient, { type: 'added' }), GATHER_MS);
    };
    let wasUp = false;
    const link = joinLiveLink({
      onEvent: ({ type }) => {
        if (type === 'render.finished' || type === 'account.changed') readSoon();
      },
      onLink: (up) => {
        // What was told while the link was down is lost.
        if (up && wasUp) readSoon();
        wasUp ||= up;
      },
    });
    return () => {
      clearTimeout(timer);
      stopHearing();
      link.close();
    };
  }, [queryClient, userId]);
}
