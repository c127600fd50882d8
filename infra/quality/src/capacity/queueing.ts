/** Rates are per second. */
export type Queue = {
  readonly workers: number;
  readonly arrivals: number;
  readonly serviceSeconds: number;
  /** Squared coefficients of variation: 0 is constant, 1 is Poisson. */
  readonly arrivalVariation: number;
  readonly serviceVariation: number;
};

export function utilisation({ workers, arrivals, serviceSeconds }: Queue): number {
  return (arrivals * serviceSeconds) / workers;
}

/** Erlang C: probability of waiting in M/M/c. */
export function waitProbability(workers: number, load: number): number {
  if (load >= workers) return 1;
  let blocking = 1;
  for (let n = 1; n <= workers; n += 1) blocking = (load * blocking) / (n + load * blocking);
  return blocking / (1 - (load / workers) * (1 - blocking));
}

/** Mean wait (Allen and Cunneen): that of M/M/c, scaled by both variations. */
export function meanWait(queue: Queue): number {
  const { workers, arrivals, serviceSeconds, arrivalVariation, serviceVariation } = queue;
  if (utilisation(queue) >= 1) return Infinity;
  const spare = workers / serviceSeconds - arrivals;
  const regularity = (arrivalVariation + serviceVariation) / 2;
  return (waitProbability(workers, arrivals * serviceSeconds) * regularity) / spare;
}

/** Quantile of all waits; assumes that nonzero waits are exponential. */
export function waitWithin(queue: Queue, share: number): number {
  const waits = waitProbability(queue.workers, queue.arrivals * queue.serviceSeconds);
  if (waits <= 1 - share) return 0;
  return (meanWait(queue) / waits) * Math.log(waits / (1 - share));
}

/** The fewest workers that keep a quantile of the waits below a limit. */
export function workersFor(
  demand: Omit<Queue, 'workers'>,
  limit: { readonly seconds: number; readonly share: number },
): number {
  let workers = Math.max(1, Math.ceil(demand.arrivals * demand.serviceSeconds));
  while (
    utilisation({ ...demand, workers }) >= 1 ||
    waitWithin({ ...demand, workers }, limit.share) > limit.seconds
  ) {
    workers += 1;
  }
  return workers;
}

/** Mean and squared coefficient of variation. */
export function spread(values: readonly number[]): { mean: number; variation: number } {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const variance = values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  return { mean, variation: variance / mean ** 2 };
}
