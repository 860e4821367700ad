import { readFileSync } from "node:fs";
import { dirname, join, relative, sep } from "node:path";
import { foldersIn, importsOf, isTest, sourcesIn } from "./sources.ts";
import { orderInside, subRoomProblems } from "./sub-rooms.ts";

// Rooms that register nothing.
const FIRST_ROOMS = ["places"];
const LAST_ROOMS = ["dev"];

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

/** For ARCHITECTURE.md: the rooms with folders inside, from the ground up, each with the order of its folders. */
export const ordersInside = (root: string): string[][] =>
  readOrder(root)
    .map((room) => [room, ...orderInside(root, room)])
    .filter(([, ...folders]) => folders.length > 0);

/** Folders of the contract that are no rooms: parts of the platform, the list of trades, and shared ideas. */
const GROUND = ["live", "page-pictures", "categories", "links", "slugs"];
/** Files of the contract that may know every room. All others beside them lie below the rooms. */
const ROOF_OF_CONTRACT = ["api.ts", "news.ts", "page.ts"];
const MOST_FILES = 40;

/** All places where the sources under this folder break the order of the rooms. */
export function roomProblems(root: string): string[] {
  const order = readOrder(root);
  const contract = join(root, "contract/src");
  const sides = { contract, server: join(root, "server/src/features"), web: join(root, "web/src/features") };
  return [
    ...Object.entries(sides).flatMap(([side, rooms]) => [
      ...unknownRooms(rooms, side === "contract" ? [...GROUND, ...order] : order),
      ...upwardImports(side, rooms, { root, order, shared: contract }),
      ...order.flatMap((room) => subRoomProblems({ root, side, room, folder: join(rooms, room) })),
    ]),
    ...["contract", "server", "web"].flatMap((side) => crowdedFolders(join(root, side, "src"), root)),
  ];
}

interface House {
  root: string;
  order: readonly string[];
  /** The rooms that all sides import. */
  shared: string;
}

function upwardImports(side: string, rooms: string, { root, order, shared }: House): string[] {
  const problems: string[] = [];
  for (const file of sourcesIn(rooms).filter((path) => !isTest(path))) {
    const path = relative(rooms, file);
    if (ROOF_OF_CONTRACT.includes(path)) continue;
    const room = roomOf(path);
    for (const target of importsOf(file, root)) {
      const inside = [rooms, shared].find((folder) => target.startsWith(folder + sep));
      if (!inside) continue;
      const to = relative(inside, target);
      if (order.indexOf(roomOf(to)) <= order.indexOf(room)) continue;
      const named = inside === shared && rooms !== shared ? `the contract's ${to}` : to;
      problems.push(`${side}: ${path} imports ${named}, but ${roomOf(to)} is above ${room}`);
    }
  }
  return problems;
}

/** Files beside the rooms and folders of the ground are in no room, and so below the first. */
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
