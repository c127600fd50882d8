import { createFileRoute } from '@tanstack/react-router';
import { ProvenancePage } from '../features/provenance/provenance-page.js';

export const Route = createFileRoute('/provenance')({ component: ProvenancePage });
