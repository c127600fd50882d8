import { plural } from '../../lib/plural.js';

export const cancel = EN ? 'Cancel' : 'Abbrechen';
export const download = 'Download';
export const share = EN ? 'Share' : 'Teilen';

export const editorTitle = EN ? 'Meme Generator' : 'Meme-Generator';
export const editorHint = EN
  ? 'Add text at the top and bottom, then download or share it.'
  : 'Schreib oben und unten einen Text dazu. Danach lädst du das Meme herunter oder teilst es.';
export const portraitDeleted = EN
  ? 'This meme’s portrait was deleted'
  : 'Das Porträt zu diesem Meme ist gelöscht';
export const portraitDeletedHint = EN
  ? 'Memes are made from portraits. Open another portrait to make a new one.'
  : 'Memes entstehen aus Porträts. Öffne ein anderes Porträt für ein neues Meme.';
export const loading = EN ? 'Loading the image' : 'Das Bild wird geladen';
export const couldNotLoad = EN ? 'Failed to load image' : 'Das Bild ließ sich nicht laden';
export const couldNotLoadHint = EN
  ? 'Check your connection. Your text is kept.'
  : 'Prüf deine Verbindung. Dein Text bleibt erhalten.';
export const picture = EN ? 'Meme picture' : 'Bild für das Meme';

export const topText = EN ? 'Top text' : 'Text oben';
export const bottomText = EN ? 'Bottom text' : 'Text unten';
export const showTopText = EN ? 'Show top text' : 'Text oben anzeigen';
export const showBottomText = EN ? 'Show bottom text' : 'Text unten anzeigen';
export const textInPlace = (name: string, words: string) => `${name}: ${words}`;
export const noTextInPlace = (name: string) => (EN ? `${name}, empty` : `${name}, leer`);
export const finishText = (name: string) =>
  EN
    ? `${name}. Press Enter or Escape to finish.`
    : `${name}. Mit Enter oder Escape bist du fertig.`;
export const textPlace = (left: number, top: number) =>
  EN
    ? `At ${left} percent from the left and ${top} percent from the top. Press Enter to edit, arrow keys to move, with Shift for larger steps.`
    : `${left} Prozent von links und ${top} Prozent von oben. Mit Enter bearbeitest du den Text, mit den Pfeiltasten verschiebst du ihn, zusammen mit der Umschalttaste in größeren Schritten.`;
export const clipped = EN
  ? 'Your text is too long. The end is cut off and replaced by …'
  : 'Dein Text ist zu lang. Wir kürzen ihn am Ende mit „…“.';
export const randomMeme = EN ? 'Random Meme' : 'Zufalls-Meme';
export const startOver = EN ? 'Start over' : 'Neu anfangen';
export const autoSize = EN ? 'Auto text size' : 'Textgröße automatisch';
export const autoSizeHint = EN ? 'As large as possible' : 'So groß wie möglich';
export const textSize = EN ? 'Text size' : 'Textgröße';
export const pixels = (size: number) => (EN ? `${size} pixels` : `${size} Pixel`);
export const textColor = EN ? 'Text color' : 'Textfarbe';
export const white = EN ? 'White' : 'Weiß';
export const black = EN ? 'Black' : 'Schwarz';
export const red = EN ? 'Red' : 'Rot';
export const green = EN ? 'Green' : 'Grün';
export const blue = EN ? 'Blue' : 'Blau';
export const yellow = EN ? 'Yellow' : 'Gelb';
export const magenta = 'Magenta';
export const cyan = 'Cyan';

export const save = EN ? 'Save' : 'Sichern';
export const saveToGallery = EN ? 'Save to gallery' : 'In Galerie sichern';
export const saved = EN ? 'Meme saved to your gallery.' : 'Das Meme ist jetzt in deiner Galerie.';
export const couldNotSave = EN
  ? 'The meme could not be saved. Please try again.'
  : 'Das Meme ließ sich nicht sichern. Bitte versuch es noch einmal.';
export const shared = EN ? 'Meme shared successfully!' : 'Meme geteilt!';
export const couldNotShare = EN
  ? 'Could not share or copy the image.'
  : 'Das Bild ließ sich weder teilen noch kopieren.';
export const startedOnDesktop = EN
  ? 'Download started. The meme is in your downloads folder.'
  : 'Download gestartet. Du findest das Meme in deinen Downloads.';
export const startedOnMobile = EN
  ? 'Download started. The meme is in your downloads or your gallery.'
  : 'Download gestartet. Du findest das Meme in deinen Downloads oder in deiner Galerie.';
export const startedOnIos = EN
  ? 'Download started. Open it in Files and save it to your photos.'
  : 'Download gestartet. Öffne das Meme in „Dateien“ und sichere es in deinen Fotos.';
export const failedOnDesktop = EN
  ? 'Error downloading meme. Please try again.'
  : 'Das Meme ließ sich nicht herunterladen. Bitte versuch es noch einmal.';
export const failedOnPhone = EN
  ? 'Download failed. Please try again or check your browser settings for downloads.'
  : 'Der Download hat nicht geklappt. Versuch es noch einmal oder prüf in deinem Browser die Einstellungen für Downloads.';
export const failedInBrowser = EN
  ? 'Download failed. Please try again or use a different browser.'
  : 'Der Download hat nicht geklappt. Versuch es noch einmal oder nimm einen anderen Browser.';
export const pressAndHold = EN
  ? 'Press and hold the image to save it.'
  : 'Halte das Bild gedrückt, um es zu sichern.';

export const batchTitle = EN ? 'Batch Meme Generator' : 'Meme-Serie';
export const batchHint = EN
  ? 'Every two lines of text become a meme on one of your images.'
  : 'Aus je zwei Zeilen Text wird ein Meme auf einem deiner Bilder.';
export const batchOnOne = EN
  ? 'Write two lines for each meme, top text and bottom text, with an empty line between memes. Each meme uses the selected image and downloads as a separate file. Your browser may ask whether to allow several downloads.'
  : 'Schreib für jedes Meme zwei Zeilen: eine für oben, eine für unten. Zwischen zwei Memes kommt eine Leerzeile. Jedes Meme entsteht auf dem ausgewählten Bild und kommt als eigene Datei. Vielleicht fragt dein Browser, ob er mehrere Downloads erlauben soll.';
export const batchOnSeveral = (count: number) =>
  EN
    ? `Write two lines for each meme, top text and bottom text, with an empty line between memes. Each meme uses one of ${count} images at random and downloads as a separate file. Your browser may ask whether to allow several downloads.`
    : `Schreib für jedes Meme zwei Zeilen: eine für oben, eine für unten. Zwischen zwei Memes kommt eine Leerzeile. Jedes Meme entsteht auf einem zufällig gewählten von ${count} Bildern und kommt als eigene Datei. Vielleicht fragt dein Browser, ob er mehrere Downloads erlauben soll.`;
export const onlyMemes = EN ? 'Only memes are selected' : 'Du hast nur Memes ausgewählt';
export const onlyMemesHint = EN
  ? 'Memes are made from portraits or photos. Select at least one.'
  : 'Memes entstehen aus Porträts oder Fotos. Wähle mindestens eins aus.';
export const memeTexts = EN ? 'Meme texts' : 'Texte für die Memes';
export const exampleTexts = EN
  ? 'Bought a plant\nWe both need water\n\nOne more episode\nsaid at four in the morning'
  : 'Hab mir eine Pflanze gekauft\nWir brauchen beide Wasser\n\nNur noch eine Folge\ngesagt um vier Uhr früh';
export const detected = (count: number) =>
  EN
    ? `${count} meme(s) detected`
    : plural(count, { one: `${count} Meme erkannt`, other: `${count} Memes erkannt` });
export const repeat = EN ? 'Repeat each meme' : 'Jedes Meme wiederholen';
export const randomMemes = (count: number) =>
  EN ? `Get ${count} Random Memes` : `${count} Zufalls-Memes`;
export const alsoSave = EN ? 'Also save to gallery' : 'Auch in der Galerie sichern';
export const ownPhotos = EN
  ? 'Memes of your own photos can only be downloaded.'
  : 'Memes aus deinen eigenen Fotos kannst du nur herunterladen.';
export const total = (count: number) =>
  EN
    ? plural(count, { one: `${count} meme total`, other: `${count} memes total` })
    : plural(count, { one: `Insgesamt ${count} Meme`, other: `Insgesamt ${count} Memes` });
export const create = EN ? 'Create' : 'Erstellen';
export const generating = EN ? 'Generating...' : 'Wird erstellt …';
export const cancelGeneration = EN ? 'Cancel Generation' : 'Erstellen abbrechen';
export const progress = EN ? 'Memes made' : 'Fertige Memes';
export const madeOf = (made: number, total: number, percent: number) =>
  EN ? `${made} of ${total} (${percent}%)` : `${made} von ${total} (${percent}\u00a0%)`;
export const created = (count: number) =>
  EN
    ? plural(count, {
        one: `${count} meme created successfully`,
        other: `${count} memes created successfully`,
      })
    : plural(count, { one: `${count} Meme ist fertig`, other: `${count} Memes sind fertig` });
export const notReady = EN
  ? 'Please fill in all required fields and ensure images are available.'
  : 'Bitte schreib mindestens ein Meme und wähle mindestens ein Bild aus.';
export const batchFailed = EN
  ? 'Error generating memes. Please try again.'
  : 'Die Memes ließen sich nicht erstellen. Bitte versuch es noch einmal.';
export const batchCancelled = EN ? 'Meme generation cancelled' : 'Erstellen abgebrochen';

/** The upper and the lower text of a random meme, at most 40 characters each. */
export const samplePairs = EN
  ? ([
      ['I will just rest my eyes', 'It is Thursday now'],
      ['Said I would be there in five', 'Still looking for my keys'],
      ['Bought a plant', 'We both need water'],
      ['My face when the meeting', 'could have been an email'],
      ['Opened the fridge', 'Nothing has changed since last time'],
      ['Told the barber just a trim', 'We do not speak of it'],
      ['Read the instructions', 'After the second attempt'],
      ['New diet starts on Monday', 'Nobody said which Monday'],
      ['I am not lost', 'I am collecting streets'],
      ['One more episode', 'said at four in the morning'],
      ['Waved back at someone', 'They meant the person behind me'],
      ['Cooked from scratch', 'Scratch won'],
      ['Group photo', 'Eyes closed in all twelve'],
      ['Said hello to the neighbor', 'It was a coat on a hook'],
      ['Went in for milk', 'Came out with a tent'],
      ['My phone is at two percent', 'and so am I'],
      ['Practiced my speech in the shower', 'The shampoo was moved to tears'],
      ['Set five alarms', 'Slept through a concert'],
      ['I do my own stunts', 'Mostly on stairs'],
      ['Assembled the shelf', 'Three screws left for luck'],
      ['Joined the gym', 'They miss me already'],
      ['Asked the cat for advice', 'Now I sit on the keyboard too'],
      ['Packed for one weekend', 'Ready for four seasons'],
      ['My camera roll', 'Nine hundred photos of lunch'],
      ['Guess who found the remote', 'It was in my hand'],
      ['Parallel parked on the first try', 'Nobody was watching'],
      ['Turned it off and on again', 'Please call me an engineer'],
      ['Sent the message', 'Saw the typo'],
      ['I came for the view', 'I stayed for the snacks'],
      ['Started a new hobby', 'It is buying things for hobbies'],
    ] as const)
  : ([
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
    ] as const);
