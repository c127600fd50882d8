import type { ReactNode } from 'react';

export const title = 'Nutzungsbedingungen';
export const lead =
  'Was du von uns erwarten kannst und was wir von dir erwarten, in dreizehn Abschnitten.';
export const description =
  'Die Nutzungsbedingungen von Likeness: wem die Bilder gehören, was nicht erlaubt ist, was es kostet, wie du kündigst oder widerrufst und welches Recht gilt.';

export const acceptance = 'Geltung dieser Bedingungen';
export const contractWith = (operator: string | null) =>
  `Diese Bedingungen sind ein Vertrag zwischen dir und ${operator ?? 'dem Betreiber dieser Website'} („wir“) über die Nutzung von Likeness. Sie gelten ab deiner ersten Nutzung, auch ohne Konto. Wenn du nicht einverstanden bist, nutze den Dienst bitte nicht.`;
export const minimumAge =
  'Du musst mindestens 16 Jahre alt sein. Mit der Registrierung bestätigst du das und außerdem, dass dir jedes Foto gehört, das du hochlädst, oder dass du es verwenden darfst.';

export const service = 'Was der Dienst macht';
export const tools =
  'Likeness macht Porträts mit Software. Das Werkzeug für Porträts (LensZero) arbeitet mit Fotos einer Person und einem Stil oder zeichnet allein nach einem Prompt einen Avatar. Das Werkzeug für mehrere Referenzbilder (KontextLens) arbeitet mit mehreren Bildern und einem Prompt. Du kannst Bilder in einer Galerie aufbewahren, herunterladen und teilen.';
export const likeness =
  'Jedes Porträt, das aus einem Foto entsteht, messen wir an diesem Foto. Ist es ihm nicht ähnlich genug, machen wir es bis zu zweimal neu, näher am Foto. Reicht auch das nicht, liefern und berechnen wir es nicht. Der Ähnlichkeitswert ist die Messung eines Modells und kein Versprechen, dass andere Menschen es genauso sehen.';
export const results =
  'Konnte ein Werkzeug einen Teil des Prompts oder eine Pose nicht umsetzen, steht das neben dem Bild. Die Ergebnisse hängen vom Foto ab. Wir schulden dir, dass wir die Bilder erstellen, aber nicht, dass dir jedes gefällt.';

export const accounts = 'Konto und Registrierung';
export const registration =
  'Das Werkzeug für Porträts kannst du ohne Konto ausprobieren. Für ein Konto brauchst du deinen Namen, eine E-Mail-Adresse, die du bestätigst, und ein Passwort, oder du meldest dich mit Google an. Behalte das Passwort für dich. In den Kontoeinstellungen siehst du, wo du angemeldet bist, und kannst dich überall abmelden.';
export const guests =
  'Was du ohne Konto gemacht hast, kommt in das erste bestätigte Konto, bei dem du dich im selben Browser anmeldest. Jedes Konto ist für eine Person.';

export const acceptableUse = 'Erlaubte Nutzung';
export const forbidden = 'Mit dem Dienst darfst du weder erstellen noch hochladen:';
export const nudity = 'Nacktheit oder sexuelle Inhalte,';
export const deepfakes =
  'Deepfakes, also Bilder, die vortäuschen, dass jemand etwas getan oder gesagt hat,';
export const minors = 'Bilder von Minderjährigen ohne Einwilligung der Sorgeberechtigten,';
export const withoutConsent = 'Bilder von Menschen, die damit nicht einverstanden sind,';
export const unlawful = 'alles, was gegen Gesetze oder die Rechte anderer verstößt.';
export const commercialUse =
  'Willst du den Dienst selbst kommerziell nutzen, zum Beispiel den Zugang weiterverkaufen, brauchst du unsere schriftliche Erlaubnis. Du darfst keine Nutzungsgrenzen umgehen, keine Herkunftskennzeichen entfernen oder fälschen und den Dienst nicht für andere stören.';

export const content = 'Inhalte und geistiges Eigentum';
export const ownership =
  'Du behältst alle Rechte an dem, was du hochlädst, und die Bilder daraus gehören dir. Wir verwenden deine Fotos nur, um zu erstellen, was du bestellst, es für dich aufzubewahren und später festzustellen, ob ein Bild hier entstanden ist. Wir trainieren keine Modelle damit und zeigen sie niemandem.';
export const marks =
  'Jedes hier erstellte Bild trägt signierte Herkunftsdaten (C2PA), einen Eintrag in den Metadaten, der sagt, wie es entstanden ist, und eine unsichtbare Markierung. Das alles bleibt auch ohne das sichtbare Wasserzeichen erhalten. Das Gesetz verlangt, dass solche Bilder erkennbar sind. Du darfst diese Kennzeichen nicht entfernen, verdecken oder fälschen und anderen nicht dabei helfen.';

export const payment = 'Preise und Zahlung';
export const prices =
  'Der Tarif Starter ist kostenlos. Den Tarif Professional bezahlst du monatlich im Voraus. Credit-Pakete bezahlst du einmalig, und Credits verfallen nie. Was ein Bild kostet, steht neben der Schaltfläche, bevor du sie drückst. Wir reservieren die Credits, wenn wir ein Bild annehmen, buchen sie bei der Lieferung ab und geben sie zurück, wenn wir nicht liefern.';
export const fees =
  'Abogebühren erstatten wir nur, wenn das Gesetz es verlangt. Die Zahlungen wickelt Stripe ab. Preisänderungen teilen wir dir mindestens 30 Tage vorher mit. Bis sie gelten, kannst du kündigen.';
export const consumerRights = (withdrawal: ReactNode, cancellation: ReactNode) => (
  <>
    Als Verbraucherin oder Verbraucher hast du ein Widerrufsrecht von 14 Tagen. Du kannst ohne
    Anmeldung einen {withdrawal} und {cancellation}, und du bekommst eine Bestätigung per E-Mail.
  </>
);
export const withdrawalLink = 'Vertrag widerrufen';
export const cancellationLink = 'Verträge kündigen';

export const privacy = 'Datenschutz';
export const dataUse = (policy: ReactNode) => (
  <>
    In der {policy} steht, welche Daten wir verarbeiten, wofür und wie lange. Fotos von Gesichtern
    analysieren wir nur mit deiner Einwilligung, und die kannst du jederzeit widerrufen.
  </>
);
export const privacyLink = 'Datenschutzerklärung';

export const availability = 'Verfügbarkeit';
export const uptime =
  'Wir bemühen uns, den Dienst am Laufen zu halten, versprechen aber nicht, dass er immer verfügbar ist. Es kann Wartungen, Warteschlangen und Grenzen dafür geben, wie viel du in einer Stunde oder an einem Tag machen kannst. Wenn du eine Grenze erreichst, sagen wir es dir. Bilder bewahren wir so lange auf, wie es in der Datenschutzerklärung steht. Lade bitte herunter, was dir wichtig ist.';

export const liability = 'Haftung';
export const unlimitedLiability =
  'Wir haften unbeschränkt für Vorsatz und grobe Fahrlässigkeit, für Schäden aus der Verletzung des Lebens, des Körpers oder der Gesundheit, nach dem Produkthaftungsgesetz und soweit wir eine Garantie übernommen haben.';
export const limitedLiability =
  'Bei leichter Fahrlässigkeit haften wir nur, wenn wir eine wesentliche Vertragspflicht verletzen, und dann nur für den vertragstypischen, vorhersehbaren Schaden. Im Übrigen ist unsere Haftung ausgeschlossen. Das gilt auch für unsere gesetzlichen Vertreter und Erfüllungsgehilfen.';

export const termination = 'Kündigung';
export const terminationByYou =
  'Du kannst den Vertrag jederzeit beenden, indem du dein Konto in den Kontoeinstellungen löschst. Damit löschst du Konto, Fotos und Bilder und beendest ein laufendes Abo. Ein Beleg zeigt, was gelöscht wurde. Übrige Credits gehen verloren. Du kannst auch nur dein Abo kündigen, zum Ende des bezahlten Zeitraums.';
export const terminationByUs =
  'Wir können Konten sperren oder beenden, wenn Zahlungen ausbleiben oder jemand gegen diese Bedingungen verstößt. Soweit es angemessen ist, kündigen wir das vorher an. Bei schweren Verstößen handeln wir sofort.';

export const disputes = 'Streitfälle und anwendbares Recht';
export const law =
  'Es gilt deutsches Recht ohne das UN-Kaufrecht (CISG). Lebst du als Verbraucherin oder Verbraucher in einem anderen Land der Europäischen Union, behältst du den Schutz seines zwingenden Rechts und den Zugang zu seinen Gerichten. Wir sind weder verpflichtet noch bereit, an einem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.';

export const contact = 'Kontakt';
export const legalQuestions = (address: ReactNode) => <>Rechtliche Fragen: {address}.</>;
export const otherQuestions = (address: ReactNode) => <>Alles andere: {address}.</>;
export const operatorAddress = (imprint: ReactNode) => (
  <>Name und Anschrift des Betreibers stehen im {imprint}.</>
);
export const imprintLink = 'Impressum';
export const manyAnswers = (faq: ReactNode) => <>Viele Antworten stehen schon in den {faq}.</>;
export const faqLink = 'FAQ';

export const changes = 'Änderungen dieser Bedingungen';
export const changesBody =
  'Wir können diese Bedingungen aus gutem Grund ändern, zum Beispiel wenn sich der Dienst oder die Rechtslage ändert. Wenn du ein Konto hast, schreiben wir dir mindestens 30 Tage vorher eine E-Mail. Eine Änderung an dem, was du bezahlt hast, braucht deine Zustimmung. Sind einzelne Bestimmungen unwirksam, bleiben die übrigen wirksam.';
