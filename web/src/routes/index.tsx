import { createFileRoute } from '@tanstack/react-router';
import { lazy, Suspense } from 'react';
import { GeneratorPlaceholder } from '../features/generator/generator-placeholder.js';
import { GuestShowcase } from '../features/generator/showcase/guest-showcase.js';
import { HomePage } from '../features/home/home-page.js';

const GeneratorSection = lazy(async () => ({
  default: (await import('../features/generator/generator-section.js')).GeneratorSection,
}));

export const Route = createFileRoute('/')({ component: Home });

function Home() {
  return (
    <HomePage
      demo={
        <Suspense fallback={<GeneratorPlaceholder />}>
          <GeneratorSection />
          <GuestShowcase />
        </Suspense>
      }
    />
  );
}
