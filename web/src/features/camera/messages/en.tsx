export const takePhotoTitle = 'Take a photo';
export const holdFace = 'Hold your face inside the outline, then take the photo.';
export const takePhoto = 'Take photo';
export const openingCamera = 'Opening camera';
export const waitingForCamera = 'Waiting for the camera';
export const cameraPicture = 'Camera picture';
export const switchCamera = 'Switch camera';
export const flashlightOn = 'Turn the flashlight on';
export const flashlightOff = 'Turn the flashlight off';
export const flashlightFailed = 'Failed to toggle flashlight';
export const noVideo = 'Video element not found';
export const captureFailed = 'Failed to capture image.';

export const noAccess = 'Unable to access camera. Please ensure permissions are granted.';
export const denied = 'This site may not use the camera. Allow it in the browser’s site settings.';
export const missing =
  'No camera was found on this device. You can choose a photo from your files instead.';
export const busy = 'The camera did not start. Another program may be using it.';
export const insecure = 'The browser offers the camera to secure pages only.';
export const lost = 'The camera was disconnected or switched off.';
export const tryAgain = 'Try again';
