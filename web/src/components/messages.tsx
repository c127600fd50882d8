// Constants only: every page has this module whole, but the build puts constants where they are used.
export const close = EN ? 'Close' : 'Schließen';
export const dismiss = EN ? 'Dismiss' : 'Ausblenden';
export const tryAgain = EN ? 'Try again' : 'Noch einmal versuchen';
export const notifications = EN ? 'Notifications' : 'Benachrichtigungen';
export const imageUnavailable = EN ? 'Image unavailable' : 'Bild nicht verfügbar';

export const mendPayment = EN ? 'Update payment method' : 'Zahlungsart aktualisieren';
export const mendFailed = EN
  ? 'We couldn’t open the payment page. Please try again.'
  : 'Die Bezahlseite ließ sich nicht öffnen. Bitte versuch es noch einmal.';

export const percent = EN ? '%' : '\u00a0%';
export const likeness = EN ? 'Likeness' : 'Ähnlichkeit';

export const met = EN ? ': met' : ': erfüllt';
export const notMetYet = EN ? ': not met yet' : ': noch nicht erfüllt';
export const oneFewer = EN ? 'One fewer' : 'Eins weniger';
export const oneMore = EN ? 'One more' : 'Eins mehr';

export const joinCommunity = EN ? 'Join the community' : 'Komm in die Community';
export const communityLine = EN
  ? 'Show what you made, ask about photos and styles, and hear what is new.'
  : 'Zeig, was du gemacht hast, frag nach Fotos und Stilen und erfahre, was es Neues gibt.';
export const freeToJoin = EN ? 'Free to join' : 'Kostenlos dabei';
export const members = EN ? 'members' : 'Mitglieder';
export const alwaysActive = EN ? '24/7 active' : 'Rund um die Uhr aktiv';
export const joinDiscord = EN ? 'Join Discord Community' : 'Zur Discord-Community';

/** `upper line|lower line`, separated by semicolons, so that the build inlines them. */
export const memeCaptions = EN
  ? 'When they ask|for a recent photo;Me on Monday|also me on Friday;Nobody|absolutely nobody: me;I said one portrait|I made ten;My profile picture|my actual morning;It still looks|like me;Before coffee|after coffee;The meeting|could have been a meme'
  : 'Wenn sie nach einem|aktuellen Foto fragen;Ich am Montag|auch ich am Freitag;Niemand|wirklich niemand: ich;Nur ein Porträt, sagte ich|es wurden zehn;Mein Profilbild|ich am Morgen;Das bin|immer noch ich;Vor dem Kaffee|nach dem Kaffee;Das Meeting|hätte ein Meme sein können';
