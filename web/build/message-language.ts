import type { Plugin } from 'vite';
import type { Locale } from '../src/lib/locale.js';

/** Resolves the catalogues of the build's language and names it in the document. */
export function messageLanguage(locale: Locale): Plugin {
  return {
    name: 'message-language',
    enforce: 'pre',
    resolveId(source, importer) {
      if (locale === 'en' || !source.endsWith('/messages/en.js')) return null;
      return this.resolve(source.replace(/en\.js$/, `${locale}.js`), importer);
    },
    transformIndexHtml: (html) => html.replace('<html lang="en"', `<html lang="${locale}"`),
  };
}
