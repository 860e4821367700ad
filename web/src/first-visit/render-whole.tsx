import { Writable } from "node:stream";
import { renderToPipeableStream, renderToString } from "react-dom/server";
import { type EntryContext, ServerRouter } from "react-router";
import { drawsAllParts } from "./same-parts.ts";

const RENDER_TIMEOUT_MS = 8_000;

/**
 * Not streamed: the page is cached, and its security policy carries hashes of the final bytes. A page that waits for
 * nothing is drawn into a string at once, which costs a third less than into a stream of bytes. Pages wait when the
 * code of a part is loaded for the first time; then React draws them again and waits.
 */
export async function renderWhole(url: string, context: EntryContext): Promise<string> {
  const handoff = await readWhole(context.serverHandoffStream);
  const atOnce = drawsAllParts() ? undefined : renderAtOnce(url, context, handoff);
  return atOnce ?? renderWaiting(url, context, handoff);
}

/** React writes one of these where a part was not there yet, or failed. */
const UNFINISHED = /<!--\$[!?]-->/;

function renderAtOnce(url: string, context: EntryContext, handoff: Uint8Array[]): string | undefined {
  try {
    // Asked for a reader, but not read: what it holds is in `renderMeta`.
    const serverHandoffStream = new ReadableStream<Uint8Array>();
    const html = renderToString(
      <ServerRouter
        context={{ ...context, serverHandoffStream, renderMeta: readBefore(handoff) }}
        url={url}
      />,
    );
    // React writes it into a stream only.
    return UNFINISHED.test(html) ? undefined : `<!DOCTYPE html>${html}`;
  } catch {
    // The second attempt says why.
    return undefined;
  }
}

function renderWaiting(url: string, context: EntryContext, handoff: Uint8Array[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const parts: Buffer[] = [];
    const sink = new Writable({
      write(part: Buffer, _encoding, done) {
        parts.push(part);
        done();
      },
      final(done) {
        clearTimeout(timer);
        resolve(Buffer.concat(parts).toString("utf8"));
        done();
      },
    });
    const fail = (error: unknown) => {
      clearTimeout(timer);
      reject(error);
    };
    const { pipe, abort } = renderToPipeableStream(
      <ServerRouter
        context={{ ...context, serverHandoffStream: streamOf(handoff), renderMeta: {} }}
        url={url}
      />,
      {
        // The page is sent whole, so no script has to move late parts into place.
        progressiveChunkSize: Number.MAX_SAFE_INTEGER,
        onAllReady: () => pipe(sink),
        onShellError: fail,
        onError: fail,
      },
    );
    const timer = setTimeout(() => abort(new Error("The page took too long to render")), RENDER_TIMEOUT_MS);
  });
}

/** The loaders' data as React Router writes it into the page. */
async function readWhole(stream: EntryContext["serverHandoffStream"]): Promise<Uint8Array[]> {
  const chunks: Uint8Array[] = [];
  const reader = stream?.getReader();
  for (let read = await reader?.read(); read?.value; read = await reader?.read()) chunks.push(read.value);
  return chunks;
}

const streamOf = (chunks: Uint8Array[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const chunk of chunks) controller.enqueue(chunk);
      controller.close();
    },
  });

/** As if React Router had read the data already: it would wait for every piece. */
function readBefore(chunks: Uint8Array[]): NonNullable<EntryContext["renderMeta"]> {
  const decoder = new TextDecoder();
  const results = [
    ...chunks.map((chunk) => ({ done: false, value: decoder.decode(chunk, { stream: true }) })),
    { done: true, value: "" },
  ];
  return { streamCache: results.map((result) => Object.assign(Promise.resolve(), { result })) };
}
