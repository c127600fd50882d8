import { plural } from '../../../lib/plural.js';

export const cancel = 'Abbrechen';
export const download = 'Download';
export const share = 'Teilen';

export const editorTitle = 'Meme-Generator';
export const editorHint =
  'Schreib oben und unten einen Text dazu. Danach lädst du das Meme herunter oder teilst es.';
export const portraitDeleted = 'Das Porträt zu diesem Meme ist gelöscht';
export const portraitDeletedHint =
  'Memes entstehen aus Porträts. Öffne ein anderes Porträt für ein neues Meme.';
export const loading = 'Das Bild wird geladen';
export const couldNotLoad = 'Das Bild ließ sich nicht laden';
export const couldNotLoadHint = 'Prüf deine Verbindung. Dein Text bleibt erhalten.';
export const picture = 'Bild für das Meme';

export const topText = 'Text oben';
export const bottomText = 'Text unten';
export const showTopText = 'Text oben anzeigen';
export const showBottomText = 'Text unten anzeigen';
export const textInPlace = (name: string, words: string) => `${name}: ${words}`;
export const noTextInPlace = (name: string) => `${name}, leer`;
export const finishText = (name: string) => `${name}. Mit Enter oder Escape bist du fertig.`;
export const textPlace = (left: number, top: number) =>
  `${left} Prozent von links und ${top} Prozent von oben. Mit Enter bearbeitest du den Text, mit den Pfeiltasten verschiebst du ihn, zusammen mit der Umschalttaste in größeren Schritten.`;
export const clipped = 'Dein Text ist zu lang. Wir kürzen ihn am Ende mit „…“.';
export const randomMeme = 'Zufalls-Meme';
export const startOver = 'Neu anfangen';
export const autoSize = 'Textgröße automatisch';
export const autoSizeHint = 'So groß wie möglich';
export const textSize = 'Textgröße';
export const pixels = (size: number) => `${size} Pixel`;
export const textColor = 'Textfarbe';
export const white = 'Weiß';
export const black = 'Schwarz';
export const red = 'Rot';
export const green = 'Grün';
export const blue = 'Blau';
export const yellow = 'Gelb';
export const magenta = 'Magenta';
export const cyan = 'Cyan';

export const save = 'Sichern';
export const saveToGallery = 'In Galerie sichern';
export const saved = 'Das Meme ist jetzt in deiner Galerie.';
export const couldNotSave = 'Das Meme ließ sich nicht sichern. Bitte versuch es noch einmal.';
export const shared = 'Meme geteilt!';
export const couldNotShare = 'Das Bild ließ sich weder teilen noch kopieren.';
export const startedOnDesktop = 'Download gestartet. Du findest das Meme in deinen Downloads.';
export const startedOnMobile =
  'Download gestartet. Du findest das Meme in deinen Downloads oder in deiner Galerie.';
export const startedOnIos =
  'Download gestartet. Öffne das Meme in „Dateien“ und sichere es in deinen Fotos.';
export const failedOnDesktop =
  'Das Meme ließ sich nicht herunterladen. Bitte versuch es noch einmal.';
export const failedOnPhone =
  'Der Download hat nicht geklappt. Versuch es noch einmal oder prüf in deinem Browser die Einstellungen für Downloads.';
export const failedInBrowser =
  'Der Download hat nicht geklappt. Versuch es noch einmal oder nimm einen anderen Browser.';
export const pressAndHold = 'Halte das Bild gedrückt, um es zu sichern.';

export const batchTitle = 'Meme-Serie';
export const batchHint = 'Aus je zwei Zeilen Text wird ein Meme auf einem deiner Bilder.';
export const batchOnOne =
  'Schreib für jedes Meme zwei Zeilen: eine für oben, eine für unten. Zwischen zwei Memes kommt eine Leerzeile. Jedes Meme entsteht auf dem ausgewählten Bild und kommt als eigene Datei. Vielleicht fragt dein Browser, ob er mehrere Downloads erlauben soll.';
export const batchOnSeveral = (count: number) =>
  `Schreib für jedes Meme zwei Zeilen: eine für oben, eine für unten. Zwischen zwei Memes kommt eine Leerzeile. Jedes Meme entsteht auf einem zufällig gewählten von ${count} Bildern und kommt als eigene Datei. Vielleicht fragt dein Browser, ob er mehrere Downloads erlauben soll.`;
export const onlyMemes = 'Du hast nur Memes ausgewählt';
export const onlyMemesHint = 'Memes entstehen aus Porträts oder Fotos. Wähle mindestens eins aus.';
export const memeTexts = 'Texte für die Memes';
export const exampleTexts =
  'Hab mir eine Pflanze gekauft\nWir brauchen beide Wasser\n\nNur noch eine Folge\ngesagt um vier Uhr früh';
export const detected = (count: number) =>
  plural(count, { one: `${count} Meme erkannt`, other: `${count} Memes erkannt` });
export const repeat = 'Jedes Meme wiederholen';
export const randomMemes = (count: number) => `${count} Zufalls-Memes`;
export const alsoSave = 'Auch in der Galerie sichern';
export const ownPhotos = 'Memes aus deinen eigenen Fotos kannst du nur herunterladen.';
export const total = (count: number) =>
  plural(count, { one: `Insgesamt ${count} Meme`, other: `Insgesamt ${count} Memes` });
export const create = 'Erstellen';
export const generating = 'Wird erstellt …';
export const cancelGeneration = 'Erstellen abbrechen';
export const progress = 'Fertige Memes';
export const madeOf = (made: number, total: number, percent: number) =>
  `${made} von ${total} (${percent}\u00a0%)`;
export const created = (count: number) =>
  plural(count, { one: `${count} Meme ist fertig`, other: `${count} Memes sind fertig` });
export const notReady = 'Bitte schreib mindestens ein Meme und wähle mindestens ein Bild aus.';
export const batchFailed = 'Die Memes ließen sich nicht erstellen. Bitte versuch es noch einmal.';
export const batchCancelled = 'Erstellen abgebrochen';

/** The upper and the lower text of a random meme, at most 40 characters each. */
export const samplePairs = [
  ['Ich mach nur kurz die Augen zu', 'Und dann war Donnerstag'],
  ['Bin in fünf Minuten da', 'Suche noch den Schlüssel'],
  ['Hab mir eine Pflanze gekauft', 'Wir brauchen beide Wasser'],
  ['Mein Gesicht, wenn das Meeting', 'eine E-Mail hätte sein können'],
  ['Noch mal in den Kühlschrank geschaut', 'Immer noch nichts Neues'],
  ['Nur die Spitzen, hab ich gesagt', 'Wir reden nicht darüber'],
  ['Die Anleitung gelesen', 'Nach dem zweiten Versuch'],
  ['Die Diät beginnt am Montag', 'Welcher Montag, ist noch offen'],
  ['Ich hab mich nicht verlaufen', 'Ich sammle Straßen'],
  ['Nur noch eine Folge', 'gesagt um vier Uhr früh'],
  ['Begeistert zurückgewinkt', 'Gemeint war jemand hinter mir'],
  ['Heute koche ich selbst', 'Die Pizza kommt in zehn Minuten'],
  ['Zwölf Gruppenfotos', 'Auf allen die Augen zu'],
  ['Freundlich den Nachbarn gegrüßt', 'Es war ein Mantel am Haken'],
  ['Wollte nur Milch holen', 'Kam mit einem Zelt heraus'],
  ['Mein Handy hat noch zwei Prozent', 'und ich auch'],
  ['Meine Rede unter der Dusche geübt', 'Das Shampoo war zu Tränen gerührt'],
  ['Fünf Wecker gestellt', 'Ein ganzes Konzert verschlafen'],
  ['Meine Stunts mache ich selbst', 'Meistens auf Treppen'],
  ['Das Regal steht', 'Drei Schrauben übrig, als Reserve'],
  ['Im Fitnessstudio angemeldet', 'Sie vermissen mich schon'],
  ['Die Katze um Rat gefragt', 'Jetzt liege ich auch auf der Tastatur'],
  ['Für ein Wochenende gepackt', 'Bereit für vier Jahreszeiten'],
  ['Die Fotos auf meinem Handy', 'Neunhundertmal Mittagessen'],
  ['Die Fernbedienung ist wieder da', 'Sie war in meiner Hand'],
  ['Beim ersten Versuch eingeparkt', 'Und keiner hat zugesehen'],
  ['Einmal aus- und wieder eingeschaltet', 'Ich bin jetzt die IT'],
  ['Nachricht abgeschickt', 'Tippfehler entdeckt'],
  ['Gekommen wegen der Aussicht', 'Geblieben wegen der Snacks'],
  ['Ein neues Hobby angefangen', 'Sachen für Hobbys kaufen'],
] as const;
