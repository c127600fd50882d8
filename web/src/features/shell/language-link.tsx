import { useLocation } from '@tanstack/react-router';
import { chooseLanguage } from '../../lib/language-choice.js';
import { locale } from '../../lib/locale.js';
import { addressOf, isTranslated } from '../../lib/translated-pages.js';
import * as text from './messages/en.js';

const other = locale === 'en' ? 'de' : 'en';

/** Loads another document, because a build has one language. */
export function LanguageLink({ className }: { className: string }) {
  const path = useLocation({ select: ({ pathname }) => pathname });
  if (!isTranslated(path)) return null;
  return (
    <a
      href={addressOf(path, other)}
      hrefLang={other}
      lang={other}
      onClick={({ currentTarget }) => {
        chooseLanguage(other);
        // A prerendered page knows no query.
        currentTarget.search = window.location.search;
      }}
      className={className}
    >
      {text.otherLanguage}
    </a>
  );
}
