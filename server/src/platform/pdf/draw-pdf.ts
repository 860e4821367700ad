import { createHash } from "node:crypto";
import { join } from "node:path";
import { Worker } from "node:worker_threads";
import { LRUCache } from "lru-cache";
import { SERVER_DIR } from "../../paths.ts";

/** What is drawn, by kind. Each room adds its own, and `draw-pdf-thread.ts` names the function that draws it. */
export interface PdfKinds {}

type Bytes = Uint8Array<ArrayBuffer>;

/** The thread's result: the file, or why there is none. */
export type Drawn = { bytes: Bytes } | { problem: string };

interface Waiting {
  kind: string;
  data: unknown;
  resolve: (bytes: Bytes) => void;
  reject: (error: Error) => void;
}

/** Only a thread that hangs takes this long: a full report in Indian scripts takes seconds on a busy machine. */
const GIVE_UP_AFTER_MS = 60_000;
const IDLE_MS = 60_000;
const MOST_MEGABYTES = 256;
const KEPT_BYTES = 16 * 1024 * 1024;

const FILE = import.meta.url.endsWith(".ts")
  ? join(SERVER_DIR, "src/draw-pdf-thread.ts")
  : join(SERVER_DIR, "build/draw-pdf-thread.mjs");

/** Queues by owner. The owner who was served last comes last, so nobody waits for all files of another member. */
const queues = new Map<string, Waiting[]>();
/** The same data always gives the same file: an invoice, or a version of a quote, is drawn once. */
const kept = new LRUCache<string, Bytes>({
  maxSize: KEPT_BYTES,
  sizeCalculation: ({ byteLength }) => byteLength,
});
const underWay = new Map<string, Promise<Bytes>>();
let worker: Worker | undefined;
let current: Waiting | undefined;
let timer: NodeJS.Timeout | undefined;

/** A PDF, drawn in a thread of its own: it takes up to half a second, in which everybody else would wait. */
export function drawPdf<Kind extends keyof PdfKinds>(
  kind: Kind,
  data: PdfKinds[Kind],
  ownerId: string,
): Promise<Bytes> {
  const key = createHash("sha256")
    .update(JSON.stringify([kind, data]))
    .digest("base64");
  const known = kept.get(key);
  if (known) return Promise.resolve(known);
  const drawing = underWay.get(key) ?? enqueue(kind, data, ownerId).finally(() => underWay.delete(key));
  underWay.set(key, drawing);
  return drawing.then((bytes) => {
    kept.set(key, bytes);
    return bytes;
  });
}

function enqueue(kind: string, data: unknown, ownerId: string): Promise<Bytes> {
  return new Promise((resolve, reject) => {
    const queue = queues.get(ownerId) ?? [];
    queue.push({ kind, data, resolve, reject });
    queues.set(ownerId, queue);
    drawNext();
  });
}

function drawNext() {
  if (current) return;
  clearTimeout(timer);
  const [first] = queues;
  if (!first) {
    timer = setTimeout(endThread, IDLE_MS).unref();
    return;
  }
  const [ownerId, queue] = first;
  current = queue.shift();
  queues.delete(ownerId);
  if (queue.length > 0) queues.set(ownerId, queue);
  timer = setTimeout(() => failed(new Error("A PDF took too long to draw")), GIVE_UP_AFTER_MS);
  worker ??= startThread();
  worker.postMessage({ kind: current?.kind, data: current?.data }, []);
}

function startThread(): Worker {
  const thread = new Worker(FILE, { resourceLimits: { maxOldGenerationSizeMb: MOST_MEGABYTES } });
  thread.on("message", (drawn: Drawn) => {
    const done = current;
    current = undefined;
    if ("bytes" in drawn) done?.resolve(drawn.bytes);
    else done?.reject(new Error(drawn.problem));
    drawNext();
  });
  thread.on("error", (error) => thread === worker && failed(error as Error));
  // The process may end while the thread waits for work.
  thread.unref();
  return thread;
}

/** The thread is gone or hangs; the next drawing starts another. */
function failed(error: Error) {
  const lost = current;
  current = undefined;
  endThread();
  lost?.reject(error);
  drawNext();
}

function endThread() {
  void worker?.terminate();
  worker = undefined;
}
