import type { ReactNode } from 'react';

export const title = 'Datenschutzerklärung';
export const lead =
  'Was mit den Fotos von deinem Gesicht geschieht und mit allem anderen, was du uns anvertraust.';
export const description =
  'Wie Likeness mit Fotos von Gesichtern umgeht: Einwilligung, Gesichtsvorlagen, Speicherdauer, Herkunft der Bilder, Export und Löschung nach der DSGVO.';

export const responsible = 'Wer verantwortlich ist';
export const controller = (operator: string | null) =>
  `Verantwortlicher im Sinne der DSGVO ist ${operator ?? 'der Betreiber dieser Website'}.`;
export const operatorAddress = (imprint: ReactNode) => <>Die Anschrift steht im {imprint}.</>;
export const imprintLink = 'Impressum';
export const dataQuestions = (address: ReactNode) => <>Fragen zu deinen Daten: {address}.</>;

export const photos = 'Fotos von deinem Gesicht';
export const upload =
  'Du lädst Fotos hoch, damit wir daraus Porträts machen. Wir lesen jedes Foto ein und behalten nur seine Pixel; Ort, Zeit und Kamera verwerfen wir. Danach prüft Software, ob ein Gesicht zu sehen ist, wie groß, scharf und gleichmäßig beleuchtet es ist, ob man Augen und Mund sieht und die Augen offen sind, wohin es schaut und ob das Foto Nacktheit zeigt. Für ein Porträt liest sie außerdem die Farbe der Haut und des Augenweißes, um farbiges Licht auszugleichen. Wenn wir ein Foto nicht verwenden können, lehnen wir es ab, nennen den Grund und verwerfen es.';
export const faceTemplate =
  'Um festzustellen, ob ein Porträt dir ähnlich sieht, berechnet die Software eine Gesichtsvorlage: eine Liste aus 128 Zahlen, die für dein Gesicht steht. Das sind biometrische Daten, deshalb tun wir es nur mit deiner ausdrücklichen Einwilligung (Art.\u00a09 Abs.\u00a02 lit.\u00a0a DSGVO). Wir fragen vor dem ersten Hochladen und halten den Zeitpunkt fest. Wir schreiben die Vorlage in keine Datenbank und keine Datei, identifizieren damit niemanden und vergleichen sie nur mit deinen eigenen Fotos und Porträts.';
export const consent =
  'Deine Einwilligung kannst du unter dem Formular jedes Werkzeugs oder in den Kontoeinstellungen widerrufen. Dann löschen wir deine Fotos und brechen Porträts in Arbeit ab. Fertige Porträts bleiben, bis du sie löschst, außer du willst nichts behalten. Direkt danach kannst du das Löschen rückgängig machen; nach zehn Minuten sind die Dateien endgültig gelöscht.';

export const account = 'Dein Konto';
export const accountData =
  'Wir speichern deinen Namen, deine E-Mail-Adresse, ein Passwort (nur als Argon2id-Hash) oder die Kennung deines Google-Kontos, ein Profilbild, wenn du eins hinzufügst, wo du angemeldet bist und deine Reaktionen auf Bilder. Diese Daten brauchen wir, um dein Konto bereitzustellen (Rechtsgrundlage: Art.\u00a06 Abs.\u00a01 lit.\u00a0b DSGVO).';

export const payments = 'Zahlungen';
export const paymentData =
  'Zahlungen nimmt Stripe auf eigenen Seiten entgegen; Kartennummern erreichen uns nie. Wir speichern, was du wann und zu welchem Preis gekauft hast, und jede Änderung deiner Credits (Rechtsgrundlage: Art.\u00a06 Abs.\u00a01 lit.\u00a0b und c DSGVO).';

export const provenance = 'Woher ein Bild stammt';
export const marks =
  'Die KI-Verordnung verlangt, dass man mit KI erzeugte Bilder erkennen kann. Jedes Porträt trägt signierte Herkunftsdaten (C2PA), einen Eintrag in den Metadaten und eine eigene unsichtbare Markierung. Sie sagen, dass das Bild hier entstanden ist und wie. Wer darauf zu sehen ist oder es bestellt hat, verraten sie nicht. Auf das Foto verweist nur ein Hash mit geheimem Schlüssel, den Außenstehende nicht nachprüfen können.';
export const fingerprint =
  'Zu jedem Porträt speichern wir einen Fingerabdruck des Bildes, um Kopien zu erkennen. Er beschreibt Punkte im Bild und kein Gesicht, und man kann damit nicht nach einer Person suchen. Wir löschen ihn zusammen mit dem Bild. Was unser Suchindex davon enthält, führt dann zu keinem Bild und keiner Person mehr und wird innerhalb von 31 Tagen entfernt. Dateien, die du prüfen lässt, behalten wir nicht.';

export const cookies = 'Cookies und Speicher im Browser';
export const cookieUse =
  'Wir setzen Cookies nur ein, um den Dienst zu betreiben: eins, das einen Browser ohne Konto wiedererkennt, und die Cookies für die Anmeldung. Dein Browser merkt sich außerdem die Sprache, das Farbschema, ein geschlossenes Banner und eine laufende Serie. Diese Seiten enthalten keine Werbung, keine Analysedienste und keine Inhalte von Dritten. Deshalb gibt es kein Cookie-Banner.';

export const logs = 'Protokolle und Limits';
export const logUse =
  'IP-Adressen nutzen wir, um Limits gegen Missbrauch durchzusetzen (Rechtsgrundlage: Art.\u00a06 Abs.\u00a01 lit.\u00a0f DSGVO). Nach einer Anmeldung merken wir uns 30 Tage lang, von welcher IP-Adresse sie kam, aber nur als Hash. So kann dich niemand aussperren, der dein Passwort zu erraten versucht. Protokolle enthalten keine Namen, E-Mail-Adressen, Prompts oder Bilder. Ereignisse im Konto, zum Beispiel Anmeldungen, protokollieren wir unter einer Nummer, die ein geheimer Schlüssel bestimmt.';

export const retention = 'Wie lange wir Daten speichern';
export const what = 'Was';
export const howLong = 'Wie lange';
export const guestPhotos = 'Fotos ohne Konto';
export const guestPhotosTime = '24 Stunden';
export const guestPortraits = 'Porträts ohne Konto';
export const guestPortraitsTime = '7 Tage';
export const accountPhotos = 'Fotos in einem Konto';
export const accountPhotosTime =
  'bis du sie löschst, deine Einwilligung zur Gesichtsanalyse widerrufst oder dein Konto löschst';
export const freePortraits = 'Porträts in einem kostenlosen Konto';
export const freePortraitsTime = '90 Tage';
export const subscriberPortraits = 'Porträts mit Abo';
export const subscriberPortraitsTime = 'solange das Abo läuft';
export const faceTemplates = 'Gesichtsvorlagen';
export const faceTemplatesTime =
  'nie gespeichert; nur im Arbeitsspeicher des Programms, das dein Porträt macht';
export const fingerprints = 'Fingerabdruck eines Porträts';
export const fingerprintsTime =
  'solange es das Porträt gibt; Indexeinträge, die dann ins Leere führen, höchstens 31 Tage länger';
export const orders = 'Aufträge für Porträts: Einstellungen, Prompts, Verlauf';
export const ordersTime = '90 Tage';
export const sessions = 'Anmeldungen';
export const sessionsTime = '7 Tage oder 3 Tage ohne Aktivität';
export const mailLinks = 'Links in E-Mails';
export const mailLinksTime = 'eine Stunde, nur einmal verwendbar';
export const purchases = 'Credit-Verlauf, Käufe';
export const purchasesTime =
  'so lange, wie das Handelsrecht es verlangt; nach der Löschung deines Kontos ohne deinen Namen';
export const claims = 'Angefochtene und nach einer Löschung erstattete Zahlungen';
export const claimsTime = '400 Tage, unter der Kontonummer ohne deinen Namen';
export const declarations = 'Widerrufe und Kündigungen';
export const declarationsTime = '4 Jahre, als Nachweis';

export const recipients = 'Wer noch Daten bekommt';
export const recipientList =
  'Stripe für Zahlungen, Google, wenn du dich damit anmeldest, der E-Mail-Anbieter für E-Mails an dich und die Anbieter der Server und des Speichers. Sie arbeiten als Auftragsverarbeiter für den Betreiber oder in eigener Verantwortung. Deine Fotos analysiert und deine Porträts macht der Betreiber auf eigenen Servern. Sie gehen nie an das Modell eines anderen Unternehmens.';

export const rights = 'Deine Rechte';
export const access =
  'Auskunft und Datenübertragbarkeit (Art.\u00a015 und 20): In den Kontoeinstellungen kannst du alles, was wir über dich speichern, als eine ZIP-Datei herunterladen.';
export const rectification =
  'Berichtigung (Art.\u00a016): Namen und Profilbild änderst du in den Kontoeinstellungen.';
export const erasure =
  'Löschung (Art.\u00a017): Einzelne Bilder löschst du jederzeit, das ganze Konto in den Kontoeinstellungen. Dann löschen wir Fotos, Porträts, Fingerabdrücke, Aufträge und Anmeldungen im ganzen Dienst und schicken dir per E-Mail einen Beleg mit der jeweiligen Anzahl.';
export const withdrawal =
  'Widerruf der Einwilligung (Art.\u00a07), wie in Abschnitt 2 beschrieben.';
export const restriction = 'Einschränkung der Verarbeitung und Widerspruch (Art.\u00a018 und 21).';
export const writeTo = (address: ReactNode) => <>Schreib dafür an {address}.</>;
export const complaint =
  'Beschwerde (Art.\u00a077): bei einer Aufsichtsbehörde, zum Beispiel bei der an deinem Wohnort.';

export const decisions = 'Keine automatisierten Entscheidungen über dich';
export const decisionsBody =
  'Die Software entscheidet, ob wir ein Foto verwenden können und ob ein Porträt ihm ähnlich genug ist. Beides hat keine rechtliche Wirkung für dich. Profiling gibt es nicht.';
