/** Calls within this time share one run of `work`, and each ends with it. */
export function gather<T>(ms: number, work: (all: readonly T[]) => Promise<void>): (one: T) => Promise<void> {
  let next: { all: T[]; done: Promise<void> } | undefined;
  const begin = () => {
    const all: T[] = [];
    const done = new Promise<void>((resolve) => setTimeout(resolve, ms)).then(() => {
      next = undefined;
      return work(all);
    });
    return (next = { all, done });
  };
  return (one) => {
    const { all, done } = next ?? begin();
    all.push(one);
    return done;
  };
}
