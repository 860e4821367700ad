let askNow: (() => void) | undefined;

/** Something was done here that changed conversations: reads it without waiting for the stream. */
export const askForChanges = () => askNow?.();

export function answerWith(ask: () => void): () => void {
  askNow = ask;
  return () => {
    if (askNow === ask) askNow = undefined;
  };
}
