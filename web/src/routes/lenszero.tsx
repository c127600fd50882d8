import { createFileRoute } from '@tanstack/react-router';
import { GeneratorPage } from '../features/generator/generator-page.js';
import { loadGeneratorEarly } from '../features/generator/load-generator-early.js';
import { requireLogin } from './-guards.js';

export const Route = createFileRoute('/lenszero')({
  beforeLoad: requireLogin,
  loader: loadGeneratorEarly,
  component: GeneratorPage,
});
