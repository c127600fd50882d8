/** English and German alike. `Intl.PluralRules` blocks a page when it starts. */
export const plural = (count: number, forms: { one: string; other: string }): string =>
  count === 1 ? forms.one : forms.other;
