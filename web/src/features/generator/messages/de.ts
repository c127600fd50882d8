import { plural } from '../../../lib/plural.js';

export const examples = 'Beispiele';
export const makePortraits = 'Porträts erstellen';
export const create = (count: number) =>
  plural(count, { one: `${count} Porträt erstellen`, other: `${count} Porträts erstellen` });
export const creating = (count: number) =>
  plural(count, { one: `${count} Porträt entsteht …`, other: `${count} Porträts entstehen …` });
export const youHave = (credits: string) => `Du hast ${credits}.`;
export const needsJavaScript =
  'Schalte JavaScript in diesem Browser ein, um Porträts zu erstellen.';

export const howItWorks = 'So funktioniert’s';
export const uploadPhoto = 'Foto hochladen';
export const pickStyle = 'Stil auswählen';
export const letAiWork = 'KI machen lassen';
export const downloadAndShare = 'Sichern und teilen';
export const stepTime = (step: number, seconds: number) => `${step} · ${seconds}\u00a0s`;

export const portraitSettings = 'Porträt einstellen';
export const yourPhotos = 'Deine Fotos';
export const style = 'Stil';
export const styles = (count: number) =>
  plural(count, { one: `${count} Stil`, other: `${count} Stile` });
export const searchStyles = 'Stile durchsuchen';
export const noMatch = (search: string) => `Kein Stil passt zu „${search}“.`;
export const showAll = 'Alle zeigen';
export const earlierStyles = 'Vorherige Stile';
export const moreStyles = 'Weitere Stile';
export const stylesFailed = 'Wir konnten die Stile nicht laden.';
export const stylesLoading = 'Die Stile laden noch. Gleich sind sie hier.';
export const styleUnavailable = 'Den gewählten Stil gibt es gerade nicht.';
export const modelOffline = 'Sein KI-Modell ist offline. Bitte wähle einen anderen Stil.';
export const drawnBy = (engine: string) => `Gezeichnet von ${engine}.`;
// Follows the name of a style, for screen readers.
export const drawnByMark = (engine: string) => `, gezeichnet von ${engine}`;
export const fourStyles = 'Vier Stile';
export const suitsPhoto = 'Looks, die zu deinem Foto passen';
export const suitsPhotoOneEach = 'Looks, die zu deinem Foto passen, je einmal';
export const suitsPhotoTwoEach = 'Looks, die zu deinem Foto passen, je zweimal';
export const randomStyle = 'Zufälliger Stil';
export const randomStyleHint = 'Wir wählen einen Stil für dich aus.';
export const promptOnly = 'Nur Prompt';
export const promptOnlyHint =
  'Dein Prompt statt eines Stils. Ohne Foto bekommst du eine gezeichnete Figur, kein Foto eines echten Menschen.';
export const portrait = 'Porträt';

export const gender = 'Geschlecht';
export const woman = 'Frau';
export const man = 'Mann';

export const yourPrompt = 'Dein Prompt';
export const promptWithPhotos =
  'Dein Prompt bestimmt Licht, Farbe und Umgebung. Das Gesicht kommt von deinen Fotos.';
export const promptWithoutPhotos =
  'Ohne Foto bekommst du eine gezeichnete Figur, kein Foto eines echten Menschen.';
export const describePortrait = 'Beschreib dein Porträt';
export const promptExample = 'Ein Porträt in warmem Fensterlicht als Ölgemälde';
export const leaveOut = 'Was soll nicht ins Bild? (optional)';
export const leaveOutExample = 'Hüte, unruhige Hintergründe';
export const enhanceNegative = 'Negativen Prompt verbessern';
export const tooShort = 'Mindestens 5\u00a0Zeichen';
export const seeFirst = 'Du siehst vor dem Erstellen, was dazukommt';
// The prompt reader knows these words.
export const suggestHeadshot = 'Bewerbungsfoto';
export const suggestDramatic = 'sanftes dramatisches Licht';
export const suggestVintage = 'Vintage-Look';
export const suggestConfident = 'selbstbewusster Blick';
export const suggestGolden = 'warme goldene Töne';
export const suggestPainterly = 'wie gemalt';
export const suggestNatural = 'natürliches Licht';
export const suggestSerene = 'ruhige Stimmung';

export const backdrop = 'Hintergrund';
export const surpriseMe = 'Zufällig';
export const white = 'Weiß';
export const gray = 'Grau';
export const navy = 'Dunkelblau';
export const warm = 'Warm';
export const transparent = 'Transparent';
export const yourColor = 'Eigene Farbe';
export const clothes = 'Kleidung';
export const asInPhoto = 'Wie im Foto';
export const black = 'Schwarz';
export const lightRetouch = 'Leichte Retusche';
export const lightRetouchHint =
  'Mildert Unreinheiten und Glanz. Deine Gesichtszüge bleiben, wie sie sind.';

export const headPose = 'Kopfhaltung';
export const optional = 'optional';
export const keepPose = 'Ohne Auswahl behalten wir die Kopfhaltung auf deinem Foto bei.';
export const chosenPose = (name: string) => `Kopfhaltung: ${name}`;
export const removePose = 'Pose entfernen';
export const upload = 'Hochladen';
export const fromGallery = 'Aus der Galerie';
export const defaultPoses = 'Vorgegebene Posen';
export const poseToUpload = 'Kopfhaltung zum Hochladen';
export const invalidPose =
  'Dieses Bild ist ungültig. Bitte lade eine unterstützte Datei unter 10\u00a0MB hoch.';

export const imageCount = 'Anzahl der Bilder';
export const removeWatermark = 'Wasserzeichen entfernen';
export const inSubscription = 'In deinem Abo enthalten';
export const wishNotMet = (wish: string) =>
  `Geht nicht: Deinen Hauptwunsch, „${wish}“, können wir nicht erfüllen`;
export const needsCredits = 'Dafür brauchst du Credits oder ein Abo';
export const perImage = (credits: string) => `${credits} pro Bild`;
export const createIndefinitely = 'Endlos erstellen';
export const untilYouStop = 'Bis du es stoppst';

export const selectStyle = 'Bitte wähle einen Stil aus.';
export const selectGender = 'Bitte wähle ein Geschlecht, damit das Ergebnis gut wird.';
export const invalidPoseFile =
  'Die Datei für die Kopfhaltung ist ungültig. Bitte entferne sie, bevor du weitermachst.';
export const photoRequired = 'Bitte lade mindestens ein gültiges Foto für dein Porträt hoch.';
export const promptRequired = 'Bitte beschreib im Prompt, wie dein Porträt aussehen soll.';
export const promptTooShort = 'Bitte beschreib es etwas genauer (mindestens 5\u00a0Zeichen).';
export const negativePromptTooShort =
  'Bitte beschreib etwas genauer, was nicht ins Bild soll (mindestens 5\u00a0Zeichen).';
export const noCount = 'Bitte wähle mindestens 1 Bild.';

export const quickStartOffer = (count: number) =>
  `Eins deiner Fotos, ein zufälliger Stil, bis zu ${count} Porträts.`;
export const quickStartFailed =
  'Die Überraschung hat nicht geklappt. Versuch es noch einmal oder wähle selbst Bilder aus.';

export const loadingPhotos = 'Deine Fotos werden geladen …';
export const pickingPhoto = 'Wir wählen eins deiner Fotos aus …';
export const pickingStyle = 'Wir wählen einen Stil aus …';
export const noStyles = 'Gerade gibt es keine Stile. Bitte versuch es noch einmal.';
export const styleForWoman = (name: string) => `${name}, Frau`;
export const styleForMan = (name: string) => `${name}, Mann`;
export const upTo = (count: number) => `Bis zu ${count} Porträts`;
