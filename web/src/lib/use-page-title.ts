import { useEffect } from 'react';

/** Names the page in the browser's tab and for readers while it is shown. */
export function usePageTitle(title: string): void {
  useEffect(() => {
    const before = document.title;
    document.title = `${title} · Likeness`;
    return () => {
      document.title = before;
    };
  }, [title]);
}
