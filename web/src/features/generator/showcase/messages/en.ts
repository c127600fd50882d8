export const memeExamples = 'Meme examples';
export const seeStyles = 'See the styles';
export const memeHint = 'Add two lines of text to a portrait, and it’s a meme.';
export const stylesHint = 'Each portrait in a different style. Pick one, or wait for more.';
export const exampleOf = (name: string) => `Example, ${name} style`;
export const applyStyle = 'Use This Style';
export const applyStyleNamed = (name: string) => `Use This Style: ${name}`;
export const tryStyle = 'Try This Style';
export const tryStyleNamed = (name: string) => `Try This Style: ${name}`;

export const madeToShare = 'Made to be shared';
export const samplePosts = 'Sample posts';
export const likes = 'Likes';
export const comments = 'Comments';
export const shares = 'Shares';
export const openPlatform = (name: string) => `Open ${name}`;
export const inNewTab = 'in a new tab';
export const thousands = (count: number) => `${count}K`;
export const millions = (count: number) => `${count}M`;

export const oilTitle = 'My photo, painted in oil';
export const oilText = 'Same face, same look, another century.';
export const neonTitle = 'One photo, three styles';
export const neonText = 'From snapshot to neon in under a minute.';
export const headshotTitle = 'A headshot without a studio';
export const headshotText = 'Window light that wasn’t there.';
export const memeTitle = 'When the portrait is better than the photo';
export const memeText = 'The meme makes itself.';
