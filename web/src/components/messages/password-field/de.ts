export const show = (field: string) => `${field} anzeigen`;
export const hide = (field: string) => `${field} verbergen`;
