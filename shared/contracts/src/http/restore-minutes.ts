export const RESTORE_MINUTES = 10;
