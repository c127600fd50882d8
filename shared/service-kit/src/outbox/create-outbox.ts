export const CREATE_OUTBOX = `
  CREATE TABLE outbox (
    id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    job text NOT NULL,
    payload jsonb NOT NULL,
    priority int,
    traceparent text
  )`;
