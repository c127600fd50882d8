import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { renderToString } from 'react-dom/server';
import { GeneratorSection } from './generator-section.js';

describe('GeneratorSection', () => {
  it('renders where there is no browser: the form at rest, nothing of an earlier visit', () => {
    const html = renderToString(
      <QueryClientProvider client={new QueryClient()}>
        <GeneratorSection />
      </QueryClientProvider>,
    );
    expect(html).toContain('Your photos');
    expect(html).toContain('Drop your photos here');
    expect(html).toMatch(/Create(<!-- -->)? (<!-- -->)?8 portraits/);
    expect(html).not.toContain('Generated images');
    expect(html).not.toContain('role="progressbar"');
  });
});
