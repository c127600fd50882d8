export const takePhotoTitle = EN ? 'Take a photo' : 'Foto aufnehmen';
export const holdFace = EN
  ? 'Hold your face inside the outline, then take the photo.'
  : 'Halte dein Gesicht in den Umriss und nimm dann das Foto auf.';
export const takePhoto = EN ? 'Take photo' : 'Foto aufnehmen';
export const openingCamera = EN ? 'Opening camera' : 'Kamera startet …';
export const waitingForCamera = EN ? 'Waiting for the camera' : 'Wir warten auf die Kamera …';
export const cameraPicture = EN ? 'Camera picture' : 'Kamerabild';
export const switchCamera = EN ? 'Switch camera' : 'Kamera wechseln';
export const flashlightOn = EN ? 'Turn the flashlight on' : 'Licht einschalten';
export const flashlightOff = EN ? 'Turn the flashlight off' : 'Licht ausschalten';
export const flashlightFailed = EN
  ? 'Failed to toggle flashlight'
  : 'Das Licht lässt sich nicht umschalten';
export const noVideo = EN ? 'Video element not found' : 'Das Kamerabild fehlt';
export const captureFailed = EN ? 'Failed to capture image.' : 'Die Aufnahme hat nicht geklappt.';

export const noAccess = EN
  ? 'Unable to access camera. Please ensure permissions are granted.'
  : 'Kein Zugriff auf die Kamera. Bitte erlaube den Zugriff.';
export const denied = EN
  ? 'This site may not use the camera. Allow it in the browser’s site settings.'
  : 'Diese Seite darf die Kamera nicht benutzen. Erlaube es in den Website-Einstellungen deines Browsers.';
export const missing = EN
  ? 'No camera was found on this device. You can choose a photo from your files instead.'
  : 'Dieses Gerät hat keine Kamera, die wir finden. Du kannst stattdessen ein Foto aus deinen Dateien wählen.';
export const busy = EN
  ? 'The camera did not start. Another program may be using it.'
  : 'Die Kamera ist nicht gestartet. Vielleicht benutzt sie gerade ein anderes Programm.';
export const insecure = EN
  ? 'The browser offers the camera to secure pages only.'
  : 'Der Browser gibt die Kamera nur für sichere Seiten frei.';
export const lost = EN
  ? 'The camera was disconnected or switched off.'
  : 'Die Kamera wurde getrennt oder ausgeschaltet.';
export const tryAgain = EN ? 'Try again' : 'Noch einmal versuchen';
