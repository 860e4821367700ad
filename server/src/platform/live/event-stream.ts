const MOST_QUEUED_BYTES = 64 * 1024;
const encoder = new TextEncoder();

export interface EventStream {
  body: ReadableStream<Uint8Array>;
  write: (text: string) => void;
  end: () => void;
}

/** One reader's server-sent events. `onEnd` is called once, whichever side ended it. */
export function openEventStream(onEnd: () => void): EventStream {
  let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
  const finish = () => {
    const last = controller;
    controller = undefined;
    if (last) onEnd();
    return last;
  };
  const body = new ReadableStream<Uint8Array>(
    {
      start: (own) => {
        controller = own;
      },
      cancel: () => void finish(),
    },
    new ByteLengthQueuingStrategy({ highWaterMark: MOST_QUEUED_BYTES }),
  );
  return {
    body,
    write(text) {
      if ((controller?.desiredSize ?? 0) > 0) controller?.enqueue(encoder.encode(text));
      else finish()?.error(readerTooSlow());
    },
    end: () => finish()?.close(),
  };
}

export const frame = (event: string, data: unknown) => `event: ${event}\ndata: ${JSON.stringify(data)}\n\n`;

// An error, because a stream that is only closed keeps its queue and socket until the reader continues.
function readerTooSlow(): Error {
  const error = new Error("Live stream cut off: its reader does not keep up");
  error.stack = error.message;
  return error;
}
