import type { Services } from "../context.ts";
import { beginFillingSearch } from "../features/search/fill-search.ts";
import { openOrShutSampleAccounts } from "./sample-accounts.ts";

/** Fills an empty database while the product serves already, with a line of progress, and says at the end how to sign in. */
export function fillBehind(services: Services) {
  const stopping = new AbortController();
  const fill = async () => {
    // Large, and needed once in the life of a database.
    const { loadSampleData } = await import("./load-sample-data.ts");
    await loadSampleData(services, { signal: stopping.signal, progress: showProgress });
    await beginFillingSearch(services, services.clock.now());
    const lines = await openOrShutSampleAccounts(services);
    write(`Sample data is there after ${process.uptime().toFixed(1)} s.\n`);
    for (const line of lines) console.log(`  ${line}`);
  };
  const filled = fill().catch((error: unknown) => {
    if (!stopping.signal.aborted) throw error;
  });
  return {
    filled,
    async stop() {
      stopping.abort();
      await filled.catch(() => {});
    },
  };
}

const showProgress = (done: number, all: number, name: string) =>
  write(`Loading sample data, ${done + 1} of ${all}: ${name} …${process.stdout.isTTY ? "" : "\n"}`);

/** In a terminal each line replaces the one before it. */
const write = (text: string) =>
  void process.stdout.write(process.stdout.isTTY ? `\r\u001b[K  ${text}` : `  ${text}`);
