export const todayAt = (clock: string) => `heute um ${clock}\u00a0Uhr`;
export const tomorrowAt = (clock: string) => `morgen um ${clock}\u00a0Uhr`;
