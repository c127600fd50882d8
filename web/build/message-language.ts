import type { Plugin } from 'vite';
import type { Locale } from '../src/lib/locale.js';

/** `messages/en.js`, or a part of them such as `messages/poses/en.js`. */
const CATALOGUE = /\/messages\/(?:[\w-]+\/)?en\.js$/;

/** Resolves the catalogues of the build's language and names it in the document. */
export function messageLanguage(locale: Locale): Plugin {
  return {
    name: 'message-language',
    enforce: 'pre',
    resolveId(source, importer) {
      if (locale === 'en' || !CATALOGUE.test(source)) return null;
      return this.resolve(source.replace(/en\.js$/, `${locale}.js`), importer);
    },
    transformIndexHtml: (html) => html.replace('<html lang="en"', `<html lang="${locale}"`),
  };
}
