import { QueryClient } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app.js';
import { session } from './lib/session/page-session.js';
import { createAppRouter } from './router.js';
import './styles/main.css';

const root = document.getElementById('root');
if (!root) throw new Error('The page has no #root element');

// Before the first paint, so that it already knows whether there is somebody to wait for.
void session.ready();

createRoot(root).render(
  <StrictMode>
    <App router={createAppRouter()} queryClient={new QueryClient()} />
  </StrictMode>,
);
