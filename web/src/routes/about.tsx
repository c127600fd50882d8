import { createFileRoute } from '@tanstack/react-router';
import { AboutPage } from '../features/pages/about/about-page.js';

export const Route = createFileRoute('/about')({ component: AboutPage });
