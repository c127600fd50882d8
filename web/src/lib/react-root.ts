/** In React's own chunk, so that React initializes there and not in the caller's task. */
export { createRoot, hydrateRoot } from 'react-dom/client';
