import { plural } from '../../lib/plural.js';

export const examples = EN ? 'Examples' : 'Beispiele';
export const makePortraits = EN ? 'Make portraits' : 'Porträts erstellen';
export const create = (count: number) =>
  EN
    ? plural(count, { one: `Create ${count} portrait`, other: `Create ${count} portraits` })
    : plural(count, { one: `${count} Porträt erstellen`, other: `${count} Porträts erstellen` });
export const creating = (count: number) =>
  EN
    ? plural(count, { one: `Creating ${count} portrait`, other: `Creating ${count} portraits` })
    : plural(count, { one: `${count} Porträt entsteht …`, other: `${count} Porträts entstehen …` });
export const youHave = (credits: string) => (EN ? `You have ${credits}.` : `Du hast ${credits}.`);
export const needsJavaScript = EN
  ? 'Turn on JavaScript in this browser to make portraits.'
  : 'Schalte JavaScript in diesem Browser ein, um Porträts zu erstellen.';

export const howItWorks = EN ? 'How it works' : 'So funktioniert’s';
export const uploadPhoto = EN ? 'Upload a photo' : 'Foto hochladen';
export const pickStyle = EN ? 'Pick a style' : 'Stil auswählen';
export const letAiWork = EN ? 'Let AI work' : 'KI machen lassen';
export const downloadAndShare = EN ? 'Download and share' : 'Sichern und teilen';
export const stepTime = (step: number, seconds: number) =>
  EN ? `${step} · ${seconds} s` : `${step} · ${seconds}\u00a0s`;

export const portraitSettings = EN ? 'Portrait settings' : 'Porträt einstellen';
export const yourPhotos = EN ? 'Your photos' : 'Deine Fotos';
export const style = EN ? 'Style' : 'Stil';
export const styles = (count: number) =>
  EN
    ? plural(count, { one: `${count} style`, other: `${count} styles` })
    : plural(count, { one: `${count} Stil`, other: `${count} Stile` });
export const searchStyles = EN ? 'Search styles' : 'Stile durchsuchen';
export const noMatch = (search: string) =>
  EN ? `No style matches “${search}”.` : `Kein Stil passt zu „${search}“.`;
export const showAll = EN ? 'Show all' : 'Alle zeigen';
export const earlierStyles = EN ? 'Earlier styles' : 'Vorherige Stile';
export const moreStyles = EN ? 'More styles' : 'Weitere Stile';
export const stylesFailed = EN
  ? 'We couldn’t load the styles.'
  : 'Wir konnten die Stile nicht laden.';
export const stylesLoading = EN
  ? 'Styles are loading. They’ll appear here in a moment.'
  : 'Die Stile laden noch. Gleich sind sie hier.';
export const styleUnavailable = EN
  ? 'The style you chose is unavailable right now.'
  : 'Den gewählten Stil gibt es gerade nicht.';
export const modelOffline = EN
  ? 'Its AI model is offline. Please choose another style.'
  : 'Sein KI-Modell ist offline. Bitte wähle einen anderen Stil.';
export const drawnBy = (engine: string) =>
  EN ? `Drawn by ${engine}.` : `Gezeichnet von ${engine}.`;
// Follows the name of a style, for screen readers.
export const drawnByMark = (engine: string) =>
  EN ? `, drawn by ${engine}` : `, gezeichnet von ${engine}`;
export const fourStyles = EN ? 'Four styles' : 'Vier Stile';
export const suitsPhoto = EN ? 'Looks that suit your photo' : 'Looks, die zu deinem Foto passen';
export const suitsPhotoOneEach = EN
  ? 'Looks that suit your photo, one of each'
  : 'Looks, die zu deinem Foto passen, je einmal';
export const suitsPhotoTwoEach = EN
  ? 'Looks that suit your photo, two of each'
  : 'Looks, die zu deinem Foto passen, je zweimal';
export const randomStyle = EN ? 'Random Style' : 'Zufälliger Stil';
export const randomStyleHint = EN
  ? 'One of the styles, picked for you.'
  : 'Wir wählen einen Stil für dich aus.';
export const promptOnly = EN ? 'Prompt Only' : 'Nur Prompt';
export const promptOnlyHint = EN
  ? 'Your prompt instead of a style. Without a photo, you get an illustrated character, not a photo of a real person.'
  : 'Dein Prompt statt eines Stils. Ohne Foto bekommst du eine gezeichnete Figur, kein Foto eines echten Menschen.';
export const portrait = EN ? 'Portrait' : 'Porträt';

export const gender = EN ? 'Gender' : 'Geschlecht';
export const woman = EN ? 'Woman' : 'Frau';
export const man = EN ? 'Man' : 'Mann';

export const yourPrompt = EN ? 'Your prompt' : 'Dein Prompt';
export const promptWithPhotos = EN
  ? 'Your prompt controls light, color and setting. The face comes from your photos.'
  : 'Dein Prompt bestimmt Licht, Farbe und Umgebung. Das Gesicht kommt von deinen Fotos.';
export const promptWithoutPhotos = EN
  ? 'Without a photo you get an illustrated character, not a photo of a real person.'
  : 'Ohne Foto bekommst du eine gezeichnete Figur, kein Foto eines echten Menschen.';
export const describePortrait = EN ? 'Describe your portrait' : 'Beschreib dein Porträt';
export const promptExample = EN
  ? 'A confident portrait in warm window light, oil painting'
  : 'Ein Porträt in warmem Fensterlicht als Ölgemälde';
export const leaveOut = EN ? 'What to leave out (optional)' : 'Was soll nicht ins Bild? (optional)';
export const leaveOutExample = EN ? 'Hats, busy backgrounds' : 'Hüte, unruhige Hintergründe';
export const enhanceNegative = EN ? 'Enhance negative prompt' : 'Negativen Prompt verbessern';
export const tooShort = EN ? 'At least 5 characters' : 'Mindestens 5\u00a0Zeichen';
export const seeFirst = EN
  ? 'See what it adds before you create'
  : 'Du siehst vor dem Erstellen, was dazukommt';
// The prompt reader knows these words.
export const suggestHeadshot = EN ? 'professional headshot' : 'Bewerbungsfoto';
export const suggestDramatic = EN ? 'soft dramatic lighting' : 'sanftes dramatisches Licht';
export const suggestVintage = EN ? 'vintage style' : 'Vintage-Look';
export const suggestConfident = EN ? 'confident expression' : 'selbstbewusster Blick';
export const suggestGolden = EN ? 'warm golden tones' : 'warme goldene Töne';
export const suggestPainterly = EN ? 'artistic painterly' : 'wie gemalt';
export const suggestNatural = EN ? 'natural lighting' : 'natürliches Licht';
export const suggestSerene = EN ? 'serene mood' : 'ruhige Stimmung';

export const backdrop = EN ? 'Backdrop' : 'Hintergrund';
export const surpriseMe = EN ? 'Surprise me' : 'Zufällig';
export const white = EN ? 'White' : 'Weiß';
export const gray = EN ? 'Gray' : 'Grau';
export const navy = EN ? 'Navy' : 'Dunkelblau';
export const warm = 'Warm';
export const transparent = 'Transparent';
export const yourColor = EN ? 'Your color' : 'Eigene Farbe';
export const clothes = EN ? 'Clothes' : 'Kleidung';
export const asInPhoto = EN ? 'As in the photo' : 'Wie im Foto';
export const clothesStay = EN
  ? 'The faded colors aren’t possible with this photo, because we can’t tell all clothes from skin, hair and background.'
  : 'Die blass gezeigten Farben gehen mit diesem Foto nicht, weil wir nicht alle Kleidung von Haut, Haaren und Hintergrund unterscheiden können.';
export const black = EN ? 'Black' : 'Schwarz';
export const lightRetouch = EN ? 'Light retouch' : 'Leichte Retusche';
export const lightRetouchHint = EN
  ? 'Softens blemishes and shine. Your features stay as they are.'
  : 'Mildert Unreinheiten und Glanz. Deine Gesichtszüge bleiben, wie sie sind.';

export const continuedShoulders = EN ? 'Complete the shoulders' : 'Schultern ergänzen';
export const continuedShouldersHint = EN
  ? 'Your photo ends beside them. We add the missing edge, which may differ from your real clothes.'
  : 'Dein Foto endet neben ihnen. Wir ergänzen den fehlenden Rand, der von deiner echten Kleidung abweichen kann.';

export const headPose = EN ? 'Head pose' : 'Kopfhaltung';
export const optional = 'optional';
export const keepPose = EN
  ? 'If you don’t pick one, we keep the pose in your photo.'
  : 'Ohne Auswahl behalten wir die Kopfhaltung auf deinem Foto bei.';
export const chosenPose = (name: string) => (EN ? `Head pose: ${name}` : `Kopfhaltung: ${name}`);
export const removePose = EN ? 'Remove pose' : 'Pose entfernen';
export const upload = EN ? 'Upload' : 'Hochladen';
export const fromGallery = EN ? 'From gallery' : 'Aus der Galerie';
export const defaultPoses = EN ? 'Default poses' : 'Vorgegebene Posen';
export const poseToUpload = EN ? 'Head pose to upload' : 'Kopfhaltung zum Hochladen';
export const invalidPose = EN
  ? 'Invalid pose image. Please upload a supported file under 10MB.'
  : 'Dieses Bild ist ungültig. Bitte lade eine unterstützte Datei unter 10\u00a0MB hoch.';

export const imageCount = EN ? 'Number of images' : 'Anzahl der Bilder';
export const removeWatermark = EN ? 'Remove watermark' : 'Wasserzeichen entfernen';
export const inSubscription = EN ? 'Part of your subscription' : 'In deinem Abo enthalten';
export const wishNotMet = (wish: string) =>
  EN
    ? `Not possible: we can’t do your main wish, “${wish}”`
    : `Geht nicht: Deinen Hauptwunsch, „${wish}“, können wir nicht erfüllen`;
export const needsCredits = EN
  ? 'Needs credits or a subscription'
  : 'Dafür brauchst du Credits oder ein Abo';
export const perImage = (credits: string) => (EN ? `${credits} per image` : `${credits} pro Bild`);
export const createIndefinitely = EN ? 'Create Indefinitely' : 'Endlos erstellen';
export const untilYouStop = EN ? 'Until you stop it' : 'Bis du es stoppst';

export const selectStyle = EN
  ? 'Please select a style to continue.'
  : 'Bitte wähle einen Stil aus.';
export const selectGender = EN
  ? 'Please select a gender to ensure the best results.'
  : 'Bitte wähle ein Geschlecht, damit das Ergebnis gut wird.';
export const invalidPoseFile = EN
  ? 'The head pose file is invalid. Please remove the invalid pose file before proceeding.'
  : 'Die Datei für die Kopfhaltung ist ungültig. Bitte entferne sie, bevor du weitermachst.';
export const photoRequired = EN
  ? 'Please upload at least one valid photo to create your portrait.'
  : 'Bitte lade mindestens ein gültiges Foto für dein Porträt hoch.';
export const promptRequired = EN
  ? 'Please describe your ideal portrait in the prompt field.'
  : 'Bitte beschreib im Prompt, wie dein Porträt aussehen soll.';
export const negativePromptTooShort = EN
  ? 'Please provide a more detailed negative prompt (at least 5 characters).'
  : 'Bitte beschreib etwas genauer, was nicht ins Bild soll (mindestens 5\u00a0Zeichen).';

export const quickStartOffer = (count: number) =>
  EN
    ? `One of your photos, a random style, up to ${count} portraits.`
    : `Eins deiner Fotos, ein zufälliger Stil, bis zu ${count} Porträts.`;
export const quickStartFailed = EN
  ? 'Failed to surprise you! Please try again or select images manually.'
  : 'Die Überraschung hat nicht geklappt. Versuch es noch einmal oder wähle selbst Bilder aus.';

export const loadingPhotos = EN ? 'Loading your photos…' : 'Deine Fotos werden geladen …';
export const pickingPhoto = EN
  ? 'Picking one of your photos'
  : 'Wir wählen eins deiner Fotos aus …';
export const pickingStyle = EN ? 'Picking a style' : 'Wir wählen einen Stil aus …';
export const noStyles = EN
  ? 'No styles available. Please try again.'
  : 'Gerade gibt es keine Stile. Bitte versuch es noch einmal.';
export const styleForWoman = (name: string) => (EN ? `${name}, woman` : `${name}, Frau`);
export const styleForMan = (name: string) => (EN ? `${name}, man` : `${name}, Mann`);
export const upTo = (count: number) =>
  EN ? `Up to ${count} portraits` : `Bis zu ${count} Porträts`;
