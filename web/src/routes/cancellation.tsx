import { createFileRoute } from '@tanstack/react-router';
import { CancellationPage } from '../features/legal/cancellation-page.js';

export const Route = createFileRoute('/cancellation')({ component: CancellationPage });
