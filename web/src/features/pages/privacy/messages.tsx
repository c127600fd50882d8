import type { ReactNode } from 'react';

export const title = EN ? 'Privacy Policy' : 'Datenschutzerklärung';
export const lead = EN
  ? 'What happens to the photos of your face and everything else you share with us.'
  : 'Was mit den Fotos von deinem Gesicht geschieht und mit allem anderen, was du uns anvertraust.';
export const description = EN
  ? 'How Likeness handles photos of faces: consent, face templates, how long we keep data, where pictures come from, export and erasure under the GDPR.'
  : 'Wie Likeness mit Fotos von Gesichtern umgeht: Einwilligung, Gesichtsvorlagen, Speicherdauer, Herkunft der Bilder, Export und Löschung nach der DSGVO.';

export const responsible = EN ? 'Who is responsible' : 'Wer verantwortlich ist';
export const controller = (operator: string | null) =>
  EN
    ? `${operator ?? 'The operator of this site'} is the controller under the GDPR.`
    : `Verantwortlicher im Sinne der DSGVO ist ${operator ?? 'der Betreiber dieser Website'}.`;
export const operatorAddress = (imprint: ReactNode) =>
  EN ? <>The address is in the {imprint}.</> : <>Die Anschrift steht im {imprint}.</>;
export const imprintLink = EN ? 'imprint' : 'Impressum';
export const dataQuestions = (address: ReactNode) =>
  EN ? <>Questions about your data: {address}.</> : <>Fragen zu deinen Daten: {address}.</>;

export const photos = EN ? 'Photos of your face' : 'Fotos von deinem Gesicht';
export const upload = EN
  ? 'You upload photos so that we can make portraits from them. We decode each photo and keep only its pixels (place, time and camera are dropped). Software then checks whether there is a face, how large, sharp and evenly lit it is, whether eyes and mouth can be seen and the eyes are open, which way it looks, and whether the photo shows nudity. For a portrait, it also reads the color of your skin and of the whites of your eyes, to correct colored light. If a photo can’t be used, we refuse it, say why, and discard it.'
  : 'Du lädst Fotos hoch, damit wir daraus Porträts machen. Wir lesen jedes Foto ein und behalten nur seine Pixel; Ort, Zeit und Kamera verwerfen wir. Danach prüft Software, ob ein Gesicht zu sehen ist, wie groß, scharf und gleichmäßig beleuchtet es ist, ob man Augen und Mund sieht und die Augen offen sind, wohin es schaut und ob das Foto Nacktheit zeigt. Für ein Porträt liest sie außerdem die Farbe der Haut und des Augenweißes, um farbiges Licht auszugleichen. Wenn wir ein Foto nicht verwenden können, lehnen wir es ab, nennen den Grund und verwerfen es.';
export const faceTemplate = EN
  ? 'To tell whether a portrait looks like you, the software computes a face template: a list of 128 numbers that represents your face. That is biometric data, so we do it only with your explicit consent (Art. 9(2)(a) GDPR). We ask before the first upload and record the time. The template is not written to a database or file, is not used to identify anyone, and is compared only with your own photos and portraits.'
  : 'Um festzustellen, ob ein Porträt dir ähnlich sieht, berechnet die Software eine Gesichtsvorlage: eine Liste aus 128 Zahlen, die für dein Gesicht steht. Das sind biometrische Daten, deshalb tun wir es nur mit deiner ausdrücklichen Einwilligung (Art.\u00a09 Abs.\u00a02 lit.\u00a0a DSGVO). Wir fragen vor dem ersten Hochladen und halten den Zeitpunkt fest. Wir schreiben die Vorlage in keine Datenbank und keine Datei, identifizieren damit niemanden und vergleichen sie nur mit deinen eigenen Fotos und Porträts.';
export const consent = EN
  ? 'You can withdraw your consent below the form of each tool or in Account Settings. We then delete your photos and cancel portraits in progress. Finished portraits stay until you delete them, unless you choose to keep nothing. You can undo the deletion right afterwards; after ten minutes the files are gone for good.'
  : 'Deine Einwilligung kannst du unter dem Formular jedes Werkzeugs oder in den Kontoeinstellungen widerrufen. Dann löschen wir deine Fotos und brechen Porträts in Arbeit ab. Fertige Porträts bleiben, bis du sie löschst, außer du willst nichts behalten. Direkt danach kannst du das Löschen rückgängig machen; nach zehn Minuten sind die Dateien endgültig gelöscht.';

export const account = EN ? 'Your account' : 'Dein Konto';
export const accountData = EN
  ? 'We store your name, email address, a password (stored only as an Argon2id hash) or the identifier of your Google account, a profile picture if you add one, where you are logged in, and your reactions to pictures. We need these to provide your account (Art. 6(1)(b) GDPR).'
  : 'Wir speichern deinen Namen, deine E-Mail-Adresse, ein Passwort (nur als Argon2id-Hash) oder die Kennung deines Google-Kontos, ein Profilbild, wenn du eins hinzufügst, wo du angemeldet bist und deine Reaktionen auf Bilder. Diese Daten brauchen wir, um dein Konto bereitzustellen (Rechtsgrundlage: Art.\u00a06 Abs.\u00a01 lit.\u00a0b DSGVO).';

export const payments = EN ? 'Payments' : 'Zahlungen';
export const paymentData = EN
  ? 'Stripe takes payments on its own pages; card numbers never reach us. We keep what you bought, when, for how much, and every change to your credits (Art. 6(1)(b) and (c) GDPR).'
  : 'Zahlungen nimmt Stripe auf eigenen Seiten entgegen; Kartennummern erreichen uns nie. Wir speichern, was du wann und zu welchem Preis gekauft hast, und jede Änderung deiner Credits (Rechtsgrundlage: Art.\u00a06 Abs.\u00a01 lit.\u00a0b und c DSGVO).';

export const provenance = EN ? 'Where a picture comes from' : 'Woher ein Bild stammt';
export const marks = EN
  ? 'The law on artificial intelligence requires that AI-generated pictures be recognizable. Every portrait carries signed credentials (C2PA), a metadata entry and a hidden mark of its own. They say that the picture was made here and how. They don’t identify the person or the customer; the photo is referenced by a keyed hash that no outsider can confirm.'
  : 'Die KI-Verordnung verlangt, dass man mit KI erzeugte Bilder erkennen kann. Jedes Porträt trägt signierte Herkunftsdaten (C2PA), einen Eintrag in den Metadaten und eine eigene unsichtbare Markierung. Sie sagen, dass das Bild hier entstanden ist und wie. Wer darauf zu sehen ist oder es bestellt hat, verraten sie nicht. Auf das Foto verweist nur ein Hash mit geheimem Schlüssel, den Außenstehende nicht nachprüfen können.';
export const fingerprint = EN
  ? 'With each portrait we keep a fingerprint of the picture, to recognize copies. It describes points in the picture, not a face, and can’t be used to search for a person. It is deleted with the picture. What our search index holds of it then leads to no picture or person, and is removed within 31 days. We don’t keep files that are checked.'
  : 'Zu jedem Porträt speichern wir einen Fingerabdruck des Bildes, um Kopien zu erkennen. Er beschreibt Punkte im Bild und kein Gesicht, und man kann damit nicht nach einer Person suchen. Wir löschen ihn zusammen mit dem Bild. Was unser Suchindex davon enthält, führt dann zu keinem Bild und keiner Person mehr und wird innerhalb von 31 Tagen entfernt. Dateien, die du prüfen lässt, behalten wir nicht.';

export const cookies = EN
  ? 'Cookies and storage in your browser'
  : 'Cookies und Speicher im Browser';
export const cookieUse = EN
  ? 'We use cookies only to run the service: one that recognizes a guest’s browser, and login cookies. Your browser also remembers the language, the theme, a closed banner, and a set in progress. These pages have no advertising, no analytics and no third-party content, so there is no consent banner.'
  : 'Wir setzen Cookies nur ein, um den Dienst zu betreiben: eins, das einen Browser ohne Konto wiedererkennt, und die Cookies für die Anmeldung. Dein Browser merkt sich außerdem die Sprache, das Farbschema, ein geschlossenes Banner und eine laufende Serie. Diese Seiten enthalten keine Werbung, keine Analysedienste und keine Inhalte von Dritten. Deshalb gibt es kein Cookie-Banner.';

export const logs = EN ? 'Logs and limits' : 'Protokolle und Limits';
export const logUse = EN
  ? 'We use IP addresses to enforce limits against abuse (Art. 6(1)(f) GDPR). For 30 days after a login we remember the IP address you logged in from, only as a hash, so that others guessing your password can’t lock you out. Logs hold no names, email addresses, prompts or pictures; account events, such as logins, are logged under a keyed number.'
  : 'IP-Adressen nutzen wir, um Limits gegen Missbrauch durchzusetzen (Rechtsgrundlage: Art.\u00a06 Abs.\u00a01 lit.\u00a0f DSGVO). Nach einer Anmeldung merken wir uns 30 Tage lang, von welcher IP-Adresse sie kam, aber nur als Hash. So kann dich niemand aussperren, der dein Passwort zu erraten versucht. Protokolle enthalten keine Namen, E-Mail-Adressen, Prompts oder Bilder. Ereignisse im Konto, zum Beispiel Anmeldungen, protokollieren wir unter einer Nummer, die ein geheimer Schlüssel bestimmt.';

export const retention = EN ? 'How long we keep data' : 'Wie lange wir Daten speichern';
export const what = EN ? 'What' : 'Was';
export const howLong = EN ? 'How long' : 'Wie lange';
export const guestPhotos = EN ? 'Photos of a guest' : 'Fotos ohne Konto';
export const guestPhotosTime = EN ? '24 hours' : '24 Stunden';
export const guestPortraits = EN ? 'Portraits of a guest' : 'Porträts ohne Konto';
export const guestPortraitsTime = EN ? '7 days' : '7 Tage';
export const accountPhotos = EN ? 'Photos of an account' : 'Fotos in einem Konto';
export const accountPhotosTime = EN
  ? 'until you delete them, withdraw your consent to face analysis, or delete your account'
  : 'bis du sie löschst, deine Einwilligung zur Gesichtsanalyse widerrufst oder dein Konto löschst';
export const freePortraits = EN
  ? 'Portraits of a free account'
  : 'Porträts in einem kostenlosen Konto';
export const freePortraitsTime = EN ? '90 days' : '90 Tage';
export const subscriberPortraits = EN ? 'Portraits of a subscriber' : 'Porträts mit Abo';
export const subscriberPortraitsTime = EN
  ? 'as long as the subscription runs'
  : 'solange das Abo läuft';
export const faceTemplates = EN ? 'Face templates' : 'Gesichtsvorlagen';
export const faceTemplatesTime = EN
  ? 'never stored; only in the memory of the program making your portrait'
  : 'nie gespeichert; nur im Arbeitsspeicher des Programms, das dein Porträt macht';
export const fingerprints = EN ? 'Fingerprint of a portrait' : 'Fingerabdruck eines Porträts';
export const fingerprintsTime = EN
  ? 'deleted with the portrait; index entries, which then lead to nothing, within 31 days'
  : 'solange es das Porträt gibt; Indexeinträge, die dann ins Leere führen, höchstens 31 Tage länger';
export const orders = EN
  ? 'Orders of portraits: settings, prompts, progress'
  : 'Aufträge für Porträts: Einstellungen, Prompts, Verlauf';
export const ordersTime = EN ? '90 days' : '90 Tage';
export const sessions = EN ? 'Login sessions' : 'Anmeldungen';
export const sessionsTime = EN
  ? '7 days, or 3 days of inactivity'
  : '7 Tage oder 3 Tage ohne Aktivität';
export const mailLinks = EN ? 'Links in emails' : 'Links in E-Mails';
export const mailLinksTime = EN ? 'one hour, single use' : 'eine Stunde, nur einmal verwendbar';
export const purchases = EN ? 'Credit history, purchases' : 'Credit-Verlauf, Käufe';
export const purchasesTime = EN
  ? 'as required by commercial law; without your name after an erasure'
  : 'so lange, wie das Handelsrecht es verlangt; nach der Löschung deines Kontos ohne deinen Namen';
export const claims = EN
  ? 'Disputed payments, and payments returned after an erasure'
  : 'Angefochtene und nach einer Löschung erstattete Zahlungen';
export const claimsTime = EN
  ? '400 days, under the account’s number, without your name'
  : '400 Tage, unter der Kontonummer ohne deinen Namen';
export const declarations = EN
  ? 'Declarations of withdrawal and cancellation'
  : 'Widerrufe und Kündigungen';
export const declarationsTime = EN ? '4 years, as evidence' : '4 Jahre, als Nachweis';

export const recipients = EN ? 'Who else receives data' : 'Wer noch Daten bekommt';
export const recipientList = EN
  ? 'Stripe for payments, Google if you sign in with it, the email provider for emails to you, and the hosts of the servers and storage. They work for the operator under contract or on their own responsibility. Your photos and portraits are analyzed and made on the operator’s own servers; they are never sent to another company’s model.'
  : 'Stripe für Zahlungen, Google, wenn du dich damit anmeldest, der E-Mail-Anbieter für E-Mails an dich und die Anbieter der Server und des Speichers. Sie arbeiten als Auftragsverarbeiter für den Betreiber oder in eigener Verantwortung. Deine Fotos analysiert und deine Porträts macht der Betreiber auf eigenen Servern. Sie gehen nie an das Modell eines anderen Unternehmens.';

export const rights = EN ? 'Your rights' : 'Deine Rechte';
export const access = EN
  ? 'Access and portability (Art. 15 and 20): in Account Settings you can download everything we keep about you as one ZIP file.'
  : 'Auskunft und Datenübertragbarkeit (Art.\u00a015 und 20): In den Kontoeinstellungen kannst du alles, was wir über dich speichern, als eine ZIP-Datei herunterladen.';
export const rectification = EN
  ? 'Rectification (Art. 16): names and profile picture, in Account Settings.'
  : 'Berichtigung (Art.\u00a016): Namen und Profilbild änderst du in den Kontoeinstellungen.';
export const erasure = EN
  ? 'Erasure (Art. 17): individual pictures at any time; the whole account in Account Settings. Photos, portraits, fingerprints, orders and sessions are deleted throughout the service, and we email you a receipt that says how many.'
  : 'Löschung (Art.\u00a017): Einzelne Bilder löschst du jederzeit, das ganze Konto in den Kontoeinstellungen. Dann löschen wir Fotos, Porträts, Fingerabdrücke, Aufträge und Anmeldungen im ganzen Dienst und schicken dir per E-Mail einen Beleg mit der jeweiligen Anzahl.';
export const withdrawal = EN
  ? 'Withdrawal of consent (Art. 7), as described in section 2.'
  : 'Widerruf der Einwilligung (Art.\u00a07), wie in Abschnitt 2 beschrieben.';
export const restriction = EN
  ? 'Restriction and objection (Art. 18 and 21).'
  : 'Einschränkung der Verarbeitung und Widerspruch (Art.\u00a018 und 21).';
export const writeTo = (address: ReactNode) =>
  EN ? <>Write to {address}.</> : <>Schreib dafür an {address}.</>;
export const complaint = EN
  ? 'Complaint (Art. 77): to a supervisory authority, for example the one where you live.'
  : 'Beschwerde (Art.\u00a077): bei einer Aufsichtsbehörde, zum Beispiel bei der an deinem Wohnort.';

export const decisions = EN
  ? 'No automated decisions about you'
  : 'Keine automatisierten Entscheidungen über dich';
export const decisionsBody = EN
  ? 'The software decides whether a photo can be used and whether a portrait looks enough like it. Neither has legal effects for you. There is no profiling.'
  : 'Die Software entscheidet, ob wir ein Foto verwenden können und ob ein Porträt ihm ähnlich genug ist. Beides hat keine rechtliche Wirkung für dich. Profiling gibt es nicht.';
