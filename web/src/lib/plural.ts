import { locale } from './locale.js';

type Forms = { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>;

/** The form that the language uses for `count`; the names are those of ICU. */
export function plural(count: number, forms: Forms): string {
  return forms[new Intl.PluralRules(locale).select(count)] ?? forms.other;
}
