import type { ReactNode } from 'react';

export const shortTitle = 'Über uns';
export const description =
  'Warum es Likeness gibt, wofür wir stehen, wer dahintersteht und wie du uns erreichst.';
export const heading = 'Porträts, auf denen man dich wiedererkennt';
export const lead =
  'Gesichter können Bildgeneratoren gut, nur deins nicht so: Oft sieht das Ergebnis aus wie jemand aus deiner Verwandtschaft, bloß hübscher. Likeness geht von deinem Foto aus, verändert Licht, Hintergrund und Pinselstrich und prüft, ob man dich noch erkennt.';
export const slices = 'Ein Gesicht in acht senkrechten Streifen, abwechselnd Foto und Stile';

export const mission = 'Unser Ziel';
export const missionBody =
  'Ab und zu brauchen wir alle ein Bild von uns: für eine Bewerbung, ein Profil, die Teamseite, einen Geburtstag. Nur wenige haben eins, das ihnen gefällt. Ein gutes Porträt soll Minuten dauern statt einen Nachmittag, und du sollst dafür dein Gesicht nicht hergeben müssen.';

export const values = 'Wofür wir stehen';
export const recognition = 'Du sollst dich wiedererkennen';
export const recognitionBody =
  'Ein schmeichelhaftes Porträt von jemand anderem nützt dir nichts. Wir messen jedes an deinem Foto und zeigen dir das Ergebnis.';
export const honesty = 'Sagen, was nicht geht';
export const honestyBody =
  'Lehnen wir ein Foto ab, nennen wir den Grund. Können wir einen Teil deines Prompts nicht umsetzen, sagen wir es dir. Misslingt ein Bild, zahlst du nichts.';
export const privacy = 'Ein Gesicht ist kein Rohstoff';
export const privacyBody =
  'Wir trainieren nie mit deinen Fotos und speichern nie eine Gesichtsvorlage. Du kannst deine Daten herunterladen oder löschen und siehst, was gelöscht wurde.';
export const provenance = 'Bilder sollen sagen, woher sie kommen';
export const provenanceBody =
  'Jedes Porträt trägt signierte Herkunftsdaten und eine unsichtbare Markierung, auch ohne das sichtbare Wasserzeichen.';

export const team = 'Das Team';
export const operatedBy = (operator: string) =>
  `${operator} betreibt Likeness, ist für diese Website verantwortlich und liest, was du schreibst.`;
export const readMore = (blog: ReactNode) => (
  <>In unserem {blog} steht, wie die Software funktioniert und wo ihre Grenzen liegen.</>
);
export const blogLink = 'Blog';

export const contact = 'Kontakt';
export const questions = (address: ReactNode) => <>Fragen, Probleme, Ideen: {address}.</>;
export const legalMatters = (address: ReactNode) => <>Rechtliches: {address}.</>;
export const manyAnswers = 'Viele Antworten stehen schon in den FAQ.';
export const readFaq = 'FAQ lesen';

export const imprint = 'Impressum';
export const operator = 'Betreiber';
export const address = 'Anschrift';
export const representative = 'Vertreten durch';
export const register = 'Register';
export const vatId = 'USt-IdNr.';
export const phone = 'Telefon';
export const support = 'Support';
export const legal = 'Rechtliches';
