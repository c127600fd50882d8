/** The build replaces `EN` by a constant; a spec may change the language with `inGerman`. */
Object.defineProperty(globalThis, 'EN', {
  get: () => process.env.LOCALE !== 'de',
  configurable: true,
});
