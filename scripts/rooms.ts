import { readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { entriesIn, importsOf, sourcesIn } from "./sources.ts";

// Rooms that register nothing.
const FIRST_ROOMS = ["audit", "places"];
const LAST_ROOMS = ["admin", "dev"];

/**
 * The rooms from the ground floor up, as `registrations.ts` lists them; ARCHITECTURE.md shows them. A room may
 * import rooms that are named before it, never one after it, so there are no import cycles.
 */
function readOrder(root: string): string[] {
  const list = readFileSync(join(root, "server/src/registrations.ts"), "utf8");
  const folders = new Map(
    [...list.matchAll(/import \{ (\w+) \} from "\.\/features\/([a-z-]+)\//g)].map(([, name, room]) => [
      name,
      room,
    ]),
  );
  const [, names = ""] = /= \[([^\]]*)\]/.exec(list) ?? [];
  const rooms = [...names.matchAll(/\w+/g)].map(([name]) => folders.get(name) as string);
  return [...FIRST_ROOMS, ...rooms, ...LAST_ROOMS];
}

/** The contract also describes these two parts of the server's platform. */
const PLATFORM = ["live", "page-pictures"];
const MOST_FILES = 40;

/** All places where the sources under this folder break the order of the rooms. */
export function roomProblems(root: string): string[] {
  const order = readOrder(root);
  return [
    ...["server", "web"].flatMap((side) => upwardImports(join(root, side, "src/features"), side, order)),
    ...unknownRooms(join(root, "contract/src"), [...order, ...PLATFORM]),
    ...["contract", "server", "web"].flatMap((side) => crowdedFolders(join(root, side, "src"), root)),
  ];
}

function upwardImports(features: string, side: string, order: string[]): string[] {
  const problems = unknownRooms(features, order);
  for (const file of sourcesIn(features).filter((path) => !isTest(path))) {
    const path = relative(features, file);
    const room = roomOf(path);
    for (const target of importsOf(file)) {
      const to = relative(features, target);
      if (to.startsWith("..") || order.indexOf(roomOf(to)) <= order.indexOf(room)) continue;
      problems.push(`${side}: ${path} imports ${to}, but ${roomOf(to)} is above ${room}`);
    }
  }
  return problems;
}

const roomOf = (path: string) => path.split(sep)[0] as string;

const unknownRooms = (folder: string, known: readonly string[]) =>
  foldersIn(folder)
    .filter((name) => !known.includes(name))
    .map(
      (name) =>
        `${name} in ${folder} has no place in the house: name its registration in server/src/registrations.ts`,
    );

function crowdedFolders(src: string, root: string): string[] {
  const counts = new Map<string, number>();
  for (const file of sourcesIn(src)) counts.set(dirname(file), (counts.get(dirname(file)) ?? 0) + 1);
  return [...counts]
    .filter(([, count]) => count > MOST_FILES)
    .map(([folder, count]) => `${relative(root, folder)} holds ${count} files: at most ${MOST_FILES}`);
}

// Tests may use fixtures of rooms above them.
const isTest = (path: string) => /\.(test|fixtures)\.tsx?$/.test(path);

const foldersIn = (folder: string) =>
  entriesIn(folder)
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);
