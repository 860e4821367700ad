/** The state that a step of the generator works with. */
interface Progress {
  prev: number | string;
  next: number | string;
  stop: () => void;
}

/**
 * `@pdf-lib/fontkit` needs `regeneratorRuntime`, which it does not include. It uses it for one generator
 * only, which finds the syllables of Indic scripts. This implements that part.
 */
export function completeFontkit(): void {
  const scope = globalThis as { regeneratorRuntime?: object };
  scope.regeneratorRuntime ??= {
    mark: (generator: unknown) => generator,
    *wrap(step: (progress: Progress) => unknown) {
      let hasEnded = false;
      const progress: Progress = { prev: 0, next: 0, stop: () => (hasEnded = true) };
      for (;;) {
        const value = step(progress);
        if (hasEnded) return;
        yield value;
      }
    },
  };
}
