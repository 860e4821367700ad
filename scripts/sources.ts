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

const IMPORT = /(?:import|export)\s[^;]*?from\s+"(\.[^"]+)"|import\(\s*"(\.[^"]+)"/g;
/** The files that this one imports. */
export const importsOf = (file: string) =>
  [...readFileSync(file, "utf8").matchAll(IMPORT)].map(([, plain, late]) =>
    resolve(dirname(file), (plain ?? late) as string),
  );
