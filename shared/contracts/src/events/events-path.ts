/** Path of the Socket.IO endpoint. */
export const EVENTS_PATH = '/api/events';
