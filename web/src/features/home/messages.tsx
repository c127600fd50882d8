export const portraitHeadline = EN
  ? (['Portraits', 'that still', 'look like', 'you.'] as const)
  : (['Porträts,', 'auf denen', 'man dich', 'erkennt.'] as const);
export const portraitLead = EN
  ? 'Upload a photo, pick a style, and get a set of portraits in under a minute. Each one is measured against your photo before you see it.'
  : 'Foto hochladen, Stil wählen, und in weniger als einer Minute ist deine Porträtserie da. Jedes Bild messen wir an deinem Foto, bevor du es siehst.';
export const portraitPacks = EN ? 'Featured Photo Packs' : 'Ausgewählte Stile';
export const portraitPacksAside = EN
  ? 'The light and the brushwork change. The face stays the same.'
  : 'Licht und Pinselstrich ändern sich. Das Gesicht bleibt.';
export const portraitLastStep = EN
  ? '1024x1024 pixels, all yours.'
  : '1024 × 1024 Pixel, und alles gehört dir.';
export const portraitCallToAction = EN ? 'One face, every style.' : 'Ein Gesicht, jeder Stil.';
export const memeHeadline = EN
  ? (['Memes', 'that still', 'look like', 'you.'] as const)
  : (['Memes,', 'auf denen', 'man dich', 'erkennt.'] as const);
export const memeLead = EN
  ? 'Upload a photo, pick a style, and get a set of portraits in under a minute. Each one is measured against your photo; two lines of text make it a meme.'
  : 'Foto hochladen, Stil wählen, und in weniger als einer Minute ist deine Porträtserie da. Jedes Bild messen wir an deinem Foto. Mit zwei Zeilen Text wird es zum Meme.';
export const memePacks = EN ? 'Featured Meme Styles' : 'Ausgewählte Meme-Stile';
export const memePacksAside = EN
  ? 'Add two lines of text to a portrait, and it’s a meme.'
  : 'Zwei Zeilen Text machen aus einem Porträt ein Meme.';
export const memeLastStep = EN
  ? '1024x1024 pixels, all yours, with your two lines of text if you like.'
  : '1024 × 1024 Pixel, alles gehört dir, auf Wunsch mit deinen zwei Zeilen Text.';
export const memeCallToAction = EN ? 'One face, every meme.' : 'Ein Gesicht, jedes Meme.';
export const makeItYours = EN ? 'Make it yours.' : 'Jetzt ist deins dran.';

export const createPortrait = EN ? 'Create your portrait' : 'Porträt erstellen';
export const readBlog = EN ? 'Read the blog' : 'Zum Blog';
export const howItWorksLink = EN ? 'How it works' : 'So funktioniert’s';
export const freeSetsLink = EN
  ? '3 free sets, no sign-up required'
  : '3 Serien gratis, ohne Anmeldung';
export const chooseStyle = EN ? 'Choose a style and a person' : 'Wähle einen Stil und eine Person';
export const compare = EN
  ? 'Photo or portrait: move to compare'
  : 'Foto oder Porträt: zum Vergleichen verschieben';
export const compared = (percent: number) =>
  EN
    ? `${percent}% photo, ${100 - percent}% portrait`
    : `${percent}\u00a0% Foto, ${100 - percent}\u00a0% Porträt`;
export const portraitIn = (style: string) =>
  EN ? `The portrait, ${style} style` : `Das Porträt im Stil „${style}“`;
export const itsPhoto = EN ? 'The photo it was made from' : 'Das Foto, aus dem es entstanden ist';
export const demoTitle = EN
  ? 'Try It Now - No\u00a0Sign\u00a0Up Required'
  : 'Jetzt ausprobieren, ohne\u00a0Anmeldung';

export const howItWorks = EN ? 'How It Works' : 'So funktioniert’s';
export const aboutSeconds = (seconds: number) =>
  EN ? `about ${seconds} seconds` : `etwa ${seconds}\u00a0Sekunden`;
export const uploadStep = EN ? 'Upload a photo' : 'Foto hochladen';
export const uploadStepText = EN
  ? 'One clear face is enough.'
  : 'Ein klar erkennbares Gesicht genügt.';
export const styleStep = EN ? 'Pick a style' : 'Stil wählen';
export const styleStepText = EN
  ? 'Choose how many portraits you want, up to 10.'
  : 'Du bestimmst, wie viele Porträts du willst: bis zu 10.';
export const workStep = EN ? 'Let AI work' : 'Die KI arbeiten lassen';
export const workStepText = EN
  ? 'It finds your face, sets the light, paints, then checks the result against your photo. You see every stage.'
  : 'Sie findet dein Gesicht, setzt das Licht, malt und vergleicht das Ergebnis mit deinem Foto. Du siehst jeden Schritt.';
export const shareStep = EN ? 'Download and share' : 'Herunterladen und teilen';

export const exampleIn = (style: string) =>
  EN ? `Example portrait, ${style} style` : `Beispielporträt im Stil „${style}“`;
export const featured = EN ? ', featured' : ', hervorgehoben';
export const useStyle = EN ? 'Use This Style' : 'Stil verwenden';
export const tryStyle = EN ? 'Try This Style' : 'Stil ausprobieren';
export const shuffle = EN ? 'Shuffle now' : 'Neu mischen';
export const play = EN ? 'Play' : 'Abspielen';
export const pause = EN ? 'Pause' : 'Anhalten';

export const features = EN ? 'Powerful AI Features' : 'Was Likeness kann';
export const measured = EN ? 'Measured likeness' : 'Gemessene Ähnlichkeit';
export const measuredText = EN
  ? 'We compare every portrait with your photo and show you the result. If it falls short, we remake it. You never get one that doesn’t look like you.'
  : 'Wir vergleichen jedes Porträt mit deinem Foto und zeigen dir das Ergebnis. Reicht es nicht, machen wir es neu. Ein Porträt, das dir nicht ähnlich sieht, bekommst du nie.';
export const upfront = EN ? 'Told upfront' : 'Sofort Bescheid';
export const upfrontText = EN
  ? 'If a photo won’t work, you’ll know why right away, before it costs you anything.'
  : 'Wenn ein Foto nicht geht, erfährst du sofort, woran es liegt, noch bevor es dich etwas kostet.';
export const nothingHidden = EN ? 'Nothing hidden' : 'Nichts bleibt verborgen';
export const nothingHiddenText = EN
  ? 'You see your place in line, the current stage and finished portraits. Reload the page and it carries on.'
  : 'Du siehst deinen Platz in der Warteschlange, den aktuellen Schritt und jedes fertige Porträt. Lade die Seite neu, und es geht weiter.';
export const noTwoAlike = EN ? 'No two alike' : 'Keins wie das andere';
export const noTwoAlikeText = EN
  ? 'Light, backdrop and crop change from portrait to portrait. You stay you.'
  : 'Licht, Hintergrund und Ausschnitt wechseln von Porträt zu Porträt. Du bleibst du.';
export const eyesIn = (style: string) => (EN ? `The eyes, ${style}` : `Die Augen, ${style}`);
export const eyesCaption = EN
  ? 'The same strip of one face in every style. The lines run through the pupils.'
  : 'Derselbe Streifen eines Gesichts in jedem Stil. Die Linien laufen durch die Pupillen.';

export const freeSets = EN ? 'free sets in 24 hours' : 'Serien gratis in 24\u00a0Stunden';
export const portraitsPerSet = EN ? 'portraits per set' : 'Porträts pro Serie';
export const photosToStart = EN ? 'photos to start from' : 'Fotos als Vorlage';
export const pixelsPerSide = EN ? 'pixels per side' : 'Pixel Kantenlänge';
export const manyUsers = EN ? '50K+' : '50.000+';
export const users = EN ? 'users' : 'Nutzerkonten';
export const manyCreators = EN ? '10,000+' : '10.000+';
export const creators = EN ? 'creators' : 'Kreative';
export const manyImages = EN ? '1M+' : '1\u00a0Mio.+';
export const images = EN ? 'images' : 'Bilder';
export const averageProcessing = EN ? 'average processing' : 'im Durchschnitt pro Bild';
export const maximumWait = EN ? 'maximum wait' : 'längste Wartezeit';
export const mostOfTheTime = EN ? '99.9%' : '99,9\u00a0%';
export const uptime = EN ? 'uptime' : 'Verfügbarkeit';
export const peopleOnTeam = EN ? 'people on the team' : 'Menschen im Team';
export const responseTime = EN ? 'support response time' : 'bis zur Antwort vom Support';
export const moneyBack = EN ? 'money-back guarantee' : 'Geld-zurück-Garantie';
export const thirtyDays = EN ? '30 days' : '30\u00a0Tage';

export const uses = EN ? 'What People Use It For' : 'Wofür man es nutzt';
export const illustrative = EN ? 'Illustrative examples' : 'Erfundene Beispiele';
export const quoted = (words: string) => (EN ? `“${words}”` : `„${words}“`);
export const weddingWords = EN
  ? 'My last profile picture was cropped from a wedding. This one looks like I meant it.'
  : 'Mein letztes Profilbild war der Ausschnitt von einer Hochzeit. Dieses hier sieht nach Absicht aus.';
export const weddingUse = EN
  ? 'For a job application, with Studio headshot'
  : 'Für eine Bewerbung, im Stil „Bewerbungsfoto“';
export const teamWords = EN
  ? 'Twelve people in five cities, one light and one backdrop. Nobody had to travel for a team page.'
  : 'Zwölf Leute in fünf Städten, ein Licht, ein Hintergrund. Für die Teamseite musste niemand verreisen.';
export const teamUse = EN
  ? 'For a team page, with At the office'
  : 'Für eine Teamseite, im Stil „Im Büro“';
export const motherWords = EN
  ? 'The first painting of my mother that my mother recognized without being told.'
  : 'Das erste Gemälde, auf dem meine Mutter sich erkannt hat, ohne dass ich etwas sagen musste.';
export const motherUse = EN ? 'For a gift, with Oil painting' : 'Als Geschenk, im Stil „Ölgemälde“';

export const community = EN ? 'From the Community' : 'Aus der Community';
export const communityAside = EN
  ? 'Made here and shown with the consent of the people in them.'
  : 'Hier entstanden und mit Einwilligung der abgebildeten Menschen gezeigt.';

export const faq = EN ? 'Frequently Asked Questions' : 'Häufige Fragen';
export const accountQuestion = EN
  ? 'Do I need an account to try it?'
  : 'Brauche ich zum Ausprobieren ein Konto?';
export const accountAnswer = EN
  ? 'No. The demo on this page gives you 3 free sets in 24 hours, each of up to 10 portraits. They carry a visible watermark.'
  : 'Nein. Auf dieser Seite bekommst du in 24\u00a0Stunden 3 Serien gratis, jede mit bis zu 10 Porträts. Sie tragen ein sichtbares Wasserzeichen.';
export const photosQuestion = EN
  ? 'Which photos work best?'
  : 'Welche Fotos eignen sich am besten?';
export const photosAnswer = EN
  ? 'A sharp photo of one face, looking roughly at the camera, in even light. PNG, JPEG or GIF, up to 10 MB each, best at 512x512 pixels or more. You can add up to 15 photos of the same person.'
  : 'Ein scharfes Foto von einem Gesicht, das ungefähr in die Kamera schaut, bei gleichmäßigem Licht. PNG, JPEG oder GIF, je bis zu 10\u00a0MB, am besten ab 512 × 512 Pixeln. Du kannst bis zu 15 Fotos derselben Person hinzufügen.';
export const refusedQuestion = EN
  ? 'Why was my photo refused?'
  : 'Warum wurde mein Foto abgelehnt?';
export const refusedAnswer = EN
  ? 'Because it wouldn’t make a good portrait: there’s no face in it, the face is too small or cut off, or there’s more than one main face. We show the reason next to the photo, and it doesn’t count against your limit.'
  : 'Weil daraus kein gutes Porträt würde: Es zeigt kein Gesicht, das Gesicht ist zu klein oder angeschnitten, oder es gibt mehr als ein Hauptgesicht. Den Grund zeigen wir neben dem Foto, und auf dein Limit wird es nicht angerechnet.';
export const timeQuestion = EN ? 'How long does a set take?' : 'Wie lange dauert eine Serie?';
export const timeAnswer = EN
  ? 'Usually under a minute. If we’re busy, you see your place in line. You can watch each stage, and if you reload the page, we keep working and show the finished portraits.'
  : 'Meist weniger als eine Minute. Wenn viel los ist, siehst du deinen Platz in der Warteschlange. Du kannst jeden Schritt verfolgen. Lädst du die Seite neu, arbeiten wir weiter und zeigen dir die fertigen Porträts.';
export const likenessQuestion = EN
  ? 'What does the likeness figure mean?'
  : 'Was bedeutet die Ähnlichkeit in Prozent?';
export const likenessAnswer = EN
  ? 'We measure the face in the portrait against the face in your photo; 100% would be the same picture. If a portrait falls short, we remake it closer to the photo. If it still falls short, we tell you and don’t deliver it.'
  : 'Wir messen das Gesicht im Porträt am Gesicht in deinem Foto; 100\u00a0% wären dasselbe Bild. Reicht die Ähnlichkeit nicht, machen wir das Porträt neu, näher am Foto. Reicht auch das nicht, sagen wir es dir und liefern es nicht.';
export const limitsQuestion = EN ? 'What can’t it do?' : 'Was geht nicht?';
export const limitsAnswer = EN
  ? 'It repaints your own photo: light, backdrop, color and brush. Clothes, but for their color, and expression stay as they are in the photo, and it can turn a head by only a few degrees.'
  : 'Likeness malt dein eigenes Foto neu: Licht, Hintergrund, Farbe und Pinselstrich. Kleidung (bis auf die Farbe) und Gesichtsausdruck bleiben wie im Foto, und der Kopf lässt sich nur um wenige Grad drehen.';
export const faceQuestion = EN ? 'Is my face measured?' : 'Wird mein Gesicht vermessen?';
export const faceAnswer = EN
  ? 'Yes. Finding your face, and checking that a portrait still looks like you, means measuring it. We ask for your consent before you upload the first photo.'
  : 'Ja. Um dein Gesicht zu finden und zu prüfen, ob ein Porträt dir noch ähnlich sieht, müssen wir es messen. Vor dem ersten Foto bitten wir dich um deine Einwilligung.';
export const ownerQuestion = EN ? 'Who owns the pictures?' : 'Wem gehören die Bilder?';
export const ownerAnswer = EN
  ? 'You do. You keep your uploads and you own the portraits made from them.'
  : 'Dir. Deine Fotos bleiben deine, und die Porträts daraus auch.';

export const freeOffer = EN
  ? '3 free sets of up to 10 portraits. No sign-up, no card.'
  : '3 Serien mit bis zu 10 Porträts gratis. Ohne Anmeldung, ohne Karte.';
export const slices = EN
  ? 'One portrait made of vertical slices of every style; the face lines up throughout'
  : 'Ein Porträt aus senkrechten Streifen aller Stile; das Gesicht passt überall zusammen';
