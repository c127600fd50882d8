// Constants only: every page has this module whole, but the build puts constants where they are used.
export const close = 'Schließen';
export const dismiss = 'Ausblenden';
export const tryAgain = 'Noch einmal versuchen';
export const notifications = 'Benachrichtigungen';
export const imageUnavailable = 'Bild nicht verfügbar';

export const percent = '\u00a0%';
export const likeness = 'Ähnlichkeit';

export const met = ': erfüllt';
export const notMetYet = ': noch nicht erfüllt';
export const oneFewer = 'Eins weniger';
export const oneMore = 'Eins mehr';

export const joinCommunity = 'Komm in die Community';
export const communityLine =
  'Zeig, was du gemacht hast, frag nach Fotos und Stilen und erfahre, was es Neues gibt.';
export const freeToJoin = 'Kostenlos dabei';
export const members = 'Mitglieder';
export const alwaysActive = 'Rund um die Uhr aktiv';
export const joinDiscord = 'Zur Discord-Community';

/** `upper line|lower line`, separated by semicolons, so that the build inlines them. */
export const memeCaptions =
  'Wenn sie nach einem|aktuellen Foto fragen;Ich am Montag|auch ich am Freitag;Niemand|wirklich niemand: ich;Nur ein Porträt, sagte ich|es wurden zehn;Mein Profilbild|ich am Morgen;Das bin|immer noch ich;Vor dem Kaffee|nach dem Kaffee;Das Meeting|hätte ein Meme sein können';
