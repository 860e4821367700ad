import { readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { build as bundle } from "esbuild";
import { ROOT } from "./task.ts";

const CLIENT = join(ROOT, "web/build/client");

/** One file of Vite's build, with what it imports at once and what it imports late. */
interface BuiltFile {
  file: string;
  imports?: string[];
  dynamicImports?: string[];
}
export type BuiltFiles = Record<string, BuiltFile>;

/** The screens that open without a network, with what is around them. */
const SCREENS = [
  "src/entry.client.tsx",
  "src/root.tsx",
  "src/shell/site-layout.tsx",
  "src/shell/query-layout.tsx",
  "src/site/members-only.tsx",
  "src/pages/dashboard-page.tsx",
  "src/pages/connect-in-page.tsx",
  "src/features/contacts/scanner/card-scanner-page.tsx",
  "src/features/contacts/scanner/team-card-scanner-page.tsx",
];

/** Of what they bring late, what shows a member's own cards and contacts. The rest comes when it is used, with a network. */
const LATE =
  /^src\/(shell|site|ui)\/|^src\/features\/(cards\/(share|dashboard)|contacts|notifications|people\/first-minute|policies)\/|^_queries-/;

/** The files of these screens, from Vite's own list of what it built. */
export function filesOffline(built: BuiltFiles): string[] {
  const waiting = SCREENS.map((screen) => {
    const name = Object.keys(built).find((key) => key === screen || key.startsWith(`${screen}?`));
    if (!name) throw new Error(`The build has no ${screen}: correct the list of screens that open offline`);
    return name;
  });
  const reached = new Set(waiting);
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    const { imports = [], dynamicImports = [] } = built[name] ?? {};
    for (const next of [...imports, ...dynamicImports.filter((late) => LATE.test(late))]) {
      if (reached.has(next)) continue;
      reached.add(next);
      waiting.push(next);
    }
  }
  return [...new Set([...reached].map((name) => `/${built[name]?.file}`))].toSorted();
}

/** The worker that pages register, as one plain script: it lies at the root, so that it answers for every address. */
export async function bundleWorker(version: string): Promise<void> {
  const list = join(CLIENT, ".vite/manifest.json");
  const files = filesOffline(JSON.parse(await readFile(list, "utf8")) as BuiltFiles);
  await rm(join(CLIENT, ".vite"), { recursive: true });
  await bundle({
    entryPoints: { worker: join(ROOT, "web/src/worker/worker.ts") },
    outdir: CLIENT,
    bundle: true,
    platform: "browser",
    target: "es2022",
    format: "iife",
    minify: true,
    // A worker that differs in one byte is a new version, and brings the files of its own build.
    define: { BUILD_VERSION: JSON.stringify(version), BUILD_FILES: JSON.stringify(files) },
    logLevel: "warning",
  });
}
