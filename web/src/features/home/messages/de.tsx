export const portraitHeadline = ['Porträts,', 'auf denen', 'man dich', 'erkennt.'] as const;
export const portraitLead =
  'Foto hochladen, Stil wählen, und in weniger als einer Minute ist deine Porträtserie da. Jedes Bild messen wir an deinem Foto, bevor du es siehst.';
export const portraitPacks = 'Ausgewählte Stile';
export const portraitPacksAside = 'Licht und Pinselstrich ändern sich. Das Gesicht bleibt.';
export const portraitLastStep = '1024 × 1024 Pixel, und alles gehört dir.';
export const portraitCallToAction = 'Ein Gesicht, jeder Stil.';
export const memeHeadline = ['Memes,', 'auf denen', 'man dich', 'erkennt.'] as const;
export const memeLead =
  'Foto hochladen, Stil wählen, und in weniger als einer Minute ist deine Porträtserie da. Jedes Bild messen wir an deinem Foto. Mit zwei Zeilen Text wird es zum Meme.';
export const memePacks = 'Ausgewählte Meme-Stile';
export const memePacksAside = 'Zwei Zeilen Text machen aus einem Porträt ein Meme.';
export const memeLastStep =
  '1024 × 1024 Pixel, alles gehört dir, auf Wunsch mit deinen zwei Zeilen Text.';
export const memeCallToAction = 'Ein Gesicht, jedes Meme.';
export const makeItYours = 'Jetzt ist deins dran.';

export const createPortrait = 'Porträt erstellen';
export const readBlog = 'Zum Blog';
export const howItWorksLink = 'So funktioniert’s';
export const freeSetsLink = '3 Serien gratis, ohne Anmeldung';
export const chooseStyle = 'Wähle einen Stil und eine Person';
export const compare = 'Foto oder Porträt: zum Vergleichen verschieben';
export const compared = (percent: number) =>
  `${percent}\u00a0% Foto, ${100 - percent}\u00a0% Porträt`;
export const portraitIn = (style: string) => `Das Porträt im Stil „${style}“`;
export const itsPhoto = 'Das Foto, aus dem es entstanden ist';
export const demoTitle = 'Jetzt ausprobieren, ohne\u00a0Anmeldung';

export const howItWorks = 'So funktioniert’s';
export const aboutSeconds = (seconds: number) => `etwa ${seconds}\u00a0Sekunden`;
export const uploadStep = 'Foto hochladen';
export const uploadStepText = 'Ein klar erkennbares Gesicht genügt.';
export const styleStep = 'Stil wählen';
export const styleStepText = 'Du bestimmst, wie viele Porträts du willst: bis zu 10.';
export const workStep = 'Die KI arbeiten lassen';
export const workStepText =
  'Sie findet dein Gesicht, setzt das Licht, malt und vergleicht das Ergebnis mit deinem Foto. Du siehst jeden Schritt.';
export const shareStep = 'Herunterladen und teilen';

export const exampleIn = (style: string) => `Beispielporträt im Stil „${style}“`;
export const featured = ', hervorgehoben';
export const useStyle = 'Stil verwenden';
export const tryStyle = 'Stil ausprobieren';
export const shuffle = 'Neu mischen';
export const play = 'Abspielen';
export const pause = 'Anhalten';

export const features = 'Was Likeness kann';
export const measured = 'Gemessene Ähnlichkeit';
export const measuredText =
  'Wir vergleichen jedes Porträt mit deinem Foto und zeigen dir das Ergebnis. Reicht es nicht, machen wir es neu. Ein Porträt, das dir nicht ähnlich sieht, bekommst du nie.';
export const upfront = 'Sofort Bescheid';
export const upfrontText =
  'Wenn ein Foto nicht geht, erfährst du sofort, woran es liegt, noch bevor es dich etwas kostet.';
export const nothingHidden = 'Nichts bleibt verborgen';
export const nothingHiddenText =
  'Du siehst deinen Platz in der Warteschlange, den aktuellen Schritt und jedes fertige Porträt. Lade die Seite neu, und es geht weiter.';
export const noTwoAlike = 'Keins wie das andere';
export const noTwoAlikeText =
  'Licht, Hintergrund und Ausschnitt wechseln von Porträt zu Porträt. Du bleibst du.';
export const eyesIn = (style: string) => `Die Augen, ${style}`;
export const eyesCaption =
  'Derselbe Streifen eines Gesichts in jedem Stil. Die Linien laufen durch die Pupillen.';

export const freeSets = 'Serien gratis in 24\u00a0Stunden';
export const portraitsPerSet = 'Porträts pro Serie';
export const photosToStart = 'Fotos als Vorlage';
export const pixelsPerSide = 'Pixel Kantenlänge';
export const manyUsers = '50.000+';
export const users = 'Nutzerkonten';
export const manyCreators = '10.000+';
export const creators = 'Kreative';
export const manyImages = '1\u00a0Mio.+';
export const images = 'Bilder';
export const averageProcessing = 'im Durchschnitt pro Bild';
export const maximumWait = 'längste Wartezeit';
export const mostOfTheTime = '99,9\u00a0%';
export const uptime = 'Verfügbarkeit';
export const peopleOnTeam = 'Menschen im Team';
export const responseTime = 'bis zur Antwort vom Support';
export const moneyBack = 'Geld-zurück-Garantie';
export const thirtyDays = '30\u00a0Tage';

export const uses = 'Wofür man es nutzt';
export const illustrative = 'Erfundene Beispiele';
export const quoted = (words: string) => `„${words}“`;
export const weddingWords =
  'Mein letztes Profilbild war der Ausschnitt von einer Hochzeit. Dieses hier sieht nach Absicht aus.';
export const weddingUse = 'Für eine Bewerbung, im Stil „Bewerbungsfoto“';
export const teamWords =
  'Zwölf Leute in fünf Städten, ein Licht, ein Hintergrund. Für die Teamseite musste niemand verreisen.';
export const teamUse = 'Für eine Teamseite, im Stil „Im Büro“';
export const motherWords =
  'Das erste Gemälde, auf dem meine Mutter sich erkannt hat, ohne dass ich etwas sagen musste.';
export const motherUse = 'Als Geschenk, im Stil „Ölgemälde“';

export const community = 'Aus der Community';
export const communityAside =
  'Hier entstanden und mit Einwilligung der abgebildeten Menschen gezeigt.';

export const faq = 'Häufige Fragen';
export const accountQuestion = 'Brauche ich zum Ausprobieren ein Konto?';
export const accountAnswer =
  'Nein. Auf dieser Seite bekommst du in 24\u00a0Stunden 3 Serien gratis, jede mit bis zu 10 Porträts. Sie tragen ein sichtbares Wasserzeichen.';
export const photosQuestion = 'Welche Fotos eignen sich am besten?';
export const photosAnswer =
  'Ein scharfes Foto von einem Gesicht, das ungefähr in die Kamera schaut, bei gleichmäßigem Licht. PNG, JPEG oder GIF, je bis zu 10\u00a0MB, am besten ab 512 × 512 Pixeln. Du kannst bis zu 15 Fotos derselben Person hinzufügen.';
export const refusedQuestion = 'Warum wurde mein Foto abgelehnt?';
export const refusedAnswer =
  'Weil daraus kein gutes Porträt würde: Es zeigt kein Gesicht, das Gesicht ist zu klein oder angeschnitten, oder es gibt mehr als ein Hauptgesicht. Den Grund zeigen wir neben dem Foto, und auf dein Limit wird es nicht angerechnet.';
export const timeQuestion = 'Wie lange dauert eine Serie?';
export const timeAnswer =
  'Meist weniger als eine Minute. Wenn viel los ist, siehst du deinen Platz in der Warteschlange. Du kannst jeden Schritt verfolgen. Lädst du die Seite neu, arbeiten wir weiter und zeigen dir die fertigen Porträts.';
export const likenessQuestion = 'Was bedeutet die Ähnlichkeit in Prozent?';
export const likenessAnswer =
  'Wir messen das Gesicht im Porträt am Gesicht in deinem Foto; 100\u00a0% wären dasselbe Bild. Reicht die Ähnlichkeit nicht, machen wir das Porträt neu, näher am Foto. Reicht auch das nicht, sagen wir es dir und liefern es nicht.';
export const limitsQuestion = 'Was geht nicht?';
export const limitsAnswer =
  'Likeness malt dein eigenes Foto neu: Licht, Hintergrund, Farbe und Pinselstrich. Kleidung (bis auf die Farbe) und Gesichtsausdruck bleiben wie im Foto, und der Kopf lässt sich nur um wenige Grad drehen.';
export const faceQuestion = 'Wird mein Gesicht vermessen?';
export const faceAnswer =
  'Ja. Um dein Gesicht zu finden und zu prüfen, ob ein Porträt dir noch ähnlich sieht, müssen wir es messen. Vor dem ersten Foto bitten wir dich um deine Einwilligung.';
export const ownerQuestion = 'Wem gehören die Bilder?';
export const ownerAnswer = 'Dir. Deine Fotos bleiben deine, und die Porträts daraus auch.';

export const freeOffer = '3 Serien mit bis zu 10 Porträts gratis. Ohne Anmeldung, ohne Karte.';
export const slices =
  'Ein Porträt aus senkrechten Streifen aller Stile; das Gesicht passt überall zusammen';
