import { isValidElement, type ReactNode } from 'react';

type Question = { title: string; body: ReactNode };

function wordsOf(shown: ReactNode): string {
  if (Array.isArray(shown)) return shown.map(wordsOf).join('');
  if (isValidElement<{ children?: ReactNode }>(shown)) return wordsOf(shown.props.children);
  return typeof shown === 'string' ? shown : '';
}

/** schema.org data for search engines, word for word as on the page. */
export function structuredFaq(questions: readonly Question[]) {
  return {
    '@context': 'https://schema.org',
    '@type': 'FAQPage',
    mainEntity: questions.map(({ title, body }) => ({
      '@type': 'Question',
      name: title,
      acceptedAnswer: { '@type': 'Answer', text: wordsOf(body) },
    })),
  };
}
