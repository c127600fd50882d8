import { useEffect, useEffectEvent } from 'react';

type EventMap = DocumentEventMap & WindowEventMap;
type Handlers = { readonly [Type in keyof EventMap]?: (event: EventMap[Type]) => void };

/** The handlers may change between renders, their types may not. Events of the document bubble to the window. */
export function useWindowEvents(handlers: Handlers, isOn = true): void {
  const types = Object.keys(handlers).join(' ');
  const handle = useEffectEvent((event: Event) =>
    (handlers as Record<string, (event: Event) => void>)[event.type]?.(event),
  );

  useEffect(() => {
    if (!isOn) return;
    const listening = new AbortController();
    for (const type of types.split(' ')) {
      window.addEventListener(type, (event) => handle(event), { signal: listening.signal });
    }
    return () => listening.abort();
  }, [types, isOn]);
}
