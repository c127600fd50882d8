import Bowser from 'bowser';

const UNKNOWN = 'Unknown device';
/** Real ones are shorter; what follows is not looked at. */
const MAX_USER_AGENT = 512;
const BROWSERS = new Set<string>(Object.values(Bowser.BROWSER_MAP));
const SYSTEMS = new Set<string>(Object.values(Bowser.OS_MAP));

/**
 * Browser and system as a person would call them, without versions. The words are all from a fixed
 * list: nothing that a client writes into the header is ever shown.
 */
export function deviceWords(userAgent: string | undefined): string {
  if (!userAgent) return UNKNOWN;
  const { browser, os } = Bowser.parse(userAgent.slice(0, MAX_USER_AGENT));
  const words = [
    ...(BROWSERS.has(browser.name ?? '') ? [browser.name] : []),
    ...(SYSTEMS.has(os.name ?? '') ? [os.name] : []),
  ];
  return words.length === 0 ? UNKNOWN : words.join(' on ');
}
