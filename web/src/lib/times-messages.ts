export const todayAt = (clock: string) => (EN ? `today at ${clock}` : `heute um ${clock}\u00a0Uhr`);
export const tomorrowAt = (clock: string) =>
  EN ? `tomorrow at ${clock}` : `morgen um ${clock}\u00a0Uhr`;
