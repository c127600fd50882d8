import type { ReactNode } from 'react';

export const shortTitle = EN ? 'About' : 'Über uns';
export const description = EN
  ? 'Why Likeness exists, what we stand for, who runs it, and how to reach us.'
  : 'Warum es Likeness gibt, wofür wir stehen, wer dahintersteht und wie du uns erreichst.';
export const heading = EN
  ? 'Portraits that still look like you'
  : 'Porträts, auf denen man dich wiedererkennt';
export const lead = EN
  ? 'Image generators are good at faces. They’re not as good at yours: you often get a good-looking cousin. Likeness starts from your photo, changes the light, backdrop and brushwork, and checks that it still looks like you.'
  : 'Gesichter können Bildgeneratoren gut, nur deins nicht so: Oft sieht das Ergebnis aus wie jemand aus deiner Verwandtschaft, bloß hübscher. Likeness geht von deinem Foto aus, verändert Licht, Hintergrund und Pinselstrich und prüft, ob man dich noch erkennt.';
export const slices = EN
  ? 'One face in eight vertical slices, alternating photo and styles'
  : 'Ein Gesicht in acht senkrechten Streifen, abwechselnd Foto und Stile';

export const mission = EN ? 'Our mission' : 'Unser Ziel';
export const missionBody = EN
  ? 'Everyone needs a picture of themselves now and then: for a job application, a profile, a team page, a birthday. Few people have one they like. We want a good portrait to take minutes instead of an afternoon, without giving your face away.'
  : 'Ab und zu brauchen wir alle ein Bild von uns: für eine Bewerbung, ein Profil, die Teamseite, einen Geburtstag. Nur wenige haben eins, das ihnen gefällt. Ein gutes Porträt soll Minuten dauern statt einen Nachmittag, und du sollst dafür dein Gesicht nicht hergeben müssen.';

export const values = EN ? 'What we stand for' : 'Wofür wir stehen';
export const recognition = EN ? 'You should recognize yourself' : 'Du sollst dich wiedererkennen';
export const recognitionBody = EN
  ? 'A flattering portrait of a stranger is no use. We measure each one against your photo and show you the result.'
  : 'Ein schmeichelhaftes Porträt von jemand anderem nützt dir nichts. Wir messen jedes an deinem Foto und zeigen dir das Ergebnis.';
export const honesty = EN ? 'Say what doesn’t work' : 'Sagen, was nicht geht';
export const honestyBody = EN
  ? 'If we refuse a photo, we say why. If we can’t do part of your prompt, we tell you. If a picture fails, you don’t pay.'
  : 'Lehnen wir ein Foto ab, nennen wir den Grund. Können wir einen Teil deines Prompts nicht umsetzen, sagen wir es dir. Misslingt ein Bild, zahlst du nichts.';
export const privacy = EN ? 'A face is not raw material' : 'Ein Gesicht ist kein Rohstoff';
export const privacyBody = EN
  ? 'We never train on your photos, and we never store a face template. You can download or delete your data, and see what was deleted.'
  : 'Wir trainieren nie mit deinen Fotos und speichern nie eine Gesichtsvorlage. Du kannst deine Daten herunterladen oder löschen und siehst, was gelöscht wurde.';
export const provenance = EN
  ? 'Pictures should say where they come from'
  : 'Bilder sollen sagen, woher sie kommen';
export const provenanceBody = EN
  ? 'Every portrait carries signed credentials and a hidden mark, even after the visible watermark is removed.'
  : 'Jedes Porträt trägt signierte Herkunftsdaten und eine unsichtbare Markierung, auch ohne das sichtbare Wasserzeichen.';

export const team = EN ? 'The team' : 'Das Team';
export const operatedBy = (operator: string) =>
  EN
    ? `Likeness is run by ${operator}, who is responsible for this site and reads what you write.`
    : `${operator} betreibt Likeness, ist für diese Website verantwortlich und liest, was du schreibst.`;
export const readMore = (blog: ReactNode) =>
  EN ? (
    <>Our {blog} explains how the software works and where it falls short.</>
  ) : (
    <>In unserem {blog} steht, wie die Software funktioniert und wo ihre Grenzen liegen.</>
  );
export const blogLink = EN ? 'blog' : 'Blog';

export const contact = EN ? 'Contact' : 'Kontakt';
export const questions = (address: ReactNode) =>
  EN ? <>Questions, problems, ideas: {address}.</> : <>Fragen, Probleme, Ideen: {address}.</>;
export const legalMatters = (address: ReactNode) =>
  EN ? <>Legal matters: {address}.</> : <>Rechtliches: {address}.</>;
export const manyAnswers = EN
  ? 'Many answers are already in the FAQ.'
  : 'Viele Antworten stehen schon in den FAQ.';
export const readFaq = EN ? 'Read the FAQ' : 'FAQ lesen';

export const imprint = EN ? 'Imprint' : 'Impressum';
export const operator = EN ? 'Operator' : 'Betreiber';
export const address = EN ? 'Address' : 'Anschrift';
export const representative = EN ? 'Represented by' : 'Vertreten durch';
export const register = 'Register';
export const vatId = EN ? 'VAT ID' : 'USt-IdNr.';
export const phone = EN ? 'Telephone' : 'Telefon';
export const support = 'Support';
export const legal = EN ? 'Legal' : 'Rechtliches';
