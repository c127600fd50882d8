import { createFileRoute } from '@tanstack/react-router';
import { TermsPage } from '../features/pages/terms/terms-page.js';

export const Route = createFileRoute('/terms')({ component: TermsPage });
