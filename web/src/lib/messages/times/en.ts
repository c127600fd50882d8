export const todayAt = (clock: string) => `today at ${clock}`;
export const tomorrowAt = (clock: string) => `tomorrow at ${clock}`;
