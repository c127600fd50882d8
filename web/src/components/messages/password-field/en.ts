export const show = (field: string) => `Show ${field.toLowerCase()}`;
export const hide = (field: string) => `Hide ${field.toLowerCase()}`;
