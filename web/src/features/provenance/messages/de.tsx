import type { ReactNode } from 'react';
import { plural } from '../../../lib/plural.js';

export const heading = 'Ist dieses Bild von uns?';
export const description =
  'Prüfe an Herkunftsdaten, unsichtbarer Markierung und Fingerabdruck, ob ein Bild von Likeness stammt, und erfahre, was jede Antwort bedeutet.';
export const lead =
  'Wir erkennen die meisten Porträts von Likeness, auch ohne sichtbares Wasserzeichen. Prüfe, ob ein Bild von uns ist und woran wir das sehen.';

export const yes = 'Was ein Ja bedeutet';
export const yesMeaning =
  'Likeness hat das Bild gemacht oder mehr als die Hälfte von dem, was es zeigt. Eine Markierung allein sagt nur, dass das Bild unsere KI-Markierung trägt, denn sie lässt sich kopieren. Wir sagen nie, wer darauf zu sehen ist, wer es bestellt hat oder ob die Person mit dem Ort einverstanden ist, an dem du es gefunden hast.';
export const partMeaning =
  'Zeigt ein Screenshot oder eine Collage eins unserer Porträts neben anderem, markieren wir diesen Teil. Woher der Rest ist, wissen wir nicht. Herkunftsdaten nennen einen Namen, unter dem sie signiert sind. Diesen Namen prüfen wir nicht.';
export const edits = 'Welche Bearbeitung es übersteht';
export const survivedEdits =
  'Du kannst ein Porträt komprimieren, vergrößern, verkleinern, spiegeln, drehen oder zuschneiden, schwarz-weiß machen, umfärben oder beschriften. Wir lesen die Markierung auch ohne Metadaten, solange 40 % jeder Seite übrig sind und Text höchstens ein Drittel verdeckt.';
export const fatalEdits =
  'Manches geht zu weit: kleinere Ausschnitte, Vorschaubilder, starke Schräge oder Perspektive, ein Foto des Bildschirms und ein Bild, das jemand von Hand oder mit einem anderen Programm neu gezeichnet hat. Wer das Verfahren kennt, kann die Markierung gezielt entfernen. Unsere Nutzungsbedingungen verbieten das.';
export const no = 'Was ein Nein nicht beweist';
export const noProofOfPhoto =
  'Ein Nein beweist nicht, dass das Bild ein Foto ist oder dass kein Programm es gemacht hat. Andere Dienste hinterlassen andere Markierungen, und nach denen suchen wir nicht.';
export const noProofOfOrigin =
  'Es beweist auch nicht, dass das Bild nicht von uns ist. Starkes Übermalen oder Zuschneiden kann alle drei Belege entfernen, beschädigt aber auch das Bild. Porträts aus anderen Installationen dieser Software erkennen wir nicht.';
export const handling = 'Was mit deinem Bild geschieht';
export const storage =
  'Dein Browser sendet das Bild ohne Dateinamen. Wir speichern es nur, während wir es prüfen, meist ein paar Sekunden lang, und löschen es dann. Wir zeigen es niemandem, analysieren keine Gesichter darin und trainieren keine Modelle damit.';
export const limits =
  'Du brauchst kein Konto. Wir begrenzen die Zahl der Prüfungen pro Netzwerkadresse, damit niemand ausprobieren kann, welche Bearbeitung eine Markierung entfernt.';
export const readMore = (layers: ReactNode, data: ReactNode) => (
  <>
    Lies mehr über {layers} und {data}.
  </>
);
export const layersLink = 'die drei Belege';
export const dataLink = 'deine Daten';

export const layers = 'Drei Belege für die Herkunft';
export const credentials = 'Herkunftsdaten (Content Credentials)';
export const credentialsWhat =
  'Eine signierte Erklärung in der Datei (C2PA). Sie sagt, wer das Bild woraus gemacht hat und dass sich seitdem nichts geändert hat.';
export const credentialsLost =
  'Sie geht verloren, wenn man die Datei neu speichert, mit den meisten Chat-Apps verschickt oder den Bildschirm abfotografiert.';
export const mark = 'Unsichtbare Markierung';
export const markWhat =
  'Ein schwaches Muster in den Pixeln. Es sagt, dass eine KI das Bild gemacht oder verändert hat. Zum Lesen speichern wir nichts, und nur diese Website hat den Schlüssel.';
export const markLost =
  'Sie übersteht JPEG-Komprimierung, Verkleinern auf 40 %, Zuschneiden auf 40 % jeder Seite, Drehen und Spiegeln. Eine kleinere Kopie oder gezieltes Entfernen kann sie zerstören.';
export const fingerprint = 'Fingerabdruck';
export const fingerprintWhat =
  'Grobe Details, an denen wir die Bilder wiederfinden, die wir speichern. Gesichter messen wir dafür nicht.';
export const fingerprintLost =
  'Ohne die Markierung findet er nur ganze, kaum veränderte Bilder. Wir löschen ihn zusammen mit dem Bild.';

export const checkPicture = 'Bild prüfen';
export const letGo = 'Zum Prüfen loslassen';
export const dropOrPaste = 'Bild hierherziehen oder einfügen';
export const choosePicture = 'Bild auswählen';
export const taken = (megabytes: number, megapixels: number) =>
  `PNG, JPEG, WebP oder GIF, bis ${megabytes}\u00a0MB und ${megapixels}\u00a0Megapixel.`;
export const discarded =
  'Wir prüfen die Datei und verwerfen sie dann. Ein eingefügtes Bild hat seine Herkunftsdaten schon verloren.';
export const pictureToCheck = 'Bild, das du prüfen willst';

export const sendingPicture = 'Bild wird gesendet';
export const sending = 'Senden';
export const sent = (percent: number) => `${percent}\u00a0% gesendet`;
export const checkingPicture = 'Bild wird geprüft';
export const checking =
  'Wir suchen nach einer Signatur, einem Fingerabdruck und einer unsichtbaren Markierung. Das dauert ein paar Sekunden.';
export const stillChecking =
  'Wir prüfen noch. Porträts, die gerade entstehen, haben Vorrang. Deshalb kann es bis zu einer Minute dauern.';
export const notChecked = 'Nicht geprüft';
export const tryAgain = 'Noch einmal versuchen';
export const checkAnother = 'Anderes Bild prüfen';
export const stop = 'Abbrechen';
export const yourPicture = 'Dein Bild';
export const unavailable = 'Lässt sich nicht anzeigen';

export const yesBySignature = 'Ja, von uns. Das sagt die Signatur.';
export const signedHere =
  'Diese Website hat die Herkunftsdaten in der Datei signiert, und seitdem ist die Datei unverändert.';
export const carriesMark = 'Trägt unsere KI-Markierung.';
export const partCarriesMark = 'Ein Teil davon trägt unsere KI-Markierung.';
export const markMeans =
  'Die Pixel sagen, dass eine KI das Bild gemacht oder verändert hat. Die Markierung allein beweist nicht, dass es von uns ist: Dafür brauchen wir unsere Signatur oder ein Bild, das wir speichern.';
export const markFits = 'Das Bild passt zu seiner Markierung.';
export const markDoesNotFit =
  'Das Bild passt nicht zu seiner Markierung. Große Teile haben sich geändert, oder die Markierung wurde von einem anderen Bild kopiert.';
export const markFitUnknown =
  'Es ist zu wenig vom Bild übrig, um zu sagen, ob es zu seiner Markierung passt.';
export const yesByLikeness = 'Ja, von uns. Wir speichern das gleiche Bild.';
export const nearlyIdentical =
  'Mehr als die Hälfte des Bildes ist fast identisch mit einem, das wir gemacht haben und noch speichern. Es könnte ein anderes Bild aus demselben Foto und Stil sein.';
export const yesForPart = 'Enthält ein Bild von hier.';
export const partMarked =
  'Wir haben den Teil umrahmt, der ein Bild zeigt, das wir gemacht haben und noch speichern.';
export const restUnknown = 'Woher der Rest ist, wissen wir nicht.';
export const markedPart = 'Der Teil, der unsere Markierung trägt oder von hier ist';
export const noSign = 'Wir haben kein Zeichen gefunden, dass es von uns ist.';
export const nothingFound =
  'Wir haben keine Signatur und keine Markierung von uns gefunden, und wir speichern kein ähnliches Bild.';
export const noProof =
  'Das beweist nicht, dass es nicht von uns ist. Es sagt auch nicht, ob ein Programm es gemacht hat.';

export const layerNotChecked = 'Nicht geprüft, weil die Signatur als Beweis reicht.';
export const markNotFound = 'Nicht gefunden.';
export const noneAlike = 'Wir speichern kein ähnliches Bild.';
export const matchesPicture = 'Fast identisch mit einem Bild, das wir speichern.';
export const noCredentials = 'Die Datei enthält keine.';
export const brokenCredentials =
  'Die Datei enthält welche, aber sie passen nicht mehr, weil sich die Datei seitdem geändert hat.';
export const ownCredentials = 'Gültig und von dieser Website signiert.';
export const foreignCredentials = 'Gültig, aber nicht von uns signiert.';
export const credentialsOf = (signer: string) =>
  `Gültig, aber nicht von uns signiert. Als Name ist „${signer}“ angegeben.`;

export const noFile = 'Wir haben keine Datei gefunden.';
export const noFileAdvice =
  'Ein Bild, das du von einer anderen Seite ziehst, ist oft nur ein Link. Speichere es zuerst und wähle dann die Datei aus.';
export const severalFiles = (count: number) =>
  `Du hast ${count} Bilder ausgewählt. Bitte prüfe eins nach dem anderen.`;
export const severalFilesAdvice =
  'Wir haben keins davon gesendet. Wähle das Bild aus, das du prüfen willst.';
export const emptyFile = 'Diese Datei ist leer.';
export const emptyFileAdvice = 'Bitte speichere das Bild noch einmal und wähle es dann aus.';
export const unknownFile = 'Diese Datei können wir nicht prüfen.';
export const unknownFileAdvice = (taken: string) =>
  `${taken} Animiertes WebP können wir nicht lesen. Speichere andere Formate wie HEIC als JPEG. Die Kopie verliert die Herkunftsdaten, behält aber die unsichtbare Markierung.`;
export const tooLarge = (megabytes: string, limit: number) =>
  `Diese Datei hat ${megabytes}\u00a0MB. Erlaubt sind ${limit}\u00a0MB.`;
export const tooLargeAdvice =
  'Wir haben sie nicht geprüft. Speichere eine kleinere Kopie und wähle diese aus. Eine Kopie verliert die Herkunftsdaten, behält aber die unsichtbare Markierung.';
export const unreadable = 'Diese Datei konnten wir nicht lesen.';
export const unreadableAdvice =
  'Vielleicht liegt sie woanders oder hat sich geändert. Bitte wähle sie noch einmal aus.';

export const connectionLost = 'Die Verbindung ist abgebrochen.';
export const offline = 'Du bist offline.';
export const notCheckedAdvice = 'Wir haben das Bild nicht geprüft.';
export const manyChecks = 'Aus deinem Netz kamen schon viele Prüfungen.';
export const waitSeconds = (count: number) =>
  plural(count, {
    one: `Wir begrenzen die Zahl der Prüfungen pro Netz. Bitte versuch es in ${count} Sekunde noch einmal.`,
    other: `Wir begrenzen die Zahl der Prüfungen pro Netz. Bitte versuch es in ${count} Sekunden noch einmal.`,
  });
export const waitMinutes = (count: number) =>
  `Wir begrenzen die Zahl der Prüfungen pro Netz. Bitte versuch es in ${count} Minuten noch einmal.`;
export const unfinished = 'Die Prüfung ist nicht fertig geworden.';
export const couldNotCheck = 'Wir konnten das Bild nicht prüfen.';
