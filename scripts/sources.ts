import { existsSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";

/** Every TypeScript file under this folder. */
export const sourcesIn = (folder: string): string[] =>
  entriesIn(folder).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return sourcesIn(path);
    return /\.tsx?$/.test(entry.name) ? [path] : [];
  });

export const entriesIn = (folder: string) =>
  existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [];

export const foldersIn = (folder: string) =>
  entriesIn(folder)
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name);

/** Tests may import what lies above them. */
export const isTest = (path: string) => /\.(test|fixtures)\.tsx?$/.test(path);

const IMPORT = /(?:import|export)\s[^;]*?from\s+"([^"]+)"|import\(\s*"([^"]+)"/g;
const CONTRACT = "@cardplaza/contract/";

/** The files of this repository that a file imports. */
export const importsOf = (file: string, root: string) =>
  [...readFileSync(file, "utf8").matchAll(IMPORT)].flatMap(([, plain, late]) => {
    const name = (plain ?? late) as string;
    if (name.startsWith(CONTRACT)) return [join(root, "contract/src", `${name.slice(CONTRACT.length)}.ts`)];
    return name.startsWith(".") ? [resolve(dirname(file), name)] : [];
  });
