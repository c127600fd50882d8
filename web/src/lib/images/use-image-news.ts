import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { joinLiveLink } from '../live/live-link.js';
import { session } from '../session/page-session.js';
import { useSession } from '../session/use-session.js';
import { hearImageNews, readListsAgain, showImageChange } from './image-cache.js';

/** The images of a run arrive in quick succession: refetch once for all of them. */
const GATHER_MS = 600;

/** Applies messages from other tabs and live events. */
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
        // Events during the disconnection are lost.
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
