// The entry of every npm script, in plain JavaScript for the system's Node (20 or newer). It installs the
// packages of the lock file, then starts the Node that is among them.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { fileURLToPath } from "node:url";

const root = resolve(dirname(fileURLToPath(import.meta.url)), "..");
const [task, ...rest] = process.argv.slice(2);
const [major] = process.versions.node.split(".").map(Number);
if (major < 20) {
  console.error(`Cardplaza needs Node 20 or newer; this is ${process.version}.`);
  process.exit(1);
}

installIfChanged();
const node = projectNode();
if (task === "start") {
  runToEnd(["scripts/build.ts"]);
  handOver(["--enable-source-maps", "server/build/server.mjs"]);
} else if (task === "dev") {
  handOver([
    "--watch-path=server/src",
    "--watch-path=contract/src",
    "--watch-preserve-output",
    "server/src/main.ts",
    "--dev",
  ]);
} else {
  handOver([`scripts/${task}.ts`, ...rest]);
}

function installIfChanged() {
  const mark = join(root, "node_modules/.cardplaza-installed");
  const lock = createHash("sha256")
    .update(readFileSync(join(root, "package-lock.json")))
    .digest("hex");
  const wanted = `${lock} ${process.platform}-${process.arch}`;
  if (existsSync(mark) && readFileSync(mark, "utf8") === wanted) return;
  const began = Date.now();
  console.log("Installing the packages of the lock file …");
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: root,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
  if (status !== 0) {
    console.error("npm ci failed; see above.");
    process.exit(status ?? 1);
  }
  writeFileSync(mark, wanted);
  console.log(`Installed in ${seconds(began)}.`);
}

function projectNode() {
  const own = join(root, "node_modules/node/bin/node");
  if (existsSync(own)) return own;
  if (major >= 24) return process.execPath;
  console.error(
    "The project's Node 24 is missing: npm was told not to run install scripts. Install Node 24 or allow them.",
  );
  process.exit(1);
}

function environment() {
  const bin = [dirname(node), join(root, "node_modules/.bin")].join(process.platform === "win32" ? ";" : ":");
  return { ...process.env, PATH: `${bin}:${process.env.PATH}`, LAUNCHER_PID: String(process.pid) };
}

function runToEnd(args) {
  const { status } = spawnSync(node, args, { cwd: root, stdio: "inherit", env: environment() });
  if (status !== 0) process.exit(status ?? 1);
}

function handOver(args) {
  const child = spawn(node, args, { cwd: root, stdio: "inherit", env: environment() });
  for (const signal of ["SIGTERM", "SIGINT", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("exit", (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

function seconds(began) {
  return `${((Date.now() - began) / 1000).toFixed(1)} s`;
}
