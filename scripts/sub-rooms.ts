import { existsSync, readFileSync } from "node:fs";
import { join, relative, sep } from "node:path";
import { foldersIn, importsOf, isTest, sourcesIn } from "./sources.ts";

/** The folders inside a room from the ground up, on all sides, as its registration says. */
export function orderInside(root: string, room: string): string[] {
  const registration = join(root, "server/src/features", room, `${room}.registration.ts`);
  if (!existsSync(registration)) return [];
  const [, names = ""] = /\n {2}order: \[([^\]]*)\]/.exec(readFileSync(registration, "utf8")) ?? [];
  return [...names.matchAll(/"([a-z-]+)"/g)].map(([, name]) => name as string);
}

/** A room's folder on one side. */
interface Place {
  root: string;
  side: string;
  room: string;
  folder: string;
}

/**
 * All places where a folder inside a room imports what is above it. Tables are the ground of a room, routes and
 * registrations its roof. Any other file that lies directly in the room is just above the folders that it imports.
 */
export function subRoomProblems(place: Place): string[] {
  const { root, side, room, folder } = place;
  const folders = foldersIn(folder);
  // A single folder needs no order.
  const order = folders.length === 1 ? folders : orderInside(root, room);
  const strangers = folders.filter((name) => !order.includes(name));
  return [
    ...strangers.map(
      (name) => `${side}: ${room}/${name} has no place in the room: name it in ${room}.registration.ts`,
    ),
    ...importsUp(place, order),
  ];
}

function importsUp({ root, side, room, folder }: Place, order: readonly string[]): string[] {
  const imports = new Map(
    sourcesIn(folder)
      .filter((file) => !isTest(file))
      .map((file) => [relative(folder, file), importsInside(file, folder, root)]),
  );
  const levels = new Map<string, number>();
  const levelOf = (path: string): number => {
    if (isGround(path)) return GROUND;
    if (!isDirectly(path)) return order.indexOf(path.split(sep)[0] as string);
    const known = levels.get(path);
    if (known !== undefined) return known;
    // Where two files import each other.
    levels.set(path, GROUND);
    const level = Math.max(GROUND, ...(imports.get(path) ?? []).map(justAbove));
    levels.set(path, level);
    return level;
  };
  const justAbove = (path: string) =>
    isDirectly(path) || isGround(path) ? levelOf(path) : levelOf(path) + 0.5;
  return [...imports].flatMap(([path, targets]) =>
    isDirectly(path) || isRoof(path)
      ? []
      : targets
          .filter((target) => levelOf(target) > levelOf(path))
          .map((target) => `${side}: ${room}/${path} imports ${target}, which is above it in the room`),
  );
}

const importsInside = (file: string, folder: string, root: string) =>
  importsOf(file, root)
    .filter((target) => target.startsWith(folder + sep))
    .map((target) => relative(folder, target));

const GROUND = -1;
const isDirectly = (path: string) => !path.includes(sep);
const isGround = (path: string) => path.endsWith(".table.ts");
const isRoof = (path: string) => /\.(routes|registration)\.ts$/.test(path);
