import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterContextProvider,
} from '@tanstack/react-router';
import { renderToString } from 'react-dom/server';
import { GeneratorSection } from './generator-section.js';

describe('GeneratorSection', () => {
  it('renders on the server: an idle form without stored state', () => {
    const history = createMemoryHistory({ initialEntries: ['/'] });
    const router = createRouter({ routeTree: createRootRoute(), history });
    const html = renderToString(
      <RouterContextProvider router={router}>
        <QueryClientProvider client={new QueryClient()}>
          <GeneratorSection />
        </QueryClientProvider>
      </RouterContextProvider>,
    );
    expect(html).toContain('Your photos');
    expect(html).toContain('Drop your photos here');
    expect(html).toMatch(/Create(<!-- -->)? (<!-- -->)?8 portraits/);
    expect(html).not.toContain('Generated images');
    expect(html).not.toContain('role="progressbar"');
  });
});
