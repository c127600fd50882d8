import { isValidElement, type ReactNode } from 'react';

type Question = { title: string; body: ReactNode };

/** The words of what a page shows, without its elements. */
function wordsOf(shown: ReactNode): string {
  if (Array.isArray(shown)) return shown.map(wordsOf).join('');
  if (isValidElement<{ children?: ReactNode }>(shown)) return wordsOf(shown.props.children);
  return typeof shown === 'string' ? shown : '';
}

/** Questions and answers in the vocabulary of search engines (schema.org), word for word as they are shown. */
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
