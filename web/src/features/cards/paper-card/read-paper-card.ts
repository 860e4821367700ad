import { asJpeg, drawUpright } from "./upright-picture.ts";

/** `loading`: what reads is fetched, once and only by those who need it. */
export interface ReadingProgress {
  step: "loading" | "reading";
  /** 0 to 1. */
  share: number;
}

export interface ReadingOptions {
  signal?: AbortSignal;
  onProgress?: (progress: ReadingProgress) => void;
  /** By how many degrees the picture had to be turned to the right before it could be read. */
  onTurn?: (degrees: number) => void;
}

const PAPER_TEXT = {
  notLoaded: "The reader could not be loaded. Check your connection and try again, or type the card in.",
  notRead: "This picture could not be read. Try another one, or type the card in.",
} as const;

export type PaperCardResult =
  | { progress: ReadingProgress }
  | { text: string; turn: number }
  | { failure: ReadingProgress["step"] };

const CLOSE_AFTER_MS = 60_000;
let worker: Worker | undefined;
let closing: number | undefined;
let queue: Promise<unknown> = Promise.resolve();

/**
 * The text on a photo of a paper card, one card after the other. It is read here: the picture goes
 * nowhere. Rejects with the signal's reason when that is aborted.
 */
export function readPaperCard(picture: Blob, options: ReadingOptions = {}): Promise<string> {
  const reading = queue.then(() => readNow(picture, options));
  queue = reading.catch(() => {});
  return reading;
}

async function readNow(picture: Blob, { signal, onProgress, onTurn }: ReadingOptions): Promise<string> {
  signal?.throwIfAborted();
  const upright = await asJpeg(await drawUpright(picture));
  signal?.throwIfAborted();
  clearTimeout(closing);
  worker ??= new Worker(new URL("./paper-card.worker.ts", import.meta.url), { type: "module" });
  const reader = worker;
  const settled = new AbortController();
  const once = { signal: settled.signal };
  try {
    const text = await new Promise<string>((resolve, reject) => {
      const hear = ({ data }: MessageEvent<PaperCardResult>) => {
        if ("progress" in data) onProgress?.(data.progress);
        else if ("text" in data) {
          onTurn?.(data.turn);
          resolve(data.text);
        } else reject(new Error(data.failure === "loading" ? PAPER_TEXT.notLoaded : PAPER_TEXT.notRead));
      };
      signal?.addEventListener("abort", () => reject(signal.reason as Error), once);
      reader.addEventListener("error", () => reject(new Error(PAPER_TEXT.notLoaded)), once);
      reader.addEventListener("message", hear, once);
      reader.postMessage(upright, []);
    });
    // The next card of a pile finds it ready; later it gives its memory back.
    closing = window.setTimeout(close, CLOSE_AFTER_MS);
    return text;
  } catch (error) {
    // A busy worker receives no messages, so it is terminated.
    close();
    throw error;
  } finally {
    settled.abort();
  }
}

function close() {
  worker?.terminate();
  worker = undefined;
}
