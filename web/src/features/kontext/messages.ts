import { plural } from '../../lib/plural.js';

export const intro = EN
  ? 'Upload 1-3 images and describe what you want to see. The person comes from the first photo with a clear face, light and color from the others.'
  : 'Lade 1 bis 3 Bilder hoch und beschreib, was du sehen möchtest. Die Person kommt vom ersten Foto mit einem gut erkennbaren Gesicht, Licht und Farbe von den anderen.';
export const makeImages = EN ? 'Make images' : 'Bilder erstellen';
export const create = (count: number) =>
  EN
    ? plural(count, { one: `Create ${count} image`, other: `Create ${count} images` })
    : plural(count, { one: `${count} Bild erstellen`, other: `${count} Bilder erstellen` });
export const creating = (count: number) =>
  EN
    ? plural(count, { one: `Creating ${count} image`, other: `Creating ${count} images` })
    : plural(count, { one: `${count} Bild entsteht …`, other: `${count} Bilder entstehen …` });

export const yourImages = EN ? 'Your images' : 'Deine Bilder';
export const dropImages = EN ? 'Drop your images here' : 'Zieh deine Bilder hierher';
export const addImages = EN ? 'Add your images' : 'Füge deine Bilder hinzu';
export const goodImages = (limit: number) =>
  EN
    ? `Up to ${limit} images, one of them with a clear face. All clear faces must be the same person, except in an image you use only for its style.`
    : `Bis zu ${limit} Bilder, eins davon mit einem gut erkennbaren Gesicht. Alle gut erkennbaren Gesichter müssen von derselben Person sein, außer auf Bildern, die nur den Stil vorgeben.`;
export const onePerson = EN
  ? 'Each picture shows one person. If two images show clear faces of different people, we make nothing and charge nothing. To use a painting or another portrait only for its style, say so in your prompt: “in the colors of image 2”.'
  : 'Jedes Bild zeigt eine Person. Sind auf zwei Bildern verschiedene Personen gut zu erkennen, machen wir nichts und du zahlst nichts. Soll ein Gemälde oder anderes Porträt nur den Stil vorgeben, schreib das in deinen Prompt: „in den Farben von Bild 2“.';

export const imageSettings = EN ? 'Image settings' : 'Bild einstellen';
export const yourPrompt = EN ? 'Your prompt' : 'Dein Prompt';
export const prompt = 'Prompt';
export const whatToSee = EN ? 'What do you want to see?' : 'Was möchtest du sehen?';
export const promptHint = EN
  ? 'Style, light, place, colors, framing. In English, German, French or Spanish.'
  : 'Stil, Licht, Ort, Farben, Bildausschnitt. Auf Deutsch, Englisch, Französisch oder Spanisch.';
export const fromFive = EN ? 'At least 5 characters' : 'Ab 5\u00a0Zeichen';
export const showsFirst = EN
  ? 'Shows what it adds before you create'
  : 'Du siehst vor dem Erstellen, was dazukommt';
// The prompt reader knows these words.
export const suggestOil = EN ? 'oil painting' : 'Ölgemälde';
export const suggestHeadshot = EN ? 'professional headshot' : 'Bewerbungsfoto';
export const suggestNoir = EN ? 'film noir' : 'Film noir';
export const suggestWatercolour = EN ? 'soft watercolour' : 'sanftes Aquarell';
export const suggestGolden = EN ? 'golden hour light' : 'Licht zur goldenen Stunde';
export const suggestCity = EN ? 'city at night' : 'Stadt bei Nacht';
export const suggestClose = EN ? 'close up' : 'Nahaufnahme';
export const suggestMuted = EN ? 'muted colors' : 'gedämpfte Farben';
export const headshotPrompt = EN
  ? 'A professional headshot in soft light on a plain background'
  : 'Ein Bewerbungsfoto in weichem Licht vor schlichtem Hintergrund';
export const oilPrompt = EN
  ? 'An oil painting in warm light with a canvas backdrop'
  : 'Ein Ölgemälde in warmem Licht vor einer Leinwand';
export const cinemaPrompt = EN
  ? 'A cinematic portrait with the city at night in the background'
  : 'Ein Porträt wie im Kino, mit der Stadt bei Nacht im Hintergrund';
export const watercolourPrompt = EN
  ? 'A watercolour portrait in natural light, in a garden'
  : 'Ein Aquarell bei natürlichem Licht in einem Garten';
export const monochromePrompt = EN
  ? 'A black and white portrait in dramatic light'
  : 'Ein Schwarz-Weiß-Porträt in dramatischem Licht';

export const numberOfImages = EN ? 'Number of images' : 'Anzahl der Bilder';
export const images = (count: number) =>
  EN
    ? plural(count, { one: `${count} image`, other: `${count} images` })
    : plural(count, { one: `${count} Bild`, other: `${count} Bilder` });
export const watermark = EN ? 'Watermark' : 'Wasserzeichen';
export const yoursToChoose = EN
  ? 'Your choice, included in your subscription'
  : 'Mit deinem Abo hast du die Wahl';
export const neverRemoved = (wish: string) =>
  EN
    ? `Can’t be removed: we can’t do your main wish, “${wish}”`
    : `Bleibt drauf: Deinen Hauptwunsch, „${wish}“, können wir nicht erfüllen`;
export const needsCredits = EN
  ? 'Removing it needs credits or a subscription'
  : 'Zum Entfernen brauchst du Credits oder ein Abo';
export const removingCosts = (credits: string, owned: number) =>
  EN
    ? `Removing it costs ${credits}. You have ${owned}.`
    : `Entfernen kostet ${credits}. Du hast ${owned}.`;
export const withoutItCosts = (credits: string, owned: number) =>
  EN ? `Without: ${credits}. You have ${owned}.` : `Ohne: ${credits}. Du hast ${owned}.`;
export const freeWithIt = (credits: string) =>
  EN ? `Free with it; ${credits} per image without` : `Mit: kostenlos. Ohne: ${credits} pro Bild`;

export const invalidFiles = EN
  ? 'One or more files are invalid. Please remove invalid files before proceeding.'
  : 'Mindestens eine Datei ist ungültig. Bitte entferne sie, bevor du weitermachst.';
export const imageRequired = EN
  ? 'Please upload at least one valid reference image.'
  : 'Bitte lade mindestens ein gültiges Referenzbild hoch.';
export const promptRequired = EN
  ? 'Please enter a prompt to describe your vision.'
  : 'Bitte beschreib in einem Prompt, was du sehen möchtest.';

export const quickStartOffer = EN
  ? 'Up to 3 images from your gallery and a ready-made prompt.'
  : 'Bis zu 3 Bilder aus deiner Galerie und ein fertiger Prompt.';
export const quickStartFailed = EN
  ? 'Error during quick start. Please try again.'
  : 'Der Schnellstart hat nicht geklappt. Versuch es noch einmal.';
export const unknownError = EN ? 'An unexpected error occurred' : 'Da ist etwas schiefgegangen';
export const loadingPhotos = EN ? 'Loading your photos…' : 'Deine Fotos werden geladen …';
export const picking = EN
  ? 'Picking images and a prompt'
  : 'Wir wählen Bilder und einen Prompt aus …';
