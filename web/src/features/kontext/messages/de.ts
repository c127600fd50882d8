import { plural } from '../../../lib/plural.js';

export const intro =
  'Lade 1 bis 3 Bilder hoch und beschreib, was du sehen möchtest. Die Person kommt vom ersten Foto mit einem gut erkennbaren Gesicht, Licht und Farbe von den anderen.';
export const makeImages = 'Bilder erstellen';
export const create = (count: number) =>
  plural(count, { one: `${count} Bild erstellen`, other: `${count} Bilder erstellen` });
export const creating = (count: number) =>
  plural(count, { one: `${count} Bild entsteht …`, other: `${count} Bilder entstehen …` });

export const yourImages = 'Deine Bilder';
export const dropImages = 'Zieh deine Bilder hierher';
export const addImages = 'Füge deine Bilder hinzu';
export const goodImages = (limit: number) =>
  `Bis zu ${limit} Bilder, eins davon mit einem gut erkennbaren Gesicht. Alle gut erkennbaren Gesichter müssen von derselben Person sein, außer auf Bildern, die nur den Stil vorgeben.`;
export const onePerson =
  'Jedes Bild zeigt eine Person. Sind auf zwei Bildern verschiedene Personen gut zu erkennen, machen wir nichts und du zahlst nichts. Soll ein Gemälde oder anderes Porträt nur den Stil vorgeben, schreib das in deinen Prompt: „in den Farben von Bild 2“.';

export const imageSettings = 'Bild einstellen';
export const yourPrompt = 'Dein Prompt';
export const prompt = 'Prompt';
export const whatToSee = 'Was möchtest du sehen?';
export const promptHint =
  'Stil, Licht, Ort, Farben, Bildausschnitt. Auf Deutsch, Englisch, Französisch oder Spanisch.';
export const fromFive = 'Ab 5\u00a0Zeichen';
export const showsFirst = 'Du siehst vor dem Erstellen, was dazukommt';
// The prompt reader knows these words.
export const suggestOil = 'Ölgemälde';
export const suggestHeadshot = 'Bewerbungsfoto';
export const suggestNoir = 'Film noir';
export const suggestWatercolour = 'sanftes Aquarell';
export const suggestGolden = 'Licht zur goldenen Stunde';
export const suggestCity = 'Stadt bei Nacht';
export const suggestClose = 'Nahaufnahme';
export const suggestMuted = 'gedämpfte Farben';
export const headshotPrompt = 'Ein Bewerbungsfoto in weichem Licht vor schlichtem Hintergrund';
export const oilPrompt = 'Ein Ölgemälde in warmem Licht vor einer Leinwand';
export const cinemaPrompt = 'Ein Porträt wie im Kino, mit der Stadt bei Nacht im Hintergrund';
export const watercolourPrompt = 'Ein Aquarell bei natürlichem Licht in einem Garten';
export const monochromePrompt = 'Ein Schwarz-Weiß-Porträt in dramatischem Licht';

export const numberOfImages = 'Anzahl der Bilder';
export const images = (count: number) =>
  plural(count, { one: `${count} Bild`, other: `${count} Bilder` });
export const watermark = 'Wasserzeichen';
export const yoursToChoose = 'Mit deinem Abo hast du die Wahl';
export const neverRemoved = (wish: string) =>
  `Bleibt drauf: Deinen Hauptwunsch, „${wish}“, können wir nicht erfüllen`;
export const needsCredits = 'Zum Entfernen brauchst du Credits oder ein Abo';
export const removingCosts = (credits: string, owned: number) =>
  `Entfernen kostet ${credits}. Du hast ${owned}.`;
export const withoutItCosts = (credits: string, owned: number) =>
  `Ohne: ${credits}. Du hast ${owned}.`;
export const freeWithIt = (credits: string) => `Mit: kostenlos. Ohne: ${credits} pro Bild`;

export const invalidFiles =
  'Mindestens eine Datei ist ungültig. Bitte entferne sie, bevor du weitermachst.';
export const imageRequired = 'Bitte lade mindestens ein gültiges Referenzbild hoch.';
export const promptRequired = 'Bitte beschreib in einem Prompt, was du sehen möchtest.';
export const promptTooShort = 'Bitte beschreib es etwas genauer (mindestens 5\u00a0Zeichen).';

export const quickStartOffer = 'Bis zu 3 Bilder aus deiner Galerie und ein fertiger Prompt.';
export const quickStartFailed = 'Der Schnellstart hat nicht geklappt. Versuch es noch einmal.';
export const unknownError = 'Da ist etwas schiefgegangen';
export const loadingPhotos = 'Deine Fotos werden geladen …';
export const picking = 'Wir wählen Bilder und einen Prompt aus …';
