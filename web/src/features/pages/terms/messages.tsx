import type { ReactNode } from 'react';

export const title = EN ? 'Terms of Service' : 'Nutzungsbedingungen';
export const lead = EN
  ? 'What you can expect from us and what we expect from you, in thirteen sections.'
  : 'Was du von uns erwarten kannst und was wir von dir erwarten, in dreizehn Abschnitten.';
export const description = EN
  ? 'The terms of Likeness: who owns the pictures, what is not allowed, what things cost, how to cancel or withdraw, and which law applies.'
  : 'Die Nutzungsbedingungen von Likeness: wem die Bilder gehören, was nicht erlaubt ist, was es kostet, wie du kündigst oder widerrufst und welches Recht gilt.';

export const acceptance = EN ? 'Acceptance of these terms' : 'Geltung dieser Bedingungen';
export const contractWith = (operator: string | null) =>
  EN
    ? `These terms are a contract between you and ${operator ?? 'the operator of this site'} (“we”) about the use of Likeness. They apply from your first use, even without an account. If you do not agree with them, please do not use the service.`
    : `Diese Bedingungen sind ein Vertrag zwischen dir und ${operator ?? 'dem Betreiber dieser Website'} („wir“) über die Nutzung von Likeness. Sie gelten ab deiner ersten Nutzung, auch ohne Konto. Wenn du nicht einverstanden bist, nutze den Dienst bitte nicht.`;
export const minimumAge = EN
  ? 'You must be 16 or older. By signing up you confirm that you are, and that you own or may use every photo you upload.'
  : 'Du musst mindestens 16 Jahre alt sein. Mit der Registrierung bestätigst du das und außerdem, dass dir jedes Foto gehört, das du hochlädst, oder dass du es verwenden darfst.';

export const service = EN ? 'What the service does' : 'Was der Dienst macht';
export const tools = EN
  ? 'Likeness makes portraits with software. The portrait tool (LensZero) works from photos of one person and a style, or draws an illustrated avatar from a prompt alone. The multi-reference tool (KontextLens) works from several pictures and a prompt. You can keep pictures in a gallery, download them and share them.'
  : 'Likeness macht Porträts mit Software. Das Werkzeug für Porträts (LensZero) arbeitet mit Fotos einer Person und einem Stil oder zeichnet allein nach einem Prompt einen Avatar. Das Werkzeug für mehrere Referenzbilder (KontextLens) arbeitet mit mehreren Bildern und einem Prompt. Du kannst Bilder in einer Galerie aufbewahren, herunterladen und teilen.';
export const likeness = EN
  ? 'We measure each portrait made from a photo against that photo. If one does not look enough like it, we remake it, closer to the photo, up to twice. If it still falls short, we do not deliver or charge for it. The likeness figure is a measurement by a model, not a promise that other people will see it the same way.'
  : 'Jedes Porträt, das aus einem Foto entsteht, messen wir an diesem Foto. Ist es ihm nicht ähnlich genug, machen wir es bis zu zweimal neu, näher am Foto. Reicht auch das nicht, liefern und berechnen wir es nicht. Der Ähnlichkeitswert ist die Messung eines Modells und kein Versprechen, dass andere Menschen es genauso sehen.';
export const results = EN
  ? 'If a tool could not follow part of a prompt or a pose, we say so next to the picture. Results vary with the photo; we owe you the making of pictures, not that you will like each one.'
  : 'Konnte ein Werkzeug einen Teil des Prompts oder eine Pose nicht umsetzen, steht das neben dem Bild. Die Ergebnisse hängen vom Foto ab. Wir schulden dir, dass wir die Bilder erstellen, aber nicht, dass dir jedes gefällt.';

export const accounts = EN ? 'Accounts and registration' : 'Konto und Registrierung';
export const registration = EN
  ? 'You can try the portrait tool without an account. An account needs your name, an email address that you confirm, and a password, or a sign-in with Google. Keep the password to yourself. In Account Settings you can see where you are logged in and log out anywhere.'
  : 'Das Werkzeug für Porträts kannst du ohne Konto ausprobieren. Für ein Konto brauchst du deinen Namen, eine E-Mail-Adresse, die du bestätigst, und ein Passwort, oder du meldest dich mit Google an. Behalte das Passwort für dich. In den Kontoeinstellungen siehst du, wo du angemeldet bist, und kannst dich überall abmelden.';
export const guests = EN
  ? 'What you made as a guest moves to the first confirmed account you log in to in the same browser. Each account is for one person.'
  : 'Was du ohne Konto gemacht hast, kommt in das erste bestätigte Konto, bei dem du dich im selben Browser anmeldest. Jedes Konto ist für eine Person.';

export const acceptableUse = EN ? 'Acceptable use' : 'Erlaubte Nutzung';
export const forbidden = EN
  ? 'You may not use the service to make or upload'
  : 'Mit dem Dienst darfst du weder erstellen noch hochladen:';
export const nudity = EN ? 'nudity or sexual content,' : 'Nacktheit oder sexuelle Inhalte,';
export const deepfakes = EN
  ? 'deepfakes: pictures that pretend a person did or said something,'
  : 'Deepfakes, also Bilder, die vortäuschen, dass jemand etwas getan oder gesagt hat,';
export const minors = EN
  ? 'pictures of minors without the consent of those who have custody of them,'
  : 'Bilder von Minderjährigen ohne Einwilligung der Sorgeberechtigten,';
export const withoutConsent = EN
  ? 'pictures of anyone who has not agreed to it,'
  : 'Bilder von Menschen, die damit nicht einverstanden sind,';
export const unlawful = EN
  ? 'anything that violates the law or the rights of others.'
  : 'alles, was gegen Gesetze oder die Rechte anderer verstößt.';
export const commercialUse = EN
  ? 'Commercial use of the service itself, such as reselling access, needs our written permission. You may not circumvent limits, remove or forge the marks that say where a picture comes from, or disrupt the service for others.'
  : 'Willst du den Dienst selbst kommerziell nutzen, zum Beispiel den Zugang weiterverkaufen, brauchst du unsere schriftliche Erlaubnis. Du darfst keine Nutzungsgrenzen umgehen, keine Herkunftskennzeichen entfernen oder fälschen und den Dienst nicht für andere stören.';

export const content = EN ? 'Content and intellectual property' : 'Inhalte und geistiges Eigentum';
export const ownership = EN
  ? 'You keep all rights to what you upload, and you own the pictures made from it. We use your photos only to make what you order, to keep it for you and to determine later whether a picture was made here. We do not train models on them and do not show them to anyone.'
  : 'Du behältst alle Rechte an dem, was du hochlädst, und die Bilder daraus gehören dir. Wir verwenden deine Fotos nur, um zu erstellen, was du bestellst, es für dich aufzubewahren und später festzustellen, ob ein Bild hier entstanden ist. Wir trainieren keine Modelle damit und zeigen sie niemandem.';
export const marks = EN
  ? 'Every picture made here carries signed credentials (C2PA), a metadata entry that says how it was made, and a hidden mark. Removing the visible watermark removes none of these. The law requires that such pictures be recognizable. You must not remove, hide or forge these marks, or help others to do so.'
  : 'Jedes hier erstellte Bild trägt signierte Herkunftsdaten (C2PA), einen Eintrag in den Metadaten, der sagt, wie es entstanden ist, und eine unsichtbare Markierung. Das alles bleibt auch ohne das sichtbare Wasserzeichen erhalten. Das Gesetz verlangt, dass solche Bilder erkennbar sind. Du darfst diese Kennzeichen nicht entfernen, verdecken oder fälschen und anderen nicht dabei helfen.';

export const payment = EN ? 'Payment and billing' : 'Preise und Zahlung';
export const prices = EN
  ? 'The Starter plan is free. The Professional plan is billed monthly in advance. Credit packs are a one-time payment; credits never expire. The price of an image is shown next to the button before you press it. Credits are set aside when an image is accepted, charged when it is delivered, and returned when it is not.'
  : 'Der Tarif Starter ist kostenlos. Den Tarif Professional bezahlst du monatlich im Voraus. Credit-Pakete bezahlst du einmalig, und Credits verfallen nie. Was ein Bild kostet, steht neben der Schaltfläche, bevor du sie drückst. Wir reservieren die Credits, wenn wir ein Bild annehmen, buchen sie bei der Lieferung ab und geben sie zurück, wenn wir nicht liefern.';
export const fees = EN
  ? 'Subscription fees are not refunded except where the law requires it. Payments are handled by Stripe. We announce price changes at least 30 days before they apply; you may cancel until then.'
  : 'Abogebühren erstatten wir nur, wenn das Gesetz es verlangt. Die Zahlungen wickelt Stripe ab. Preisänderungen teilen wir dir mindestens 30 Tage vorher mit. Bis sie gelten, kannst du kündigen.';
export const consumerRights = (withdrawal: ReactNode, cancellation: ReactNode) =>
  EN ? (
    <>
      As a consumer you have the right to withdraw within 14 days. You can {withdrawal} and{' '}
      {cancellation} without logging in, and you get a receipt by email.
    </>
  ) : (
    <>
      Als Verbraucherin oder Verbraucher hast du ein Widerrufsrecht von 14 Tagen. Du kannst ohne
      Anmeldung einen {withdrawal} und {cancellation}, und du bekommst eine Bestätigung per E-Mail.
    </>
  );
export const withdrawalLink = EN ? 'withdraw from a contract' : 'Vertrag widerrufen';
export const cancellationLink = EN ? 'cancel contracts' : 'Verträge kündigen';

export const privacy = EN ? 'Privacy' : 'Datenschutz';
export const dataUse = (policy: ReactNode) =>
  EN ? (
    <>
      The {policy} explains what we process, why, and for how long. We analyze photos of faces only
      with your consent, and you can withdraw it at any time.
    </>
  ) : (
    <>
      In der {policy} steht, welche Daten wir verarbeiten, wofür und wie lange. Fotos von Gesichtern
      analysieren wir nur mit deiner Einwilligung, und die kannst du jederzeit widerrufen.
    </>
  );
export const privacyLink = EN ? 'privacy policy' : 'Datenschutzerklärung';

export const availability = EN ? 'Availability' : 'Verfügbarkeit';
export const uptime = EN
  ? 'We try to keep the service running but do not promise that it always will be. There may be maintenance, queues, and limits on how much you can make in a day or an hour; we tell you when you reach one. We keep pictures for as long as the privacy policy says. Please download what matters to you.'
  : 'Wir bemühen uns, den Dienst am Laufen zu halten, versprechen aber nicht, dass er immer verfügbar ist. Es kann Wartungen, Warteschlangen und Grenzen dafür geben, wie viel du in einer Stunde oder an einem Tag machen kannst. Wenn du eine Grenze erreichst, sagen wir es dir. Bilder bewahren wir so lange auf, wie es in der Datenschutzerklärung steht. Lade bitte herunter, was dir wichtig ist.';

export const liability = EN ? 'Liability' : 'Haftung';
export const unlimitedLiability = EN
  ? 'We are liable without limit for intent and gross negligence, for injury to life, body or health, under the Product Liability Act, and where we have given a guarantee.'
  : 'Wir haften unbeschränkt für Vorsatz und grobe Fahrlässigkeit, für Schäden aus der Verletzung des Lebens, des Körpers oder der Gesundheit, nach dem Produkthaftungsgesetz und soweit wir eine Garantie übernommen haben.';
export const limitedLiability = EN
  ? 'For slight negligence we are liable only if we breach a duty that is essential to the contract, and then only for typical and foreseeable damage. Otherwise our liability is excluded. The same applies to those who act for us.'
  : 'Bei leichter Fahrlässigkeit haften wir nur, wenn wir eine wesentliche Vertragspflicht verletzen, und dann nur für den vertragstypischen, vorhersehbaren Schaden. Im Übrigen ist unsere Haftung ausgeschlossen. Das gilt auch für unsere gesetzlichen Vertreter und Erfüllungsgehilfen.';

export const termination = EN ? 'Termination' : 'Kündigung';
export const terminationByYou = EN
  ? 'You may end the contract at any time by deleting your account in Account Settings. That deletes your account, photos and pictures and ends any subscription; a receipt says what was deleted. Any credits you have left are lost. You can also cancel only a subscription, as of the end of the paid period.'
  : 'Du kannst den Vertrag jederzeit beenden, indem du dein Konto in den Kontoeinstellungen löschst. Damit löschst du Konto, Fotos und Bilder und beendest ein laufendes Abo. Ein Beleg zeigt, was gelöscht wurde. Übrige Credits gehen verloren. Du kannst auch nur dein Abo kündigen, zum Ende des bezahlten Zeitraums.';
export const terminationByUs = EN
  ? 'We may suspend or end accounts for non-payment or for breaches of these terms, where proportionate after notice, or at once if the breach is serious.'
  : 'Wir können Konten sperren oder beenden, wenn Zahlungen ausbleiben oder jemand gegen diese Bedingungen verstößt. Soweit es angemessen ist, kündigen wir das vorher an. Bei schweren Verstößen handeln wir sofort.';

export const disputes = EN ? 'Disputes and governing law' : 'Streitfälle und anwendbares Recht';
export const law = EN
  ? 'German law applies, without the UN Convention on Contracts for the International Sale of Goods. If you are a consumer in another country of the European Union, you keep the protection of its mandatory law and access to its courts. We are neither obliged nor willing to take part in dispute resolution before a consumer arbitration board.'
  : 'Es gilt deutsches Recht ohne das UN-Kaufrecht (CISG). Lebst du als Verbraucherin oder Verbraucher in einem anderen Land der Europäischen Union, behältst du den Schutz seines zwingenden Rechts und den Zugang zu seinen Gerichten. Wir sind weder verpflichtet noch bereit, an einem Streitbeilegungsverfahren vor einer Verbraucherschlichtungsstelle teilzunehmen.';

export const contact = EN ? 'Contact' : 'Kontakt';
export const legalQuestions = (address: ReactNode) =>
  EN ? <>Legal questions: {address}.</> : <>Rechtliche Fragen: {address}.</>;
export const otherQuestions = (address: ReactNode) =>
  EN ? <>Everything else: {address}.</> : <>Alles andere: {address}.</>;
export const operatorAddress = (imprint: ReactNode) =>
  EN ? (
    <>The operator’s name and address are in the {imprint}.</>
  ) : (
    <>Name und Anschrift des Betreibers stehen im {imprint}.</>
  );
export const imprintLink = EN ? 'imprint' : 'Impressum';
export const manyAnswers = (faq: ReactNode) =>
  EN ? (
    <>Many answers are already in the {faq}.</>
  ) : (
    <>Viele Antworten stehen schon in den {faq}.</>
  );
export const faqLink = 'FAQ';

export const changes = EN ? 'Changes to these terms' : 'Änderungen dieser Bedingungen';
export const changesBody = EN
  ? 'We may change these terms for good reason, for example when the service or the law changes. We notify account holders by email at least 30 days before. A change that alters what you have paid for needs your consent. If individual provisions are void, the others remain in effect.'
  : 'Wir können diese Bedingungen aus gutem Grund ändern, zum Beispiel wenn sich der Dienst oder die Rechtslage ändert. Wenn du ein Konto hast, schreiben wir dir mindestens 30 Tage vorher eine E-Mail. Eine Änderung an dem, was du bezahlt hast, braucht deine Zustimmung. Sind einzelne Bestimmungen unwirksam, bleiben die übrigen wirksam.';
