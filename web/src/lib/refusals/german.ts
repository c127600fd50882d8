import { ACCOUNT_LIMITS } from '@likeness/contracts/accounts/account-rules';
import { ACCOUNT_WORDS } from '@likeness/contracts/accounts/account-words';
import { ERRORS, type ErrorCode, isErrorCode } from '@likeness/contracts/errors/catalogue';
import type { Refusal } from './refused-call.js';

type Words = string | ((refusal: Refusal) => string);

const NOT_LIMITED = 'Das zählt nicht zu deinem Limit.';
/** Prompts are refused in their own language, and more precisely than the code tells. */
const IN_GERMAN = /^(?:Wir|Unser) /;
const SOON = 'Bitte versuch es in einer Minute noch einmal.';

const BY_CODE: Record<ErrorCode, Words> = {
  BAD_REQUEST: 'Diese Anfrage haben wir nicht verstanden.',
  BODY_TOO_LARGE: 'Das ist zu groß für uns. Bitte schick weniger oder kleinere Fotos.',
  REQUEST_TOO_SLOW:
    'Die Übertragung hat zu lange gedauert. Bitte prüf deine Verbindung und versuch es noch einmal.',
  MULTIPART_BROKEN: 'Das Formular ist nicht vollständig angekommen. Bitte schick es noch einmal.',
  HEADERS_TOO_LARGE: 'Die Adresse oder die Kopfzeilen der Anfrage sind zu lang.',
  MEDIA_TYPE_UNSUPPORTED: 'Diese Art von Daten nehmen wir hier nicht an.',
  RANGE_OUTSIDE: 'Dieser Bereich liegt außerhalb der Datei.',
  ENLARGEMENT_UNLIKE:
    'Die größere Fassung sah diesem Porträt nicht ähnlich genug. Wir haben nichts berechnet.',
  FORMAT_UNAVAILABLE: 'In dieser Größe gibt es das Bild nicht. Bitte wähl eine andere.',
  FIELD_INVALID: 'Eine Angabe passt nicht. Bitte prüf deine Eingaben.',
  CALL_INVALID: 'Unsere Dienste verstehen sich gerade nicht. Bitte versuch es noch einmal.',
  NOT_FOUND: 'Das haben wir nicht gefunden.',
  METHOD_NOT_ALLOWED: 'Das geht hier nicht.',
  UNAUTHORIZED: 'Deine Sitzung ist abgelaufen. Bitte melde dich neu an.',
  ORIGIN_NOT_ALLOWED: 'Das geht nur auf unserer eigenen Seite.',
  CREDITS_REQUIRED: 'Um das Wasserzeichen zu entfernen, brauchst du Credits oder ein Abo.',
  FACE_CONSENT_REQUIRED: 'Bitte stimm der Gesichtsanalyse zu, bevor du Fotos hochlädst.',
  PHOTOS_REQUIRED: 'Bitte lade mindestens ein passendes Foto hoch.',
  PROMPT_REQUIRED: 'Bitte beschreib im Prompt, wie dein Porträt aussehen soll.',
  PROMPT_TOO_SHORT: 'Bitte beschreib es etwas genauer (mindestens 5\u00a0Zeichen).',
  NEGATIVE_PROMPT_TOO_SHORT:
    'Bitte beschreib genauer, was du nicht willst (mindestens 5\u00a0Zeichen).',
  PROMPT_UNSAFE: ({ detail }) =>
    IN_GERMAN.test(detail)
      ? detail
      : 'Solche Bilder machen wir nicht. Bitte beschreib ein anderes Porträt.',
  PROMPT_UNREADABLE:
    'Mit diesem Prompt können wir nichts anfangen. Beschreib einen Stil, ein Licht oder einen Ort, zum Beispiel „Ölgemälde in warmem Licht“.',
  PHOTO_TOO_MANY_PIXELS: ({ values: { megapixels } = {} }) =>
    megapixels === undefined
      ? 'Das Bild hat zu viele Pixel: höchstens 25\u00a0Megapixel, in CMYK 12, als gewöhnliches JPEG 100. Bitte schick eine kleinere Fassung.'
      : `Das Bild hat mehr als ${megapixels}\u00a0Megapixel. Bitte schick eine kleinere Fassung.`,
  STYLE_UNKNOWN: 'Diesen Stil gibt es nicht. Bitte wähl einen anderen.',
  STYLE_UNAVAILABLE:
    'Diesen Stil gibt es gerade nicht. Bitte wähl einen anderen oder versuch es später noch einmal.',
  PHOTOS_TOO_MANY: 'Bitte schick höchstens 15\u00a0Fotos.',
  PHOTO_UNKNOWN: 'Eines der Fotos finden wir nicht mehr. Bitte lade es noch einmal hoch.',
  PHOTO_OTHER_PERSON: 'Einige Fotos zeigen eine andere Person. Bitte entferne sie.',
  PHOTOS_OF_SEVERAL_PEOPLE:
    'Deine Bilder zeigen verschiedene Personen. Bitte behalte nur Bilder einer Person.',
  POSE_UNKNOWN: 'Diese Kopfhaltung gibt es nicht. Bitte wähl eine andere.',
  POSE_NO_FACE: 'Auf dem Bild für die Kopfhaltung ist kein Gesicht. Bitte wähl ein anderes.',
  PHOTO_EMPTY: 'Die Datei ist leer.',
  PHOTO_TOO_LARGE: ({ values }) => `Die Datei ist größer als ${values?.megabytes ?? 10}\u00a0MB.`,
  PHOTO_TYPE_UNSUPPORTED: 'Diesen Dateityp können wir nicht lesen.',
  PHOTO_UNREADABLE: 'Das Bild ist beschädigt oder keine Bilddatei.',
  PHOTO_NO_FACE:
    'Auf diesem Foto haben wir kein Gesicht gefunden. Bitte nimm eines, das das Gesicht deutlich zeigt.',
  PHOTO_FACE_TOO_SMALL: 'Das Gesicht auf diesem Foto ist zu klein. Bitte nimm eines aus der Nähe.',
  PHOTO_FACE_CUT_OFF:
    'Das Gesicht ist am Rand abgeschnitten. Bitte nimm ein Foto, das das ganze Gesicht zeigt.',
  PHOTO_SEVERAL_FACES:
    'Wir haben mehrere Gesichter gefunden. Bitte nimm ein Foto von nur einer Person.',
  PHOTO_TOO_DARK: 'Das Foto ist zu dunkel für das Gesicht. Bitte nimm eines mit mehr Licht.',
  PHOTO_TOO_BLURRED: 'Das Gesicht auf diesem Foto ist zu unscharf. Bitte nimm ein schärferes.',
  PHOTO_NUDITY:
    'Dieses Foto zeigt anscheinend Nacktheit. Unsere Nutzungsbedingungen erlauben das nicht. Bitte nimm ein anderes.',
  LIKENESS_NOT_REACHED:
    'Das Porträt sah dir nicht ähnlich genug, darum bekommst du es nicht. Ein schärferes Foto von vorn hilft.',
  PICTURE_UNSAFE: `Solche Bilder liefern wir nicht aus. ${NOT_LIMITED} Bitte versuch einen anderen Prompt.`,
  PHOTO_UNDER_AGE:
    'Jemand auf diesen Fotos ist vielleicht unter 18. Nach Prompts zeichnen wir nur Erwachsene. Bitte nimm andere Fotos.',
  GENERATION_CONFLICT:
    'Diese Serie hat mit anderen Einstellungen begonnen. Bitte starte eine neue.',
  ANONYMOUS_ALLOWANCE:
    'Deine kostenlosen Serien für heute sind aufgebraucht. Bitte versuch es später noch einmal oder leg ein kostenloses Konto an.',
  ADDRESS_ALLOWANCE:
    'Aus diesem Netz kamen heute zu viele kostenlose Serien. Bitte versuch es später noch einmal.',
  TOO_MANY_UNFINISHED:
    'Bei dir können 10\u00a0Bilder gleichzeitig entstehen. Bitte warte, bis einige fertig sind.',
  ADDRESS_BUSY:
    'Für dieses Netz entstehen gerade zu viele kostenlose Bilder. Bitte versuch es noch einmal, wenn einige fertig sind.',
  HOURLY_LIMIT: hourlyLimit,
  TOO_MANY_REQUESTS: `Zu viele Anfragen. ${SOON}`,
  DOWNLOADS_RUNNING:
    'Deine anderen Downloads laufen noch. Bitte warte, bis einer davon fertig ist.',
  QUEUE_FULL: 'Gerade ist sehr viel los. Bitte versuch es in ein paar Minuten noch einmal.',
  ENGINE_UNAVAILABLE: `Unser Bildstudio ist gerade nicht erreichbar. ${SOON}`,
  SERVICE_UNAVAILABLE: `Dieser Dienst ist gerade nicht erreichbar. ${SOON}`,
  VERSION_MISMATCH: `Wir aktualisieren gerade das Studio. ${SOON}`,
  UPLOAD_LOST:
    'Das Foto wurde gelöscht, während wir es geprüft haben. Bitte lade es noch einmal hoch.',
  ERASURE_UNFINISHED: 'Wir konnten noch nicht alles löschen. Bitte versuch es noch einmal.',
  STORAGE_UNAVAILABLE: `Wir können gerade keine Bilder laden. ${SOON}`,
  SERVICE_BUSY: 'Gerade ist sehr viel los. Bitte versuch es in ein paar Sekunden noch einmal.',
  RENDER_FAILED: `Dieses Porträt ist uns wegen eines Fehlers bei uns nicht gelungen. ${NOT_LIMITED}`,
  RENDER_EXPIRED: `Dieses Porträt hat zu lange gedauert. ${NOT_LIMITED}`,
  PORTRAIT_FILES_GONE: 'Die Dateien dieses Porträts sind gelöscht.',
  PORTRAIT_GONE: 'Dieses Porträt ist gelöscht.',
  HOLD_GONE: 'Die Credits für dieses Bild sind nicht mehr reserviert.',
  IDEMPOTENCY_KEY_REUSED: 'Diese Bestellung passt nicht zur vorigen. Bitte lade die Seite neu.',
  PRICE_UNKNOWN: 'Diesen Preis gibt es nicht.',
  PRICE_KIND: 'Dieser Preis gilt nicht für diese Art von Kauf.',
  CURRENCY_UNAVAILABLE: 'Diesen Preis gibt es nicht in dieser Währung.',
  QUANTITY_WRONG: 'Die Menge muss zur Zahl der Credits im Paket passen.',
  RETURN_URL_FOREIGN: 'Die Rückkehradresse muss auf dieser Seite liegen.',
  ALREADY_SUBSCRIBED: 'Du hast schon ein Abo.',
  NOT_SUBSCRIBED: 'Du hast kein Abo, das du kündigen könntest.',
  WEBHOOK_INVALID: 'Dieses Ereignis konnten wir nicht prüfen.',
  PAYMENTS_REFUSED: 'Zahlungen sind gerade nicht möglich. Wir kümmern uns darum.',
  PAYMENT_PROCESSING: 'Deine Bank bearbeitet deine Zahlung noch.',
  PAYMENTS_UNAVAILABLE: `Zahlungen sind gerade nicht möglich. ${SOON}`,
  WATERMARK_NOT_THERE: 'Einige der Bilder haben gar kein Wasserzeichen.',
  LETTERING_INVALID: ({ detail }) =>
    `Gespeicherte Memes zeigen nur lateinische Buchstaben und Emojis. Entferne ${/Remove (.+), or/.exec(detail)?.[1] ?? 'andere Zeichen'}, oder lade das Meme stattdessen herunter.`,
  LETTERING_TOO_DENSE:
    'Der Text verdeckt zu viel vom Bild, um es zu speichern. Nimm weniger Text oder Emojis, oder lade das Meme stattdessen herunter.',
  MEME_OF_MEME:
    'Ein Meme entsteht aus einem Porträt. Öffne das ursprüngliche Porträt, um ein weiteres zu machen.',
  MEME_ORIGIN_UNSIGNED:
    'In deiner Galerie speichern wir nur Memes aus Bildern, die hier entstanden sind.',
  RENDER_CANCELLED: 'Du hast das Porträt abgebrochen.',
  INTERNAL: 'Bei uns ist etwas schiefgegangen. Bitte versuch es noch einmal.',
};

const OF_ACCOUNTS: Record<keyof typeof ACCOUNT_WORDS, string> = {
  tooManyAttempts: 'Zu viele Versuche. Bitte versuch es später noch einmal.',
  tooManyAccountsToday:
    'Aus diesem Netz kamen zu viele neue Konten. Bitte versuch es morgen noch einmal oder melde dich an, wenn du schon eines hast.',
  tooManyAccounts:
    'Aus diesem Netz kamen zu viele neue Konten. Bitte versuch es in einer Stunde noch einmal oder melde dich an, wenn du schon eines hast.',
  passwordTooLong: `Bitte wähl ein Passwort mit höchstens ${ACCOUNT_LIMITS.password}\u00a0Zeichen.`,
  passwordWithEmail: 'Das Passwort darf deine E-Mail-Adresse nicht enthalten.',
  passwordCommon:
    'Dieses Passwort gehört zu denen, die man zuerst errät. Bitte wähl ein selteneres.',
  passwordPersonal:
    'Dieses Passwort lässt sich aus deinem Namen, deiner E-Mail-Adresse, dem Namen dieser Seite oder der Jahreszeit erraten. Bitte ergänze Wörter, die nichts damit zu tun haben.',
  passwordRegular:
    'Dieses Passwort wiederholt sich, zählt hoch oder folgt der Tastatur. Bitte wähl ein weniger regelmäßiges.',
  emailFixed: 'Die E-Mail-Adresse eines Kontos lässt sich nicht ändern.',
  mailRefused:
    'Der Mailserver dieser Adresse nimmt unsere E-Mails nicht an. Bitte prüf die Adresse und registriere dich noch einmal, wenn sie falsch geschrieben ist.',
  noGoogle: 'Die Anmeldung mit Google ist gerade nicht möglich.',
};

const BY_STATUS: Readonly<Record<number, ErrorCode>> = {
  404: 'NOT_FOUND',
  408: 'REQUEST_TOO_SLOW',
  413: 'BODY_TOO_LARGE',
  422: 'FIELD_INVALID',
  429: 'TOO_MANY_REQUESTS',
  503: 'SERVICE_UNAVAILABLE',
};

export function germanOf(refusal: Refusal): string {
  const { credits } = refusal.values ?? {};
  if (credits === undefined) return reasonOf(refusal);
  const back = credits === 1 ? 'Den Credit' : `Die ${credits} Credits`;
  return `${reasonOf(refusal)} ${back} dafür hast du zurück.`;
}

/** Accounts send no code, but the catalogue's text or their own. */
function reasonOf(refusal: Refusal): string {
  const { code, detail, status = 0 } = refusal;
  if (isErrorCode(code)) return said(BY_CODE[code], refusal);
  for (const [name, english] of Object.entries(ACCOUNT_WORDS)) {
    if (english === detail) return OF_ACCOUNTS[name as keyof typeof ACCOUNT_WORDS];
  }
  const [known] = Object.entries(ERRORS).find(([, { message }]) => message === detail) ?? [];
  const likely = known ?? BY_STATUS[status] ?? (status < 500 ? 'BAD_REQUEST' : 'INTERNAL');
  return said(BY_CODE[likely as ErrorCode], refusal);
}

const said = (words: Words, refusal: Refusal) =>
  typeof words === 'string' ? words : words(refusal);

function hourlyLimit({ values, retryAfterSeconds }: Refusal): string {
  const { limit, left } = values ?? {};
  const minutes = Math.ceil((retryAfterSeconds ?? 0) / 60);
  const later =
    minutes === 0
      ? 'Bitte versuch es später noch einmal'
      : `Bitte versuch es in ${minutes === 1 ? 'einer Minute' : `${minutes}\u00a0Minuten`} noch einmal`;
  if (limit === undefined || left === undefined) {
    return `Du hast die Bilder dieser Stunde aufgebraucht. ${later}.`;
  }
  return left === 0
    ? `Du hast die ${limit}\u00a0Bilder aufgebraucht, die dein Tarif pro Stunde enthält. ${later}.`
    : `Dein Tarif enthält ${limit}\u00a0Bilder pro Stunde, ${left} davon sind noch übrig. ${later} oder mach weniger auf einmal.`;
}

export function faultOfField(name: unknown, type: unknown): string {
  if (type === 'missing' || type === 'string_too_short') return 'Bitte füll dieses Feld aus.';
  if (type === 'string_too_long') return 'Das ist zu lang.';
  return name === 'email'
    ? 'Bitte gib eine gültige E-Mail-Adresse ein.'
    : 'Diese Eingabe passt nicht.';
}
