export function checkEmail(email: string, isEmail: boolean) {
  if (email.trim() === '') return { field: 'email', message: 'Email is required.' } as const;
  if (isEmail) return null;
  return { field: 'email', message: 'Please enter a valid email address.' } as const;
}
