type LoginFields = { email: string; password: string };

export type LoginFault = { field: keyof LoginFields; message: string };

export function checkLogin({ email, password }: LoginFields): LoginFault | null {
  if (email.trim() === '') return { field: 'email', message: 'Email is required.' };
  if (password === '') return { field: 'password', message: 'Password is required.' };
  return null;
}
