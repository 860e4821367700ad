import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";

const SOURCES = "{contract,server,web}/src/**/*.{ts,tsx,css}";
const TESTS = "{journeys,walks,scripts}/**/*.ts";
const IMPORT = /^(?:import|export)\s+(?!type\b)(?:([^;"']*?)from\s+)?"([^"]+)"/gm;
const LATE_IMPORT = /(?:import\(|@import|url\(|new URL\()\s*"([^"]+)"/g;
const CONTRACT = "@cardplaza/contract/";

export type Graph = ReadonlyMap<string, ReadonlySet<string>>;

/** Every file with the files it imports, as paths from the root. Types alone do not count: the compiler checks them. */
export function readImports(root: string): Graph {
  const files = globSync([SOURCES, TESTS], { cwd: root, exclude: ["**/node_modules/**"] });
  return new Map(
    files.map((file) => [file, new Set(importsIn(file, readFileSync(join(root, file), "utf8")))]),
  );
}

function importsIn(file: string, text: string): string[] {
  const plain = [...text.matchAll(IMPORT)]
    .filter(([, names = ""]) => !/^\{\s*(type [^,}]+,?\s*)+\}\s*$/.test(names))
    .map(([, , from = ""]) => from);
  const late = [...text.matchAll(LATE_IMPORT)].map(([, from = ""]) => from);
  return [...plain, ...late].flatMap((from) => {
    if (from.startsWith(CONTRACT)) return [`contract/src/${from.slice(CONTRACT.length)}.ts`];
    return from.startsWith(".") ? [join(dirname(file), from.replace(/\?.*$/, ""))] : [];
  });
}

/** The same graph from the other end: every file with the files that import it. */
export function turned(graph: Graph): Graph {
  const importers = new Map<string, Set<string>>();
  for (const [file, imports] of graph)
    for (const each of imports) importers.set(each, (importers.get(each) ?? new Set()).add(file));
  return importers;
}

/** All files that one comes to from these, themselves included. From a file that `endsAt` names nothing is followed. */
export function reachedFrom(
  starts: Iterable<string>,
  graph: Graph,
  endsAt: (file: string) => boolean = () => false,
): Set<string> {
  const reached = new Set(starts);
  const waiting = [...reached];
  for (let file = waiting.pop(); file !== undefined; file = waiting.pop()) {
    if (endsAt(file)) continue;
    for (const next of graph.get(file) ?? [])
      if (!reached.has(next)) {
        reached.add(next);
        waiting.push(next);
      }
  }
  return reached;
}
