import { useCallback, useRef, useSyncExternalStore } from 'react';

export function useObjectUrl(file: Blob): string | undefined {
  const url = useRef<string>(undefined);
  const subscribe = useCallback(
    (changed: () => void) => {
      url.current = URL.createObjectURL(file);
      changed();
      return () => {
        if (url.current !== undefined) URL.revokeObjectURL(url.current);
        url.current = undefined;
      };
    },
    [file],
  );
  return useSyncExternalStore(subscribe, () => url.current);
}
