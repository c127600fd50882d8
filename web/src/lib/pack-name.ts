import * as text from './messages.js';

const NAMES: Readonly<Record<string, string>> = {
  'Small Pack': text.smallPack,
  'Medium Pack': text.mediumPack,
  'Large Pack': text.largePack,
};

/** Stripe's name of a pack, in the page's language if it is one of the usual three. */
export const packName = (name: string) => NAMES[name] ?? name;
