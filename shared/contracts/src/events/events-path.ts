export const EVENTS_PATH = '/api/events';
