/** What the step of such a generator works with. */
interface Progress {
  prev: number | string;
  next: number | string;
  stop: () => void;
}

/**
 * `@pdf-lib/fontkit` was built for a helper, `regeneratorRuntime`, that it does not bring. It needs it
 * for one generator, the one that finds the syllables of Indic scripts; this is that much of it.
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
