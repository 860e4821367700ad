/** Resolves after the given time, or at once when the device is online again. */
export function networkAgain(waitMs: number, signal?: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(again, waitMs);
    addEventListener("online", again);
    signal?.addEventListener("abort", stop);
    if (signal?.aborted) stop();
    function tidyUp() {
      clearTimeout(timer);
      removeEventListener("online", again);
      signal?.removeEventListener("abort", stop);
    }
    function again() {
      tidyUp();
      resolve();
    }
    function stop() {
      tidyUp();
      reject(signal?.reason as Error);
    }
  });
}
