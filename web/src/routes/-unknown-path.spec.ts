import { isRedirect } from '@tanstack/react-router';
import { Route } from './$.js';

it('sends an unknown path home', () => {
  let thrown: unknown;
  try {
    Route.options.beforeLoad?.({} as never);
  } catch (error) {
    thrown = error;
  }
  expect(isRedirect(thrown) && thrown.options.to).toBe('/');
});
