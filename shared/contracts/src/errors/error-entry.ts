/** What an error code means to a person and to HTTP. */
export type ErrorEntry = { readonly status: number; readonly message: string };
