export const show = (field: string) => (EN ? `Show ${field.toLowerCase()}` : `${field} anzeigen`);
export const hide = (field: string) => (EN ? `Hide ${field.toLowerCase()}` : `${field} verbergen`);
