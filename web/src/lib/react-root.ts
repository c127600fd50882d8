/** In the file of React itself, so that it is set up there and not in the task of whoever uses it. */
export { createRoot, hydrateRoot } from 'react-dom/client';
