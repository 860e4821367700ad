import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { openAssets } from "./assets.ts";

const folder = await mkdtemp(join(tmpdir(), "cardplaza-assets-"));
afterAll(() => rm(folder, { recursive: true }));

const FILES = ["reader-1a.wasm", "reader-1a.wasm.br", "reader-1a.wasm.gz", "letters-2b.gz"];

test("a compressed copy is sent under its file's name; a file that is compressed itself is sent unchanged", async () => {
  await mkdir(join(folder, "assets"));
  for (const name of FILES) await writeFile(join(folder, "assets", name), name);
  const { respond } = await openAssets(folder);
  const get = async (name: string) => {
    const headers = { "accept-encoding": "gzip, br" };
    const response = await respond(`/assets/${name}`, new Request("https://x.example", { headers }));
    const header = (key: string) => response?.headers.get(key) ?? null;
    return (
      response && {
        text: await response.text(),
        type: header("content-type"),
        encoding: header("content-encoding"),
        cache: header("cache-control"),
      }
    );
  };
  const cache = "public, max-age=31536000, immutable";
  expect(await get("reader-1a.wasm")).toEqual({
    text: "reader-1a.wasm.br",
    type: "application/wasm",
    encoding: "br",
    cache,
  });
  expect(await get("letters-2b.gz")).toEqual({
    text: "letters-2b.gz",
    type: "application/gzip",
    encoding: null,
    cache,
  });
  expect(await get("reader-1a.wasm.gz")).toBeUndefined();
  expect(await get("letters-2b")).toBeUndefined();
});

test("browsers find an icon at the default address", async () => {
  const { respond } = await openAssets(join(import.meta.dirname, "../../../web/public"));
  const icon = await respond("/favicon.ico", new Request("https://x.example"));
  expect(icon?.headers.get("content-type")).toBe("image/x-icon");
  expect(icon?.headers.get("cache-control")).toBe("public, max-age=3600");
  // The first bytes of an ICO file.
  expect([...new Uint8Array((await icon?.arrayBuffer()) ?? new ArrayBuffer()).subarray(0, 4)]).toEqual([
    0, 0, 1, 0,
  ]);
});
