import { useEffect, useState } from 'react';

export function useIsInView(id: string): boolean {
  const [isInView, setInView] = useState(false);
  useEffect(() => {
    const observer = new IntersectionObserver((entries) =>
      setInView(entries.at(-1)?.isIntersecting ?? false),
    );
    let seen: Element | null = null;
    // The element may appear later, and again after a navigation.
    const look = () => {
      const element = document.getElementById(id);
      if (element === seen) return;
      observer.disconnect();
      seen = element;
      if (element) observer.observe(element);
      else setInView(false);
    };
    const changes = new MutationObserver(look);
    changes.observe(document.body, { childList: true, subtree: true });
    look();
    return () => {
      changes.disconnect();
      observer.disconnect();
    };
  }, [id]);
  return isInView;
}
