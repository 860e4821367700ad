import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build as bundle, type Plugin } from "esbuild";
import { bundleWorker } from "./build-worker.ts";
import { ROOT, runBeside, since } from "./task.ts";

const SERVER_BUILD = join(ROOT, "server/build");
const MARK = join(SERVER_BUILD, "built-from");
const SOURCES = ["contract/src", "server/src", "web/src", "web/public"];
const SOURCE_FILES = [
  "package-lock.json",
  "web/vite.config.ts",
  "web/react-router.config.ts",
  "scripts/build.ts",
  "scripts/build-worker.ts",
];
const COMPRESSIBLE = new Set([".js", ".css", ".svg", ".json", ".txt", ".webmanifest", ".wasm"]);

const LARGE = 800_000;

/** Builds pages and server, unless the last build was made from the same sources. */
export async function buildIfChanged(): Promise<void> {
  const began = performance.now();
  const fingerprint = await fingerprintOfSources();
  const built = existsSync(MARK) ? await readFile(MARK, "utf8") : "";
  if (built === fingerprint) return;
  console.log("Building …");
  await rm(SERVER_BUILD, { recursive: true, force: true });
  await runBeside("react-router", ["build", "--logLevel", "warn"], { cwd: join(ROOT, "web") });
  await bundleWorker(fingerprint.slice(0, 12));
  await shortenManifest(join(ROOT, "web/build/client/assets"));
  await Promise.all([bundleServer(), compressAssets(join(ROOT, "web/build/client"))]);
  await refuseDevelopmentBuilds([join(ROOT, "web/build/server"), SERVER_BUILD]);
  await writeFile(MARK, fingerprint);
  console.log(`Built in ${since(began)}.`);
}

async function fingerprintOfSources(): Promise<string> {
  const hash = createHash("sha256");
  for (const folder of SOURCES) {
    const entries = await readdir(join(ROOT, folder), { recursive: true, withFileTypes: true });
    const files = entries
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name));
    for (const file of files.sort()) {
      if (file.endsWith(".test.ts")) continue;
      hash.update(file.slice(ROOT.length)).update(await readFile(file));
    }
  }
  for (const file of SOURCE_FILES) hash.update(await readFile(join(ROOT, file)));
  return hash.digest("hex");
}

/**
 * Packages with a dynamic import are loaded from `node_modules`. As a separate bundle, a CommonJS package such as
 * nodemailer or pdf-lib would have a default export and no named ones.
 */
const latePackages: Plugin = {
  name: "late-packages",
  setup: ({ onResolve }) =>
    onResolve({ filter: /^[^./]/ }, ({ kind, path }) =>
      kind === "dynamic-import" ? { path, external: true } : undefined,
    ),
};

async function bundleServer() {
  await bundle({
    entryPoints: {
      server: join(ROOT, "server/src/start.ts"),
      "draw-pdf-thread": join(ROOT, "server/src/draw-pdf-thread.ts"),
    },
    outdir: SERVER_BUILD,
    outExtension: { ".js": ".mjs" },
    bundle: true,
    // Dynamic imports become separate files, which are read at their first use.
    splitting: true,
    platform: "node",
    target: "node24",
    format: "esm",
    sourcemap: true,
    minifySyntax: true,
    minifyWhitespace: true,
    define: PRODUCTION,
    logLevel: "warning",
    // Native code.
    external: ["sharp", "@node-rs/argon2", "pg-native"],
    plugins: [latePackages],
    banner: {
      js: 'import { createRequire as bundledRequire } from "node:module"; const require = bundledRequire(import.meta.url);',
    },
  });
}

/** React selects its build by NODE_ENV. Its development build needs twice the time for a page. */
const PRODUCTION = { "process.env.NODE_ENV": JSON.stringify("production") };

// Both occur only in React's development build: its file name and the text of a warning.
const DEVELOPMENT_MARKS = [/react[\w.-]*\.development\b/, /Each child in a list should have a unique/];

async function refuseDevelopmentBuilds(folders: string[]) {
  for (const folder of folders) {
    for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
      const file = join(entry.parentPath, entry.name);
      if (!entry.isFile() || !/\.m?js$/.test(file)) continue;
      const code = await readFile(file, "utf8");
      const mark = DEVELOPMENT_MARKS.find((each) => each.test(code));
      if (mark) throw new Error(`${file} holds React's development build (${mark.source}).`);
    }
  }
}

/**
 * Every visitor loads the list of all screens. The files that each screen imports are two thirds of it, and only
 * the server reads them, from its own copy.
 */
async function shortenManifest(folder: string) {
  const [name] = (await readdir(folder)).filter((file) => /^manifest-.*\.js$/.test(file));
  const file = join(folder, name as string);
  const [, head, json] = /^(window\.\w+=)(.*);$/s.exec(await readFile(file, "utf8")) ?? [];
  if (!head || !json) throw new Error("React Router's manifest has changed");
  const manifest = JSON.parse(json) as { routes: Record<string, Record<string, unknown>> };
  // The router reads its flags as true or not, so those that are false may be absent.
  for (const [id, route] of Object.entries(manifest.routes)) {
    if (route["id"] !== id || (route["css"] as unknown[]).length > 0)
      throw new Error(`The screen ${id} is not like the others`);
    for (const [part, value] of Object.entries(route))
      if (["imports", "id", "css"].includes(part) || value === false) delete route[part];
  }
  // What all have alike is added in the browser.
  const rest = `for(const[id,r]of Object.entries(${head.slice(0, -1)}.routes))r.id=id,r.css=[]`;
  await writeFile(file, `${head}${JSON.stringify(manifest)};${rest};`);
}

async function compressAssets(folder: string) {
  const toBrotli = promisify(brotliCompress);
  const toGzip = promisify(gzip);
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const file = join(entry.parentPath, entry.name);
    if (!entry.isFile() || !COMPRESSIBLE.has(extname(file))) continue;
    const bytes = await readFile(file);
    if (bytes.length < 1000) continue;
    // The best quality takes seconds for a large file and saves little.
    const quality = bytes.length > LARGE ? 9 : constants.BROTLI_MAX_QUALITY;
    const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
    await writeFile(`${file}.br`, await toBrotli(bytes, { params }));
    await writeFile(`${file}.gz`, await toGzip(bytes, { level: 9 }));
  }
}

if (import.meta.main) await buildIfChanged();
