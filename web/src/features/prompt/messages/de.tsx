export const enhancingAdds = 'Das ergänzen wir';
export const noPreview = 'Vorschau nicht verfügbar. Wir verbessern deinen Prompt trotzdem.';
export const readingPrompt = 'Wir lesen deinen Prompt …';
export const nothingToAdd = 'Nichts zu ergänzen.';
export const suggestions = 'Vorschläge';

export const noReading =
  'Wir können gerade nicht zeigen, was wir umsetzen. Du siehst es mit dem Ergebnis.';
export const modelDraws =
  'Ein Modell setzt deinen ganzen Prompt um: auch Kleidung, Gesichtsausdruck und Ort.';
export const willBeFollowed = 'Das setzen wir um';
export const asInPhoto = (words: string) => `Wie auf deinem Foto: ${words}.`;
export const cannotDo = 'Das können wir nicht';
export const instead = (nearest: string, words: string) => `„${nearest}“ statt „${words}“`;
export const notAvailable = 'gibt es hier nicht';
export const mainWish = (reason: string) => `dein Hauptwunsch: ${reason}`;
export const mainBySubject = (wish: string) =>
  `„${wish}“ ist dein Hauptwunsch, weil es sagt, wer auf dem Bild ist.`;
export const mainByPlace = (wish: string) =>
  `„${wish}“ ist dein Hauptwunsch, weil es in deinem Prompt zuerst kommt.`;

export const onlyIllustrated =
  'Diesen Prompt können wir nicht umsetzen. Du bekämst eine gezeichnete Figur in einem Stil, den wir aussuchen.';
export const plainOrLook =
  'Diesen Prompt können wir nicht umsetzen. Du bekämst ein schlichtes Studioporträt oder den Look deiner anderen Bilder.';
export const onlyPlain =
  'Diesen Prompt können wir nicht umsetzen. Du bekämst ein schlichtes Studioporträt.';
export const possibleStyles = 'Diese Stile gibt es:';
export const possiblePlaces = 'Diese Orte gibt es:';
