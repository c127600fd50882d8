import { escapeHtml, page } from '../serving/page.js';
import { people } from './people.js';

const note =
  'This is not Google. Likeness runs here without Google keys, so that you may choose who you are; nobody is asked for a password.';

export function pickerPage(): string {
  const choices = people.map(
    ({ name, email, email_verified }) =>
      `<li><button name="email" value="${escapeHtml(email)}"><strong>${escapeHtml(name)}</strong><br>${escapeHtml(email)}${email_verified ? '' : ' (address not verified)'}</button></li>`,
  );
  const body = `<form method="post"><ul class="choices">${choices.join('')}</ul></form>
<h2>Somebody else</h2>
<form method="post" class="fields">
<label>First name<input type="text" name="given_name" required maxlength="100" value="Alex"></label>
<label>Last name<input type="text" name="family_name" required maxlength="100" value="Example"></label>
<label>Email<input type="email" name="email" required maxlength="200"></label>
<label><input type="checkbox" name="unverified" value="true"> The address is not verified</label>
<div><button>Continue</button></div>
</form>
<h2>Or not</h2>
<form method="post"><button name="cancel" value="true">Cancel</button></form>`;
  return page({ title: 'Choose an account', note, body });
}

export function problemPage(problem: string): string {
  return page({ title: 'Something is wrong', note, body: `<p>${escapeHtml(problem)}</p>` });
}
