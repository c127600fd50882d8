import type { Letter } from '@likeness/service-kit/mail/letter';

type Written = Pick<Letter, 'subject' | 'text' | 'html'>;

/** What is left in English, outside addresses. */
export function englishIn({ subject, text, html }: Written): readonly string[] {
  const words = [subject, text, html].join('\n').replaceAll(/https?:\S+/g, '');
  const found = [...words.matchAll(/\b(?:you|your|the|this|and|hello|lang="en")\b/gi)];
  return found.map(([word]) => word);
}
