/** How long a deleted image can be brought back. */
export const RESTORE_MINUTES = 10;
