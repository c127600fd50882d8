import { createFileRoute } from '@tanstack/react-router';
import { WithdrawalPage } from '../features/legal/withdrawal-page.js';

export const Route = createFileRoute('/withdrawal')({ component: WithdrawalPage });
