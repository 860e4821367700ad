import { spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { closeSync, existsSync, openSync } from "node:fs";
import { mkdir, readFile, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:net";
import { totalmem } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { EmbeddedDatabaseFailed, initialiseCluster, isAlive } from "./initialise-cluster.ts";
import { postgresEnvironment, prepareBinaries, UNPRIVILEGED } from "./postgres-binaries.ts";

export interface EmbeddedPostgres {
  url: (database: string) => string;
  stop: () => Promise<void>;
}

const USER = "cardplaza";
const START_TIMEOUT_MS = 30_000;
const STOP_TIMEOUT_MS = 8_000;
const WATCH_EVERY_MS = 200;

interface Cluster {
  folder: string;
  binaries: string;
  password: string;
  logFile: string;
}

interface Server {
  port: number;
  pid: number;
}

const LARGE_MEMORY = 6 * 1024 ** 3;

/** Starts PostgreSQL in the folder, or uses the one that a killed app left running there. */
export async function startEmbeddedPostgres(dataDir: string): Promise<EmbeddedPostgres> {
  await mkdir(dataDir, { recursive: true });
  const { binaries, home, note } = await prepareBinaries(dataDir);
  if (note) console.log(note);
  const password = await savedPassword(dataDir);
  const cluster = { folder: join(home, "postgres"), binaries, password, logFile: join(home, "postgres.log") };
  await initialiseCluster(cluster.folder, binaries, USER, password);

  let server = (await findRunning(cluster)) ?? (await launch(cluster, await freePort()));
  let stopping = false;
  // If the database dies while the app runs, it is started again on the same port.
  const watch = setInterval(() => {
    if (stopping || isAlive(server.pid)) return;
    stopping = true;
    launch(cluster, server.port)
      .then((next) => (server = next))
      .catch((error: Error) => console.error(error.message))
      .finally(() => (stopping = false));
  }, WATCH_EVERY_MS).unref();

  return {
    url: (database) => urlFor(server.port, password, database),
    async stop() {
      stopping = true;
      clearInterval(watch);
      await stopServer(server.pid, cluster.folder);
    },
  };
}

const urlFor = (port: number, password: string, database: string) =>
  `postgres://${USER}:${password}@127.0.0.1:${port}/${database}`;

async function savedPassword(dataDir: string): Promise<string> {
  const file = join(dataDir, "postgres-password");
  const password = randomBytes(24).toString("hex");
  await writeFile(file, password, { mode: 0o600, flag: "wx" }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  return (await readFile(file, "utf8")).trim();
}

async function findRunning(cluster: Cluster): Promise<Server | undefined> {
  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline) {
    const found = await readPidFile(cluster.folder);
    if (!found || !isAlive(found.pid)) return undefined;
    const state = await tryConnect(found.port, cluster.password);
    if (state === "ready") return found;
    if (state === "not ours") {
      // Another program has this process id now. PostgreSQL would take it for a running server.
      await rm(join(cluster.folder, "postmaster.pid"), { force: true });
      return undefined;
    }
    await sleep(50);
  }
  return undefined;
}

async function readPidFile(folder: string): Promise<Server | undefined> {
  const text = await readFile(join(folder, "postmaster.pid"), "utf8").catch(() => "");
  const [pid, , , port] = text.split("\n").map(Number);
  return pid && port ? { pid, port } : undefined;
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
    // 57P03: the server is starting up or shutting down.
    return (error as { code?: string }).code === "57P03" ? "wait" : "not ours";
  } finally {
    await client.end().catch(() => {});
  }
}

async function launch(cluster: Cluster, port: number): Promise<Server> {
  const log = openSync(cluster.logFile, "a");
  const settings = {
    listen_addresses: "127.0.0.1",
    port: String(port),
    unix_socket_directories: "",
    max_connections: "120",
    // The memory is used only as it fills. A small machine gets PostgreSQL's default.
    shared_buffers: totalmem() >= LARGE_MEMORY ? "384MB" : "128MB",
    max_wal_size: "1GB",
    timezone: "UTC",
    log_timezone: "UTC",
  };
  const options = Object.entries(settings).flatMap(([name, value]) => ["-c", `${name}=${value}`]);
  // In its own process group, so that Ctrl-C reaches only the app, which then stops the database.
  const child = spawn(join(cluster.binaries, "bin/postgres"), ["-D", cluster.folder, ...options], {
    ...UNPRIVILEGED,
    cwd: "/",
    detached: true,
    stdio: ["ignore", log, log],
    env: postgresEnvironment(),
  });
  closeSync(log);
  child.unref();
  let ended = false;
  child.once("exit", () => (ended = true));
  child.once("error", () => (ended = true));

  const deadline = Date.now() + START_TIMEOUT_MS;
  while (Date.now() < deadline && !ended) {
    if ((await tryConnect(port, cluster.password)) === "ready") return { port, pid: child.pid as number };
    await sleep(30);
  }
  const other = await findRunning(cluster);
  if (other) return other;
  throw new EmbeddedDatabaseFailed(`PostgreSQL did not start; see ${cluster.logFile}`);
}

async function stopServer(pid: number, folder: string) {
  for (const signal of ["SIGINT", "SIGQUIT"] as const) {
    try {
      process.kill(pid, signal);
    } catch {
      return;
    }
    const deadline = Date.now() + STOP_TIMEOUT_MS;
    while (Date.now() < deadline) {
      if (!existsSync(join(folder, "postmaster.pid")) || !isAlive(pid)) return;
      await sleep(20);
    }
  }
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
