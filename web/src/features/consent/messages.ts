import { plural } from '../../lib/plural.js';

export const mayWeAnalyse = EN
  ? 'May we analyze the face in your photos?'
  : 'Dürfen wir das Gesicht auf deinen Fotos analysieren?';
export const whyAnalyse = EN
  ? 'To make portraits that look like you, we measure the geometry of the face and compute a face template: numbers that stand for the face. With it we measure how much each portrait looks like you. It is used for nothing else.'
  : 'Damit dir die Porträts ähnlich sehen, messen wir die Geometrie des Gesichts und berechnen daraus eine Gesichtsvorlage: Zahlen, die für das Gesicht stehen. Damit messen wir, wie ähnlich dir jedes Porträt sieht. Für nichts anderes verwenden wir sie.';
export const notStoredMember = EN
  ? 'The face template is never stored. Your photos stay in your gallery, where you can delete them.'
  : 'Die Gesichtsvorlage speichern wir nie. Deine Fotos bleiben in deiner Galerie, und du kannst sie dort löschen.';
export const notStoredGuest = EN
  ? 'The face template is never stored. Your photos are deleted after 24 hours.'
  : 'Die Gesichtsvorlage speichern wir nie. Deine Fotos löschen wir nach 24\u00a0Stunden.';
export const mayWithdraw = EN
  ? 'You can withdraw this consent at any time, below the form. We then delete your photos; your portraits stay unless you want to keep nothing.'
  : 'Du kannst diese Einwilligung jederzeit widerrufen, unterhalb des Formulars. Dann löschen wir deine Fotos; deine Porträts bleiben, außer du willst nichts behalten.';
export const everyoneAgreed = EN
  ? 'You confirm that everyone in your photos is you or someone who agreed to this, and is 16 or older (18 or older for styles that an image model draws).'
  : 'Du bestätigst, dass auf deinen Fotos nur du selbst oder Personen zu sehen sind, die dem zugestimmt haben, und dass alle mindestens 16\u00a0Jahre alt sind (18\u00a0Jahre bei Stilen, die ein Bildmodell zeichnet).';
export const notNow = EN ? 'Not now' : 'Nicht jetzt';

export const question = EN
  ? 'Withdraw your consent to face analysis?'
  : 'Einwilligung zur Gesichtsanalyse widerrufen?';
export const goes = EN
  ? 'We delete your photos, and comparisons with them in the viewer.'
  : 'Wir löschen deine Fotos und die Vergleiche mit ihnen in der Großansicht.';
export const counts = (photos: number, portraits: number) =>
  EN
    ? `Photos that go: ${photos}. Portraits that stay: ${portraits}.`
    : `Fotos, die gehen: ${photos}. Porträts, die bleiben: ${portraits}.`;
export const stays = EN
  ? 'Your portraits stay until you delete them, unless you choose “keep nothing”.'
  : 'Deine Porträts bleiben, bis du sie löschst, außer du wählst „nichts behalten“.';
export const inProgress = EN
  ? 'We cancel portraits in progress.'
  : 'Porträts in Arbeit brechen wir ab.';
export const undoable = EN
  ? 'You can undo the deletion right afterwards.'
  : 'Direkt danach kannst du das Löschen rückgängig machen.';
export const keepConsent = EN ? 'Keep consent' : 'Einwilligung behalten';
export const withdraw = EN ? 'Withdraw' : 'Widerrufen';
export const keepNothing = EN ? 'Withdraw, keep nothing' : 'Widerrufen, nichts behalten';
export const withdrawn = (images: number) =>
  EN
    ? plural(images, {
        one: 'Consent withdrawn, 1 image deleted.',
        other: `Consent withdrawn, ${images} images deleted.`,
      })
    : plural(images, {
        one: 'Einwilligung widerrufen, 1 Bild gelöscht.',
        other: `Einwilligung widerrufen, ${images} Bilder gelöscht.`,
      });
export const askAgain = EN
  ? 'We’ll ask again before we analyze more photos.'
  : 'Bevor wir weitere Fotos analysieren, fragen wir wieder.';
export const failed = EN
  ? 'We couldn’t withdraw your consent. Please try again.'
  : 'Wir konnten deine Einwilligung nicht widerrufen. Bitte versuch es noch einmal.';
