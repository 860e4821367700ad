import { spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { chown, mkdir, readdir, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { postgresEnvironment, UNPRIVILEGED } from "./postgres-binaries.ts";

/** Its message is one line; the details are in PostgreSQL's own log. */
export class EmbeddedDatabaseFailed extends Error {}

/**
 * Creates the folder of a new PostgreSQL, under another name first. It is renamed when it is complete, so
 * that an interrupted start leaves nothing incomplete behind.
 */
export async function initialiseCluster(cluster: string, binaries: string, user: string, password: string) {
  if (existsSync(cluster)) return;
  await removeDrafts(cluster);
  const draft = `${cluster}.draft-${process.pid}`;
  const passwordFile = `${draft}-password`;
  await mkdir(draft, { mode: 0o700 });
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (UNPRIVILEGED) {
    for (const path of [draft, passwordFile]) await chown(path, UNPRIVILEGED.uid, UNPRIVILEGED.gid);
  }
  const options = ["-D", draft, "-U", user, "--pwfile", passwordFile, "-A", "scram-sha-256", "-E", "UTF8"];
  // The same sort order and letter case rules on every machine, whatever its locale.
  const locale = ["--locale=C.UTF-8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"];
  await runInitdb(join(binaries, "bin/initdb"), [...options, ...locale]);
  await rm(passwordFile, { force: true });
  await rename(draft, cluster).catch(async (error: NodeJS.ErrnoException) => {
    // If another start created the cluster first, that one is used.
    if (!existsSync(cluster)) throw error;
    await rm(draft, { recursive: true, force: true });
  });
}

/** PostgreSQL's own error message, without its hints. */
const whyIn = (complaint: string) =>
  /(?:error|FATAL):\s+(.+)/.exec(complaint)?.[1] ?? complaint.trim().split("\n")[0];

async function removeDrafts(cluster: string) {
  const folder = dirname(cluster);
  for (const name of await readdir(folder)) {
    const pid = Number(new RegExp(`^${basename(cluster)}\\.draft-(\\d+)`).exec(name)?.[1]);
    if (pid && !isAlive(pid)) await rm(join(folder, name), { recursive: true, force: true });
  }
}

export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

function runInitdb(program: string, args: string[]): Promise<void> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      ...UNPRIVILEGED,
      cwd: "/",
      stdio: ["ignore", "ignore", "pipe"],
      env: postgresEnvironment(),
    });
    const complaint: string[] = [];
    child.stderr.on("data", (part: Buffer) => complaint.push(part.toString()));
    child.once("error", reject);
    child.once("exit", (code) => {
      if (code === 0) resolve();
      else
        reject(
          new EmbeddedDatabaseFailed(`PostgreSQL could not be initialised: ${whyIn(complaint.join(""))}`),
        );
    });
  });
}
