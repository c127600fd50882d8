// Constants only: every page has this module whole, but the build puts constants where they are used.
export const close = 'Close';
export const dismiss = 'Dismiss';
export const tryAgain = 'Try again';
export const notifications = 'Notifications';
export const imageUnavailable = 'Image unavailable';

export const percent = '%';
export const likeness = 'Likeness';

export const met = ': met';
export const notMetYet = ': not met yet';
export const oneFewer = 'One fewer';
export const oneMore = 'One more';

export const joinCommunity = 'Join the community';
export const communityLine =
  'Show what you made, ask about photos and styles, and hear what is new.';
export const freeToJoin = 'Free to join';
export const members = 'members';
export const alwaysActive = '24/7 active';
export const joinDiscord = 'Join Discord Community';

/** `upper line|lower line`, separated by semicolons, so that the build inlines them. */
export const memeCaptions =
  'When they ask|for a recent photo;Me on Monday|also me on Friday;Nobody|absolutely nobody: me;I said one portrait|I made ten;My profile picture|my actual morning;It still looks|like me;Before coffee|after coffee;The meeting|could have been a meme';
