// Health check for images without a shell or curl.
const answer = await fetch(`http://127.0.0.1:${process.env.PORT}/health`, {
  signal: AbortSignal.timeout(4_000),
}).catch(() => undefined);
process.exit(answer?.ok ? 0 : 1);
