import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { type Graph, reachedFrom, readImports, turned } from "./import-graph.ts";
import { ROOT } from "./task.ts";

/** What changes can break: test files to run, by how they are run. */
export interface Selection {
  tests: string[];
  journeys: string[];
  walks: boolean;
}

/** A screen of the product: its address, its file, and those of the layouts around it. */
export interface Screen {
  path: string;
  files: string[];
}

/**
 * Lists of what every room has. Each server test loads them with the whole product, so what is reached only through
 * one of them is left out: a test belongs to its own room, to what the room imports and to the fixtures it names.
 */
const LISTS = new Set(["server/src/app.ts", "server/src/registrations.ts", "contract/src/api.ts"]);

/** Changes that no import shows: these reach everything. */
const EVERYTHING =
  /(^|\/)package(-lock)?\.json$|^tsconfig|\/tsconfig|\.config\.ts$|^server\/(migrations|policies)\/|^web\/public\/|^scripts\/(build|browser)\.ts$|^\.npmrc$/;
/** What starts the product and serves its pages. The rooms are not part of it, nor the data made of all of them. */
const FRAME = /^server\/src\/(?!features\/|sample\/)|^web\/src\/(?!features\/|pages\/)/;
const SAMPLE = /^server\/src\/sample\//;
const TEST = /\.(test|spec)\.tsx?$/;
const roomOn = (side: "server" | "web", file: string) =>
  new RegExp(`^${side}/src/features/([^/]+)/`).exec(file)?.[1];

export function testsReachedBy(changed: readonly string[], graph: Graph, screens: Screen[]): Selection {
  const all = [...graph.keys()];
  const every = {
    tests: all.filter(
      (file) => TEST.test(file) && !file.startsWith("walks/") && !file.startsWith("journeys/"),
    ),
    journeys: all.filter((file) => /^journeys\/.*\.spec\.ts$/.test(file)),
    walks: true,
  };
  if (changed.some((file) => EVERYTHING.test(file))) return every;

  const reached = reachedFrom(changed, turned(graph), (file) => LISTS.has(file) && !changed.includes(file));
  const product = [...reached].filter((file) => !/\.(test|fixtures|spec)\.tsx?$/.test(file));
  const rooms = new Set(product.map((file) => roomOn("server", file)));
  const frame = product.filter((file) => FRAME.test(file) && !LISTS.has(file));
  return {
    tests: every.tests.filter((file) => {
      if (reached.has(file) || file.startsWith("scripts/")) return true;
      if (file.endsWith(".process.test.ts")) return frame.length > 0;
      // Tests beside the lists are about the whole product.
      if (/^server\/src\/([^/]+|every-read\/.+)$/.test(file)) return product.some((each) => LISTS.has(each));
      const room = roomOn("server", file);
      return room !== undefined && rooms.has(room);
    }),
    journeys:
      frame.some((file) => file.startsWith("server/")) || changed.some((file) => SAMPLE.test(file))
        ? every.journeys
        : journeysOf(every.journeys, { graph, reached, rooms, screens }),
    walks: frame.length > 0 || [...reached].some((file) => file.startsWith("walks/")),
  };
}

interface Reach {
  graph: Graph;
  reached: ReadonlySet<string>;
  /** The rooms that were reached on the server. */
  rooms: ReadonlySet<string | undefined>;
  screens: Screen[];
}

/** The journeys that changed or name the address of a screen which can show the change. */
function journeysOf(all: string[], { graph, reached, rooms, screens }: Reach) {
  const shown = screens.filter(({ files }) =>
    [...reachedFrom(files, graph)].some((file) => reached.has(file) || rooms.has(roomOn("web", file) ?? "")),
  );
  return all.filter((journey) => {
    if (reached.has(journey)) return true;
    const own = [...reachedFrom([journey], graph)].filter((file) => file.startsWith("journeys/"));
    const text = own.map((file) => readFileSync(join(ROOT, file), "utf8")).join("\n");
    return shown.some(({ path }) => names(text, path));
  });
}

/** Whether the text holds the address of a screen: `/jobs/` for `jobs/:id`, also escaped inside a pattern. */
function names(text: string, path: string): boolean {
  const [fixed = ""] = path.split(/:|\*/);
  if (fixed === "") return path === "" && /["`]\/(["`?#])/.test(text);
  const address = fixed.replaceAll("/", String.raw`\\?/`);
  const end = fixed.endsWith("/") ? "" : String.raw`(?![\w/-])`;
  return new RegExp(String.raw`(?<![\w.])\\?/${address}${end}`).test(text);
}

/** All files that differ from the place where this branch left `ref`, new ones included. */
export function changedSince(ref: string): string[] {
  const base = git("merge-base", ref, "HEAD");
  return [
    ...git("diff", "--name-only", base).split("\n"),
    ...git("ls-files", "--others", "--exclude-standard").split("\n"),
  ].filter(Boolean);
}

function git(...args: string[]): string {
  const { status, stdout, stderr } = spawnSync("git", args, { cwd: ROOT, encoding: "utf8" });
  if (status === 0) return stdout.trim();
  console.error(stderr.trim() || "git is missing");
  process.exit(1);
}

interface Route {
  file: string;
  path?: string;
  children?: Route[];
}

export async function readScreens(): Promise<Screen[]> {
  const { default: routes } = await import("../web/src/routes.ts");
  const around = ["web/src/root.tsx", "web/src/entry.client.tsx", "web/src/entry.server.tsx"];
  const screensIn = (list: Route[], outer: string[]): Screen[] =>
    list.flatMap(({ file, path, children }) => {
      const files = [...outer, `web/src/${file}`];
      return children ? screensIn(children, files) : [{ path: path ?? "", files }];
    });
  return screensIn(routes, around);
}

/** Chooses the tests for the changes since `ref`, and says what is left out. */
export async function selectSince(ref: string): Promise<Selection> {
  const changed = changedSince(ref);
  const graph = readImports(ROOT);
  const selection = testsReachedBy(changed, graph, await readScreens());
  const every = testsReachedBy(["package.json"], graph, []);
  const share = (part: "tests" | "journeys") => `${selection[part].length} of ${every[part].length}`;
  console.log(`${changed.length} files changed since ${ref}. By imports and screens they reach`);
  console.log(
    `  ${share("tests")} test files, ${share("journeys")} files of journeys, ${selection.walks ? "the walks" : "no walks"}.`,
  );
  const left = every.journeys.filter((file) => !selection.journeys.includes(file));
  if (left.length > 0)
    console.log(
      `  Journeys left out: ${left.map((file) => file.replace(/^journeys\/|\.spec\.ts$/g, "")).join(", ")}.`,
    );
  console.log(
    "  What a change does through the database, a registration or a name alone is not seen: npm test runs all.",
  );
  return selection;
}
