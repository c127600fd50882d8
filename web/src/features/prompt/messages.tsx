export const enhancingAdds = EN ? 'Enhancing adds' : 'Das ergänzen wir';
export const noPreview = EN
  ? 'Preview unavailable. We’ll still enhance your prompt.'
  : 'Vorschau nicht verfügbar. Wir verbessern deinen Prompt trotzdem.';
export const readingPrompt = EN ? 'Reading your prompt' : 'Wir lesen deinen Prompt …';
export const nothingToAdd = EN ? 'Nothing to add.' : 'Nichts zu ergänzen.';
export const suggestions = EN ? 'Suggestions' : 'Vorschläge';

export const noReading = EN
  ? 'We can’t show what will be followed right now. You’ll see it with the result.'
  : 'Wir können gerade nicht zeigen, was wir umsetzen. Du siehst es mit dem Ergebnis.';
export const modelDraws = EN
  ? 'A model draws from your prompt as a whole: clothes, expression and place too.'
  : 'Ein Modell setzt deinen ganzen Prompt um: auch Kleidung, Gesichtsausdruck und Ort.';
export const willBeFollowed = EN ? 'Will be followed' : 'Das setzen wir um';
export const asInPhoto = (words: string) =>
  EN ? `As in your photo: ${words}.` : `Wie auf deinem Foto: ${words}.`;
export const cannotDo = EN ? 'What we can’t do' : 'Das können wir nicht';
export const instead = (nearest: string, words: string) =>
  EN ? `“${nearest}” instead of “${words}”` : `„${nearest}“ statt „${words}“`;
export const notAvailable = EN ? 'not available here' : 'gibt es hier nicht';
export const mainWish = (reason: string) =>
  EN ? `your main wish: ${reason}` : `dein Hauptwunsch: ${reason}`;
export const mainBySubject = (wish: string) =>
  EN
    ? `“${wish}” is your main wish because it says who is in the picture.`
    : `„${wish}“ ist dein Hauptwunsch, weil es sagt, wer auf dem Bild ist.`;
export const mainByPlace = (wish: string) =>
  EN
    ? `“${wish}” is your main wish because it comes first in your prompt.`
    : `„${wish}“ ist dein Hauptwunsch, weil es in deinem Prompt zuerst kommt.`;

export const onlyIllustrated = EN
  ? 'We can’t follow this prompt, so you’d get an illustrated character in a style that we pick.'
  : 'Diesen Prompt können wir nicht umsetzen. Du bekämst eine gezeichnete Figur in einem Stil, den wir aussuchen.';
export const plainOrLook = EN
  ? 'We can’t follow this prompt, so you’d get a plain studio portrait, or the look of your other images.'
  : 'Diesen Prompt können wir nicht umsetzen. Du bekämst ein schlichtes Studioporträt oder den Look deiner anderen Bilder.';
export const onlyPlain = EN
  ? 'We can’t follow this prompt, so you’d get a plain studio portrait.'
  : 'Diesen Prompt können wir nicht umsetzen. Du bekämst ein schlichtes Studioporträt.';
export const possibleStyles = EN ? 'Styles you can ask for:' : 'Diese Stile gibt es:';
export const possiblePlaces = EN ? 'Places:' : 'Diese Orte gibt es:';
