/** Runs the work in one tab at a time. The others wait for their turn. */
export const inOneTab = <Result>(name: string, work: () => Promise<Result>): Promise<Result> =>
  "locks" in navigator ? navigator.locks.request(name, work) : work();
