import type { ErrorCode } from '@likeness/contracts/errors/catalogue';
import { FORM_ERRORS } from '@likeness/contracts/errors/form-errors';
import { type PromptLanguage, languageOf } from './language-of.js';
import type { PromptRefusal } from './screen-prompt.js';

type RefusalCode = Extract<ErrorCode, 'PROMPT_UNSAFE' | 'PROMPT_UNREADABLE'>;

const REASONS: Readonly<Record<PromptRefusal, Readonly<Record<PromptLanguage, string>>>> = {
  sexual: {
    en: 'We don’t make nude or sexual pictures. Please take that out of your prompt.',
    de: 'Wir machen keine Nacktbilder oder sexuellen Bilder. Bitte streich das aus deinem Prompt.',
    fr: 'Nous ne faisons pas d’images de nudité ou à caractère sexuel. Veuillez retirer cela de votre texte.',
    es: 'No hacemos imágenes de desnudos ni sexuales. Quite esa parte de su texto.',
  },
  minors: {
    en: 'We never make revealing or sexual pictures of anyone under 18. Please write another prompt.',
    de: 'Wir machen niemals freizügige oder sexuelle Bilder von Minderjährigen. Bitte schreib einen anderen Prompt.',
    fr: 'Nous ne faisons jamais d’images dénudées ou sexuelles de mineurs. Veuillez écrire un autre texte.',
    es: 'Nunca hacemos imágenes provocativas o sexuales de menores. Escriba otro texto.',
  },
  children: {
    en: 'Our image model draws adults only. Please take children and teenagers out of your prompt.',
    de: 'Unser Bildmodell zeichnet nur Erwachsene. Bitte streich Kinder und Jugendliche aus deinem Prompt.',
    fr: 'Notre modèle ne dessine que des adultes. Veuillez retirer les enfants et adolescents de votre texte.',
    es: 'Nuestro modelo solo dibuja adultos. Quite a los niños y adolescentes de su texto.',
  },
  person: {
    en: 'We don’t draw well-known people by name. Please take the name out of your prompt.',
    de: 'Wir zeichnen keine bekannten Personen nach ihrem Namen. Bitte streich den Namen aus deinem Prompt.',
    fr: 'Nous ne dessinons pas de personnes connues d’après leur nom. Veuillez retirer le nom de votre texte.',
    es: 'No dibujamos a personas conocidas por su nombre. Quite el nombre de su texto.',
  },
  violence: {
    en: 'We don’t make pictures of graphic violence or self-harm. Please take that out of your prompt.',
    de: 'Wir machen keine Bilder von drastischer Gewalt oder Selbstverletzung. Bitte streich das aus deinem Prompt.',
    fr: 'Nous ne faisons pas d’images de violence explicite ou d’automutilation. Veuillez retirer cela de votre texte.',
    es: 'No hacemos imágenes de violencia explícita ni de autolesiones. Quite esa parte de su texto.',
  },
  hate: {
    en: 'We don’t make pictures with hate symbols or slurs. Please take that out of your prompt.',
    de: 'Wir machen keine Bilder mit Hasssymbolen oder Beschimpfungen. Bitte streich das aus deinem Prompt.',
    fr: 'Nous ne faisons pas d’images avec des symboles ou des propos haineux. Veuillez retirer cela de votre texte.',
    es: 'No hacemos imágenes con símbolos o insultos de odio. Quite esa parte de su texto.',
  },
  unreadable: {
    en: FORM_ERRORS.PROMPT_UNREADABLE.message,
    de: 'Wir können diesen Prompt nicht lesen. Beschreib einen Stil, ein Licht oder einen Ort, zum Beispiel „Ölgemälde in warmem Licht“.',
    fr: 'Nous ne pouvons pas lire ce texte. Décrivez un style, une lumière ou un lieu, par exemple « peinture à l’huile, lumière chaude ».',
    es: 'No podemos leer este texto. Describa un estilo, una luz o un lugar, por ejemplo «óleo con luz cálida».',
  },
};

export function refusalWords(
  refusal: PromptRefusal,
  prompt: string,
): { readonly code: RefusalCode; readonly reason: string } {
  const code = refusal === 'unreadable' ? 'PROMPT_UNREADABLE' : 'PROMPT_UNSAFE';
  return { code, reason: REASONS[refusal][languageOf(prompt)] };
}
