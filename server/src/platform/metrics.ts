import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from "prom-client";

export interface Metrics {
  /** `what` is the endpoint, or the kind of response, such as a page or a file. */
  countResponse: (what: string, status: number, seconds: number) => void;
  refusedForLoad: () => void;
  page: () => Promise<string>;
}

interface Gauges {
  cache: () => { hits: number; misses: number };
  streams: () => number;
}

export function createMetrics({ cache, streams }: Gauges): Metrics {
  const registers = [new Registry()];
  const [registry] = registers as [Registry];
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Answered requests, kept pages aside",
    labelNames: ["what", "status"],
    buckets: [0.005, 0.02, 0.1, 0.5, 2, 10],
    registers,
  });
  // Cached, because finding a series by its labels costs more than counting in it.
  const series = new Map<string, { observe: (seconds: number) => void }>();
  const seriesOf = (what: string, status: number) => {
    const key = `${status} ${what}`;
    const known = series.get(key) ?? durations.labels(what, String(status));
    series.set(key, known);
    return known;
  };
  const shed = new Counter({
    name: "http_refused_for_load_total",
    help: "Answered 503 because too much was under way",
    registers,
  });
  // The cache counts in plain numbers, so that a cached page costs nothing more. They are read here on request.
  new Gauge({
    name: "html_cache_hits",
    help: "Pages sent from memory",
    registers,
    collect() {
      this.set(cache().hits);
    },
  });
  new Gauge({
    name: "html_cache_misses",
    help: "Pages that were rendered",
    registers,
    collect() {
      this.set(cache().misses);
    },
  });
  new Gauge({
    name: "live_streams",
    help: "Open live streams",
    registers,
    collect() {
      this.set(streams());
    },
  });
  return {
    countResponse: (what, status, seconds) => seriesOf(what, status).observe(seconds),
    refusedForLoad: () => shed.inc(),
    page: () => registry.metrics(),
  };
}
