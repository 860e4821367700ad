import { randomUUID } from "node:crypto";
import { createReadStream } from "node:fs";
import { mkdir, open, rename, rm, rmdir, stat } from "node:fs/promises";
import { dirname, extname, join, resolve, sep } from "node:path";

const TYPES: Record<string, string> = {
  ".mp4": "video/mp4",
  ".webm": "video/webm",
  ".webp": "image/webp",
  ".jpg": "image/jpeg",
  ".pdf": "application/pdf",
  ".docx": "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
};

/** Files in one folder of this machine. */
export function createLocalFileStore(folder: string) {
  const root = resolve(folder);
  const unfinished = join(root, ".unfinished");

  const pathOf = (key: string) => {
    const path = resolve(root, key);
    if (!path.startsWith(root + sep)) throw new Error("A key leads out of the folder");
    return path;
  };

  return {
    /** A file is complete or missing, also after a power failure. */
    async put(key: string, bytes: Uint8Array, _type: string) {
      const path = pathOf(key);
      const draft = join(unfinished, randomUUID());
      await Promise.all([mkdir(unfinished, { recursive: true }), mkdir(dirname(path), { recursive: true })]);
      try {
        await writeToDisk(draft, bytes);
        await rename(draft, path);
      } catch (error) {
        await rm(draft, { force: true });
        throw error;
      }
      await Promise.all([syncFolder(dirname(path)), syncFolder(dirname(dirname(path)))]);
    },

    async get(key: string, part?: { from: number; to: number }) {
      const path = pathOf(key);
      const found = await stat(path).catch(absent);
      if (!found?.isFile()) return null;
      return {
        body: ReadableStream.from(read(path, part)) as ReadableStream<Uint8Array>,
        size: part ? part.to - part.from + 1 : found.size,
        type: TYPES[extname(path)] ?? "application/octet-stream",
      };
    },

    async remove(key: string) {
      const path = pathOf(key);
      await rm(path, { force: true });
      // Fails for a folder that is not empty, which then stays.
      if (dirname(path) !== root) await rmdir(dirname(path)).catch(() => {});
    },

    async close() {},
  };
}

// Opened at the first read, so that a body which is never read (HEAD) leaves no file open.
async function* read(path: string, part?: { from: number; to: number }) {
  yield* createReadStream(path, { highWaterMark: 256 * 1024, start: part?.from, end: part?.to });
}

async function writeToDisk(path: string, bytes: Uint8Array) {
  const file = await open(path, "wx", 0o640);
  try {
    await file.writeFile(bytes);
    await file.sync();
  } finally {
    await file.close();
  }
}

async function syncFolder(path: string) {
  const folder = await open(path, "r");
  try {
    await folder.sync();
  } finally {
    await folder.close();
  }
}

function absent(error: NodeJS.ErrnoException) {
  if (error.code === "ENOENT" || error.code === "ENOTDIR") return null;
  throw error;
}
