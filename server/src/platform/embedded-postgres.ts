import { spawn, type ChildProcess } from "node:child_process";
import { randomBytes } from "node:crypto";
import { closeSync, existsSync, openSync } from "node:fs";
import { chmod, chown, mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { prepareBinaries, UNPRIVILEGED } from "./postgres-binaries.ts";

export interface EmbeddedPostgres {
  url: (database: string) => string;
  stop: () => Promise<void>;
}

const USER = "cardplaza";
const START_TIMEOUT_MS = 30_000;
const STOP_TIMEOUT_MS = 8_000;

/** Starts PostgreSQL on the folder, or uses the one that an earlier, killed app left running there. */
export async function startEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  await mkdir(dataDir, { recursive: true });
  const { binaries, home, note } = await prepareBinaries(dataDir);
  if (note) console.log(note);
  const cluster = join(home, "postgres");
  const password = await keptPassword(dataDir);

  await initialise(cluster, binaries, password);
  const running = await findRunning(cluster, password);
  const { port, pid } = running ?? (await launch(cluster, binaries, password, join(home, "postgres.log")));
  return {
    url: (database) => urlFor(port, password, database),
    stop: () => stop(pid, cluster),
  };
}

const urlFor = (port: number, password: string, database: string) =>
  `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`;

async function keptPassword(dataDir: string): Promise<string> {
  const file = join(dataDir, "postgres-password");
  if (!existsSync(file)) {
    await writeFile(file, randomBytes(24).toString("hex"), { mode: 0o600, flag: "wx" }).catch(
      (error: NodeJS.ErrnoException) => {
        if (error.code !== "EEXIST") throw error;
      },
    );
  }
  return (await readFile(file, "utf8")).trim();
}

async function initialise(cluster: string, binaries: string, password: string) {
  if (existsSync(join(cluster, "cardplaza-ready"))) return;
  // An initialisation that was interrupted leaves half a cluster, which holds nothing yet.
  await rm(cluster, { recursive: true, force: true });
  await mkdir(cluster, { mode: 0o700 });
  await chmod(cluster, 0o700);
  const passwordFile = `${cluster}-init-password`;
  await writeFile(passwordFile, password, { mode: 0o600 });
  if (UNPRIVILEGED) {
    await chown(cluster, UNPRIVILEGED.uid, UNPRIVILEGED.gid);
    await chown(passwordFile, UNPRIVILEGED.uid, UNPRIVILEGED.gid);
  }
  const init = spawn(
    join(binaries, "bin/initdb"),
    ["-D", cluster, "-U", USER, "--pwfile", passwordFile, "-A", "scram-sha-256", "-E", "UTF8"].concat(
      ["--locale=C.UTF-8", "--locale-provider=builtin", "--builtin-locale=C.UTF-8"],
    ),
    { ...UNPRIVILEGED, cwd: "/", stdio: ["ignore", "ignore", "pipe"], env: environment() },
  );
  const complaint: string[] = [];
  init.stderr.on("data", (part: Buffer) => complaint.push(part.toString()));
  const code = await exited(init);
  await rm(passwordFile, { force: true });
  if (code !== 0) throw new Error(`PostgreSQL could not be initialised: ${complaint.join("").trim()}`);
  await writeFile(join(cluster, "cardplaza-ready"), "");
}

interface Running {
  port: number;
  pid: number;
}

async function findRunning(cluster: string, password: string): Promise<Running | undefined> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const found = await readPidFile(cluster);
    if (!found || !isAlive(found.pid)) return undefined;
    const answer = await tryConnect(found.port, password);
    if (answer === "ready") return found;
    if (answer === "not ours") {
      // The process id was given to another program since; PostgreSQL would wrongly believe it.
      await rm(join(cluster, "postmaster.pid"), { force: true });
      return undefined;
    }
    await sleep(100);
  }
  return undefined;
}

async function readPidFile(cluster: string): Promise<Running | undefined> {
  const text = await readFile(join(cluster, "postmaster.pid"), "utf8").catch(() => "");
  const [pid, , , port] = text.split("\n").map(Number);
  return pid && port ? { pid, port } : undefined;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
}

async function tryConnect(port: number, password: string): Promise<"ready" | "wait" | "not ours"> {
  const client = new pg.Client({
    connectionString: urlFor(port, password, "postgres"),
    connectionTimeoutMillis: 2_000,
  });
  client.on("error", () => {});
  try {
    await client.connect();
    return "ready";
  } catch (error) {
    const { code } = error as { code?: string };
    // 57P03: the server is starting up or shutting down.
    return code === "57P03" ? "wait" : "not ours";
  } finally {
    await client.end().catch(() => {});
  }
}

async function launch(cluster: string, binaries: string, password: string, logFile: string): Promise<Running> {
  const port = await freePort();
  const log = openSync(logFile, "a");
  const settings = {
    listen_addresses: "127.0.0.1",
    port: String(port),
    unix_socket_directories: "",
    max_connections: "120",
    // Commits are durable; these only spare memory and work that one machine does not need.
    shared_buffers: "128MB",
    max_wal_size: "1GB",
    timezone: "UTC",
    log_timezone: "UTC",
  };
  // A process group of its own: Ctrl-C reaches the app first, which then stops the database.
  const server = spawn(
    join(binaries, "bin/postgres"),
    ["-D", cluster, ...Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`])],
    { ...UNPRIVILEGED, cwd: "/", detached: true, stdio: ["ignore", log, log], env: environment() },
  );
  closeSync(log);
  server.unref();
  let ended = false;
  server.once("exit", () => (ended = true));
  server.once("error", () => (ended = true));

  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline && !ended) {
    if ((await tryConnect(port, password)) === "ready") return { port, pid: server.pid as number };
    await sleep(30);
  }
  const other = await findRunning(cluster, password);
  if (other) return other;
  throw new Error(`PostgreSQL did not start; see ${logFile}`);
}

async function stop(pid: number, cluster: string) {
  const gone = async () => !existsSync(join(cluster, "postmaster.pid")) || !isAlive(pid);
  for (const signal of ["SIGINT", "SIGQUIT"] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    const deadline = Date.now() + STOP_TIMEOUT_MS;
    while (Date.now() < deadline) {
      if (await gone()) return;
      await sleep(20);
    }
  }
}

function environment(): NodeJS.ProcessEnv {
  const { PATH, TMPDIR, LD_LIBRARY_PATH } = process.env;
  return { PATH, TMPDIR, LD_LIBRARY_PATH, LC_ALL: "C" };
}

function exited(child: ChildProcess): Promise<number | null> {
  return new Promise((resolve, reject) => {
    child.once("error", reject);
    child.once("exit", resolve);
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const { port } = probe.address() as { port: number };
      probe.close(() => resolve(port));
    });
  });
}
