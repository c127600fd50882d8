import { createFileRoute } from '@tanstack/react-router';
import { PrivacyPage } from '../features/pages/privacy/privacy-page.js';

export const Route = createFileRoute('/privacy')({ component: PrivacyPage });
