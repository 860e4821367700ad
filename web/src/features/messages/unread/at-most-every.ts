/** Calls at once, and once more after the pause if it was asked for meanwhile. */
export function atMostEvery(ms: number, call: () => void) {
  let pause: ReturnType<typeof setTimeout> | undefined;
  let isAsked = false;
  function begin() {
    isAsked = false;
    call();
    pause = setTimeout(() => {
      pause = undefined;
      if (isAsked) begin();
    }, ms);
  }
  return {
    call() {
      if (pause === undefined) begin();
      else isAsked = true;
    },
    stop() {
      clearTimeout(pause);
      pause = undefined;
      isAsked = false;
    },
  };
}
