import { createParser, type EventSourceMessage } from "eventsource-parser";

/** Collects the events of a stream as they arrive. */
export function readEvents(body: ReadableStream<Uint8Array>) {
  const events: EventSourceMessage[] = [];
  const comments: string[] = [];
  const retries: number[] = [];
  const parser = createParser({
    onEvent: (event) => void events.push(event),
    onComment: (comment) => void comments.push(comment),
    onRetry: (ms) => void retries.push(ms),
  });
  const reader = body.getReader();
  const decoder = new TextDecoder();
  const ended = (async () => {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return;
      parser.feed(decoder.decode(value, { stream: true }));
    }
  })();
  ended.catch(() => {});
  return { events, comments, retries, ended, cancel: () => reader.cancel() };
}
