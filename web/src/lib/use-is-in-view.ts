import { useEffect, useState } from 'react';

export function useIsInView(id: string, isWatching: boolean): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const element = isWatching ? document.getElementById(id) : null;
    if (!element) return;
    const observer = new IntersectionObserver(([entry]) =>
      setInView(entry?.isIntersecting ?? false),
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [id, isWatching]);
  return isInView;
}
