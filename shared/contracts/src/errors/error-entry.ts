export type ErrorEntry = { readonly status: number; readonly message: string };
