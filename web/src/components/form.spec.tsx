// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react';
import { useForm } from 'react-hook-form';
import { renderPage } from '../testing/render-page.js';
import { Form } from './form.js';
import { FormPasswordField, FormTextField } from './form-field.js';

const sent: object[] = [];

function Entry() {
  const form = useForm({ defaultValues: { email: '', password: '' } });
  return (
    <Form form={form} onSubmit={(fields) => sent.push(fields)}>
      <FormTextField label="Email" name="email" rules={{ required: 'Required' }} />
      <FormPasswordField label="Password" name="password" rules={{ required: 'Required' }} />
      <button type="submit">Send</button>
    </Form>
  );
}

it('sends what a password manager filled in without an event', async () => {
  const user = renderPage(<Entry />);
  const email = screen.getByLabelText<HTMLInputElement>('Email');
  email.value = 'ada@example.com';
  screen.getByLabelText<HTMLInputElement>('Password').value = 'Grey-Otter-91x';
  await user.click(screen.getByRole('button', { name: 'Send' }));
  expect(sent).toEqual([{ email: 'ada@example.com', password: 'Grey-Otter-91x' }]);
});

it('keeps what is typed, except passwords, for the next document', async () => {
  const user = renderPage(<Entry />);
  await user.type(screen.getByLabelText('Email'), 'ada@example.com');
  await user.type(screen.getByLabelText('Password'), 'Grey-Otter-91x');
  fireEvent(window, new Event('pagehide'));
  renderPage(<Entry />);
  const value = (label: string) => screen.getAllByLabelText<HTMLInputElement>(label).at(-1)?.value;
  expect([value('Email'), value('Password')]).toEqual(['ada@example.com', '']);
});
