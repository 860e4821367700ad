import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { createFileStore, type FileStore } from "./file-store.ts";

let folder: string;
let store: FileStore;
const words = (value: string) => new TextEncoder().encode(value);

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "cardplaza-files-"));
  store = createFileStore({ DATA_DIR: folder });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

describe("files on this machine", () => {
  test("a saved file can be read with its size and type, and is gone once removed", async () => {
    await store.put("pictures/a1/96.webp", words("a portrait"), "image/webp");
    const found = await store.get("pictures/a1/96.webp");
    expect(found).toMatchObject({ size: 10, type: "image/webp" });
    expect(await text(found!.body)).toBe("a portrait");

    await store.remove("pictures/a1/96.webp");
    expect(await store.get("pictures/a1/96.webp")).toBeNull();
    expect(await readdir(join(folder, "files", "pictures"))).toEqual([]);
  });

  test("a part of a file is read alone", async () => {
    await store.put("videos/a1/video.mp4", words("0123456789"), "video/mp4");
    const found = await store.get("videos/a1/video.mp4", { from: 2, to: 5 });
    expect(found).toMatchObject({ size: 4, type: "video/mp4" });
    expect(await text(found!.body)).toBe("2345");
    await store.remove("videos/a1/video.mp4");
  });

  test("removing a missing file is no error", async () => {
    await expect(store.remove("pictures/never/96.webp")).resolves.toBeUndefined();
  });

  test("a file replaces an earlier one completely, and leaves no temporary file behind", async () => {
    await store.put("documents/cv.pdf", words("first version, which is longer"), "application/pdf");
    await Promise.all(
      ["second", "third!"].map((version) => store.put("documents/cv.pdf", words(version), "application/pdf")),
    );
    expect(["second", "third!"]).toContain(await readFile(join(folder, "files/documents/cv.pdf"), "utf8"));
    expect(await readdir(join(folder, "files", ".unfinished"))).toEqual([]);
  });

  test.each(["../secret", "a/../../secret", "/etc/passwd", "a//b", "", ".unfinished/x", "a\\b", "a\0b", "A"])(
    "the key %j is refused",
    async (key) => {
      await expect(store.get(key)).rejects.toThrow("no key");
      await expect(store.put(key, words("x"), "text/plain")).rejects.toThrow("no key");
    },
  );

  test("a folder is no file", async () => {
    await store.put("pictures/b2/96.webp", words("x"), "image/webp");
    expect(await store.get("pictures/b2")).toBeNull();
    expect(await store.get("pictures/b2/96.webp/x")).toBeNull();
  });

  test("a disk that cannot be written is a 503, with the reason in the log", async () => {
    const logged: unknown[] = [];
    const broken = createFileStore({ DATA_DIR: "/dev/null" }, { warn: (details) => logged.push(details) });
    await expect(broken.put("a.pdf", words("x"), "application/pdf")).rejects.toMatchObject({ status: 503 });
    expect(logged).toHaveLength(1);
  });
});
