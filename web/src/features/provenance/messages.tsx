import { plural } from '../../lib/plural.js';
import type { ReactNode } from 'react';

export const heading = EN ? 'Was this picture made here?' : 'Ist dieses Bild von uns?';
export const description = EN
  ? 'Check whether Likeness made a picture, by its signed Content Credentials, its hidden mark or its fingerprint. Learn what each answer means.'
  : 'Prüfe an Herkunftsdaten, unsichtbarer Markierung und Fingerabdruck, ob ein Bild von Likeness stammt, und erfahre, was jede Antwort bedeutet.';
export const lead = EN
  ? 'We can recognize most Likeness portraits, even without the visible watermark. Check a picture to see whether we made it and how we know.'
  : 'Wir erkennen die meisten Porträts von Likeness, auch ohne sichtbares Wasserzeichen. Prüfe, ob ein Bild von uns ist und woran wir das sehen.';

export const yes = EN ? 'What a yes means' : 'Was ein Ja bedeutet';
export const yesMeaning = EN
  ? 'Likeness made the picture, or more than half of what it shows. A mark alone says only that the picture carries our AI mark, because a mark can be copied. We never tell you who is in it, who ordered it, or whether they agree to where you found it.'
  : 'Likeness hat das Bild gemacht oder mehr als die Hälfte von dem, was es zeigt. Eine Markierung allein sagt nur, dass das Bild unsere KI-Markierung trägt, denn sie lässt sich kopieren. Wir sagen nie, wer darauf zu sehen ist, wer es bestellt hat oder ob die Person mit dem Ort einverstanden ist, an dem du es gefunden hast.';
export const partMeaning = EN
  ? 'If a screenshot or collage shows one of our portraits beside other things, we mark that part. We don’t know where the rest is from. Credentials name the signer, but we don’t verify that name.'
  : 'Zeigt ein Screenshot oder eine Collage eins unserer Porträts neben anderem, markieren wir diesen Teil. Woher der Rest ist, wissen wir nicht. Herkunftsdaten nennen einen Namen, unter dem sie signiert sind. Diesen Namen prüfen wir nicht.';
export const edits = EN ? 'Which edits it survives' : 'Welche Bearbeitung es übersteht';
export const survivedEdits = EN
  ? 'You can compress, resize, mirror, turn or crop a portrait, make it black and white, change its colors, or put words on it. We still read its mark without its metadata, as long as 40% of each side is left and words cover no more than a third.'
  : 'Du kannst ein Porträt komprimieren, vergrößern, verkleinern, spiegeln, drehen oder zuschneiden, schwarz-weiß machen, umfärben oder beschriften. Wir lesen die Markierung auch ohne Metadaten, solange 40 % jeder Seite übrig sind und Text höchstens ein Drittel verdeckt.';
export const fatalEdits = EN
  ? 'Some edits are out of reach: smaller crops, a thumbnail, strong slants or perspective, a photo of a screen, and a picture that was drawn again by hand or by another program. A person who knows the method can remove the mark on purpose. Our terms forbid it.'
  : 'Manches geht zu weit: kleinere Ausschnitte, Vorschaubilder, starke Schräge oder Perspektive, ein Foto des Bildschirms und ein Bild, das jemand von Hand oder mit einem anderen Programm neu gezeichnet hat. Wer das Verfahren kennt, kann die Markierung gezielt entfernen. Unsere Nutzungsbedingungen verbieten das.';
export const no = EN ? 'What a no does not prove' : 'Was ein Nein nicht beweist';
export const noProofOfPhoto = EN
  ? 'A no doesn’t prove that the picture is a photograph, or that no program made it. Other services leave other marks, and we don’t check for those.'
  : 'Ein Nein beweist nicht, dass das Bild ein Foto ist oder dass kein Programm es gemacht hat. Andere Dienste hinterlassen andere Markierungen, und nach denen suchen wir nicht.';
export const noProofOfOrigin = EN
  ? 'It doesn’t prove that we never made the picture either. Heavy repainting or cropping can remove all three layers, but it also damages the picture. We don’t recognize portraits from other installations of this software.'
  : 'Es beweist auch nicht, dass das Bild nicht von uns ist. Starkes Übermalen oder Zuschneiden kann alle drei Belege entfernen, beschädigt aber auch das Bild. Porträts aus anderen Installationen dieser Software erkennen wir nicht.';
export const handling = EN ? 'What happens to your picture' : 'Was mit deinem Bild geschieht';
export const storage = EN
  ? 'Your browser sends the picture without its file name. We store it only while we check it, usually for a few seconds, and then delete it. We don’t show it to anyone, analyze faces in it or train models on it.'
  : 'Dein Browser sendet das Bild ohne Dateinamen. Wir speichern es nur, während wir es prüfen, meist ein paar Sekunden lang, und löschen es dann. Wir zeigen es niemandem, analysieren keine Gesichter darin und trainieren keine Modelle damit.';
export const limits = EN
  ? 'You don’t need an account. We limit the number of checks from each network address, so that people can’t test which edits remove a mark.'
  : 'Du brauchst kein Konto. Wir begrenzen die Zahl der Prüfungen pro Netzwerkadresse, damit niemand ausprobieren kann, welche Bearbeitung eine Markierung entfernt.';
export const readMore = (layers: ReactNode, data: ReactNode) =>
  EN ? (
    <>
      Read more about {layers} and {data}.
    </>
  ) : (
    <>
      Lies mehr über {layers} und {data}.
    </>
  );
export const layersLink = EN ? 'the three layers' : 'die drei Belege';
export const dataLink = EN ? 'your data' : 'deine Daten';

export const layers = EN ? 'Three layers of evidence' : 'Drei Belege für die Herkunft';
export const credentials = EN ? 'Content Credentials' : 'Herkunftsdaten (Content Credentials)';
export const credentialsWhat = EN
  ? 'A signed statement in the file (C2PA). It says who made the picture, from what, and that nothing has changed since.'
  : 'Eine signierte Erklärung in der Datei (C2PA). Sie sagt, wer das Bild woraus gemacht hat und dass sich seitdem nichts geändert hat.';
export const credentialsLost = EN
  ? 'Saving the file again, most chat apps and a photo of the screen remove it.'
  : 'Sie geht verloren, wenn man die Datei neu speichert, mit den meisten Chat-Apps verschickt oder den Bildschirm abfotografiert.';
export const mark = EN ? 'Hidden mark' : 'Unsichtbare Markierung';
export const markWhat = EN
  ? 'A faint pattern in the pixels that says that AI made or changed the picture. We store nothing to read it, and only this site has the key.'
  : 'Ein schwaches Muster in den Pixeln. Es sagt, dass eine KI das Bild gemacht oder verändert hat. Zum Lesen speichern wir nichts, und nur diese Website hat den Schlüssel.';
export const markLost = EN
  ? 'It survives JPEG compression, a reduction to 40%, a crop to 40% of each side, rotation and mirroring. A smaller copy or a determined remover can destroy it.'
  : 'Sie übersteht JPEG-Komprimierung, Verkleinern auf 40 %, Zuschneiden auf 40 % jeder Seite, Drehen und Spiegeln. Eine kleinere Kopie oder gezieltes Entfernen kann sie zerstören.';
export const fingerprint = EN ? 'Fingerprint' : 'Fingerabdruck';
export const fingerprintWhat = EN
  ? 'Coarse details by which we find the pictures that we store. We don’t measure faces for it.'
  : 'Grobe Details, an denen wir die Bilder wiederfinden, die wir speichern. Gesichter messen wir dafür nicht.';
export const fingerprintLost = EN
  ? 'Without the mark, it finds whole pictures only, and none that changed much. We delete it together with the picture.'
  : 'Ohne die Markierung findet er nur ganze, kaum veränderte Bilder. Wir löschen ihn zusammen mit dem Bild.';

export const checkPicture = EN ? 'Check a picture' : 'Bild prüfen';
export const letGo = EN ? 'Let go to check' : 'Zum Prüfen loslassen';
export const dropOrPaste = EN ? 'Drop or paste a picture' : 'Bild hierherziehen oder einfügen';
export const choosePicture = EN ? 'Choose a picture' : 'Bild auswählen';
export const taken = (megabytes: number, megapixels: number) =>
  EN
    ? `PNG, JPEG, WebP or GIF, up to ${megabytes} MB and ${megapixels} megapixels.`
    : `PNG, JPEG, WebP oder GIF, bis ${megabytes}\u00a0MB und ${megapixels}\u00a0Megapixel.`;
export const discarded = EN
  ? 'We analyze the file and then discard it. A pasted picture has already lost its credentials.'
  : 'Wir prüfen die Datei und verwerfen sie dann. Ein eingefügtes Bild hat seine Herkunftsdaten schon verloren.';
export const pictureToCheck = EN ? 'Picture to check' : 'Bild, das du prüfen willst';

export const sendingPicture = EN ? 'Sending the picture' : 'Bild wird gesendet';
export const sending = EN ? 'Sending' : 'Senden';
export const sent = (percent: number) => (EN ? `${percent}% sent` : `${percent}\u00a0% gesendet`);
export const checkingPicture = EN ? 'Checking the picture' : 'Bild wird geprüft';
export const checking = EN
  ? 'We check for a signature, a fingerprint and a hidden mark. This takes a few seconds.'
  : 'Wir suchen nach einer Signatur, einem Fingerabdruck und einer unsichtbaren Markierung. Das dauert ein paar Sekunden.';
export const stillChecking = EN
  ? 'Still checking. Portraits in progress have priority, so this can take up to a minute.'
  : 'Wir prüfen noch. Porträts, die gerade entstehen, haben Vorrang. Deshalb kann es bis zu einer Minute dauern.';
export const notChecked = EN ? 'Not checked' : 'Nicht geprüft';
export const tryAgain = EN ? 'Try again' : 'Noch einmal versuchen';
export const checkAnother = EN ? 'Check another picture' : 'Anderes Bild prüfen';
export const stop = EN ? 'Stop' : 'Abbrechen';
export const yourPicture = EN ? 'Your picture' : 'Dein Bild';
export const unavailable = EN ? 'Can’t be shown' : 'Lässt sich nicht anzeigen';

export const yesBySignature = EN
  ? 'Yes, made here. Its signature says so.'
  : 'Ja, von uns. Das sagt die Signatur.';
export const signedHere = EN
  ? 'This site signed the credentials in this file, and the file hasn’t changed since.'
  : 'Diese Website hat die Herkunftsdaten in der Datei signiert, und seitdem ist die Datei unverändert.';
export const carriesMark = EN ? 'Carries our AI mark.' : 'Trägt unsere KI-Markierung.';
export const partCarriesMark = EN
  ? 'Part of it carries our AI mark.'
  : 'Ein Teil davon trägt unsere KI-Markierung.';
export const markMeans = EN
  ? 'The pixels say that AI made or changed the picture. A mark alone doesn’t prove that we made it: for that, we need our signature or a picture that we store.'
  : 'Die Pixel sagen, dass eine KI das Bild gemacht oder verändert hat. Die Markierung allein beweist nicht, dass es von uns ist: Dafür brauchen wir unsere Signatur oder ein Bild, das wir speichern.';
export const markFits = EN ? 'The picture fits its mark.' : 'Das Bild passt zu seiner Markierung.';
export const markDoesNotFit = EN
  ? 'The picture doesn’t fit its mark. Large parts have changed, or the mark was copied from another picture.'
  : 'Das Bild passt nicht zu seiner Markierung. Große Teile haben sich geändert, oder die Markierung wurde von einem anderen Bild kopiert.';
export const markFitUnknown = EN
  ? 'Too little of the picture is left to tell whether it fits its mark.'
  : 'Es ist zu wenig vom Bild übrig, um zu sagen, ob es zu seiner Markierung passt.';
export const yesByLikeness = EN
  ? 'Yes, made here. We store the same picture.'
  : 'Ja, von uns. Wir speichern das gleiche Bild.';
export const nearlyIdentical = EN
  ? 'More than half of the picture is nearly identical to one that we made and still store. It could be another picture made from the same photo and style.'
  : 'Mehr als die Hälfte des Bildes ist fast identisch mit einem, das wir gemacht haben und noch speichern. Es könnte ein anderes Bild aus demselben Foto und Stil sein.';
export const yesForPart = EN ? 'Contains a picture made here.' : 'Enthält ein Bild von hier.';
export const partMarked = EN
  ? 'We framed the part that shows a picture that we made and still store.'
  : 'Wir haben den Teil umrahmt, der ein Bild zeigt, das wir gemacht haben und noch speichern.';
export const restUnknown = EN
  ? 'We don’t know where the rest of it comes from.'
  : 'Woher der Rest ist, wissen wir nicht.';
export const markedPart = EN
  ? 'The part that carries our mark or was made here'
  : 'Der Teil, der unsere Markierung trägt oder von hier ist';
export const noSign = EN
  ? 'We found no sign that we made it.'
  : 'Wir haben kein Zeichen gefunden, dass es von uns ist.';
export const nothingFound = EN
  ? 'We found no signature or mark of ours, and we store no picture like it.'
  : 'Wir haben keine Signatur und keine Markierung von uns gefunden, und wir speichern kein ähnliches Bild.';
export const noProof = EN
  ? 'That doesn’t prove that we never made it, and it doesn’t say whether a program did.'
  : 'Das beweist nicht, dass es nicht von uns ist. Es sagt auch nicht, ob ein Programm es gemacht hat.';

export const layerNotChecked = EN
  ? 'Not checked, because the signature is proof enough.'
  : 'Nicht geprüft, weil die Signatur als Beweis reicht.';
export const markNotFound = EN ? 'Not found.' : 'Nicht gefunden.';
export const noneAlike = EN ? 'We store no picture like it.' : 'Wir speichern kein ähnliches Bild.';
export const matchesPicture = EN
  ? 'Nearly identical to a picture that we store.'
  : 'Fast identisch mit einem Bild, das wir speichern.';
export const noCredentials = EN ? 'The file has none.' : 'Die Datei enthält keine.';
export const brokenCredentials = EN
  ? 'The file has some, but they don’t match it, because it has changed since.'
  : 'Die Datei enthält welche, aber sie passen nicht mehr, weil sich die Datei seitdem geändert hat.';
export const ownCredentials = EN
  ? 'Valid, and signed by this site.'
  : 'Gültig und von dieser Website signiert.';
export const foreignCredentials = EN
  ? 'Valid, but we didn’t sign them.'
  : 'Gültig, aber nicht von uns signiert.';
export const credentialsOf = (signer: string) =>
  EN
    ? `Valid, but we didn’t sign them. The signer’s name is given as “${signer}”.`
    : `Gültig, aber nicht von uns signiert. Als Name ist „${signer}“ angegeben.`;

export const noFile = EN ? 'We found no file there.' : 'Wir haben keine Datei gefunden.';
export const noFileAdvice = EN
  ? 'A picture dragged from another page is often only a link. Save it first, then choose the file.'
  : 'Ein Bild, das du von einer anderen Seite ziehst, ist oft nur ein Link. Speichere es zuerst und wähle dann die Datei aus.';
export const severalFiles = (count: number) =>
  EN
    ? `You chose ${count} pictures. Check one at a time.`
    : `Du hast ${count} Bilder ausgewählt. Bitte prüfe eins nach dem anderen.`;
export const severalFilesAdvice = EN
  ? 'We didn’t send any of them. Choose the one that you want to check.'
  : 'Wir haben keins davon gesendet. Wähle das Bild aus, das du prüfen willst.';
export const emptyFile = EN ? 'That file is empty.' : 'Diese Datei ist leer.';
export const emptyFileAdvice = EN
  ? 'Please save the picture again, then choose it.'
  : 'Bitte speichere das Bild noch einmal und wähle es dann aus.';
export const unknownFile = EN
  ? 'We can’t check that file.'
  : 'Diese Datei können wir nicht prüfen.';
export const unknownFileAdvice = (taken: string) =>
  EN
    ? `${taken} We can’t read animated WebP. Save other formats, such as HEIC, as JPEG. The copy loses its credentials but keeps the hidden mark.`
    : `${taken} Animiertes WebP können wir nicht lesen. Speichere andere Formate wie HEIC als JPEG. Die Kopie verliert die Herkunftsdaten, behält aber die unsichtbare Markierung.`;
export const tooLarge = (megabytes: string, limit: number) =>
  EN
    ? `That file is ${megabytes} MB. The limit is ${limit} MB.`
    : `Diese Datei hat ${megabytes}\u00a0MB. Erlaubt sind ${limit}\u00a0MB.`;
export const tooLargeAdvice = EN
  ? 'We did not check it. Save a smaller copy and choose that. A copy loses its credentials but keeps the hidden mark.'
  : 'Wir haben sie nicht geprüft. Speichere eine kleinere Kopie und wähle diese aus. Eine Kopie verliert die Herkunftsdaten, behält aber die unsichtbare Markierung.';
export const unreadable = EN
  ? 'We couldn’t read that file.'
  : 'Diese Datei konnten wir nicht lesen.';
export const unreadableAdvice = EN
  ? 'It may have been moved or changed. Please choose it again.'
  : 'Vielleicht liegt sie woanders oder hat sich geändert. Bitte wähle sie noch einmal aus.';

export const connectionLost = EN ? 'The connection was lost.' : 'Die Verbindung ist abgebrochen.';
export const offline = EN ? 'You are offline.' : 'Du bist offline.';
export const notCheckedAdvice = EN
  ? 'We did not check the picture.'
  : 'Wir haben das Bild nicht geprüft.';
export const manyChecks = EN
  ? 'Your network has checked many pictures.'
  : 'Aus deinem Netz kamen schon viele Prüfungen.';
export const waitSeconds = (count: number) =>
  EN
    ? plural(count, {
        one: `We limit the number of checks from each network. Please try again in ${count} second.`,
        other: `We limit the number of checks from each network. Please try again in ${count} seconds.`,
      })
    : plural(count, {
        one: `Wir begrenzen die Zahl der Prüfungen pro Netz. Bitte versuch es in ${count} Sekunde noch einmal.`,
        other: `Wir begrenzen die Zahl der Prüfungen pro Netz. Bitte versuch es in ${count} Sekunden noch einmal.`,
      });
export const waitMinutes = (count: number) =>
  EN
    ? `We limit the number of checks from each network. Please try again in ${count} minutes.`
    : `Wir begrenzen die Zahl der Prüfungen pro Netz. Bitte versuch es in ${count} Minuten noch einmal.`;
export const unfinished = EN
  ? 'The check didn’t finish.'
  : 'Die Prüfung ist nicht fertig geworden.';
export const couldNotCheck = EN
  ? 'We couldn’t check the picture.'
  : 'Wir konnten das Bild nicht prüfen.';
