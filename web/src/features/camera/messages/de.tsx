export const takePhotoTitle = 'Foto aufnehmen';
export const holdFace = 'Halte dein Gesicht in den Umriss und nimm dann das Foto auf.';
export const takePhoto = 'Foto aufnehmen';
export const openingCamera = 'Kamera startet …';
export const waitingForCamera = 'Wir warten auf die Kamera …';
export const cameraPicture = 'Kamerabild';
export const switchCamera = 'Kamera wechseln';
export const flashlightOn = 'Licht einschalten';
export const flashlightOff = 'Licht ausschalten';
export const flashlightFailed = 'Das Licht lässt sich nicht umschalten';
export const noVideo = 'Das Kamerabild fehlt';
export const captureFailed = 'Die Aufnahme hat nicht geklappt.';

export const noAccess = 'Kein Zugriff auf die Kamera. Bitte erlaube den Zugriff.';
export const denied =
  'Diese Seite darf die Kamera nicht benutzen. Erlaube es in den Website-Einstellungen deines Browsers.';
export const missing =
  'Dieses Gerät hat keine Kamera, die wir finden. Du kannst stattdessen ein Foto aus deinen Dateien wählen.';
export const busy =
  'Die Kamera ist nicht gestartet. Vielleicht benutzt sie gerade ein anderes Programm.';
export const insecure = 'Der Browser gibt die Kamera nur für sichere Seiten frei.';
export const lost = 'Die Kamera wurde getrennt oder ausgeschaltet.';
export const tryAgain = 'Noch einmal versuchen';
