import { join } from "node:path";
import { unavailable } from "../platform/refusals.ts";
import { createLocalFileStore } from "./local-file-store.ts";
import { createS3FileStore } from "./s3-file-store.ts";

/** The first and the last byte, both included and inside the file. */
export interface FilePart {
  from: number;
  to: number;
}

export interface StoredFile {
  body: ReadableStream<Uint8Array>;
  /** The size of the body. */
  size: number;
  type: string;
}

/** Stores files in a folder or an S3-compatible bucket. The product makes the keys, never a member. */
export interface FileStore {
  put: (key: string, bytes: Uint8Array, type: string) => Promise<void>;
  get: (key: string, part?: FilePart) => Promise<StoredFile | null>;
  remove: (key: string) => Promise<void>;
  close: () => Promise<void>;
}

interface Settings {
  DATA_DIR: string;
  S3_ENDPOINT?: string;
  S3_BUCKET?: string;
  S3_REGION?: string;
  S3_ACCESS_KEY_ID?: string;
  S3_SECRET_ACCESS_KEY?: string;
}

interface FailureLog {
  warn: (details: object, message: string) => void;
}

/** The bucket if one is configured, otherwise the folder. */
export function createFileStore(config: Settings, log?: FailureLog): FileStore {
  const { S3_BUCKET: bucket, S3_ACCESS_KEY_ID: accessKeyId, S3_SECRET_ACCESS_KEY: secretAccessKey } = config;
  const store: FileStore =
    bucket && accessKeyId && secretAccessKey
      ? createS3FileStore({
          bucket,
          accessKeyId,
          secretAccessKey,
          endpoint: config.S3_ENDPOINT,
          region: config.S3_REGION,
        })
      : createLocalFileStore(join(config.DATA_DIR, "files"));
  return failingAsUnavailable(store, log);
}

/** Keys are path segments of lower-case letters, digits, dots and dashes, so none leads out of the folder. */
function checkedKey(key: string): string {
  if (!/^[a-z0-9][a-z0-9.-]*(\/[a-z0-9][a-z0-9.-]*)*$/.test(key) || key.includes("..")) {
    throw new Error("This is no key of a file");
  }
  return key;
}

/** A full disk or an unreachable bucket is no bug: it becomes a 503, with the reason in the log. */
function failingAsUnavailable(store: FileStore, log?: FailureLog): FileStore {
  const guarded = async <T>(key: string, work: (key: string) => Promise<T>): Promise<T> => {
    const safe = checkedKey(key);
    try {
      return await work(safe);
    } catch (error) {
      log?.warn({ error, key }, "the file store failed");
      throw unavailable();
    }
  };
  return {
    put: (key, bytes, type) => guarded(key, (safe) => store.put(safe, bytes, type)),
    get: (key, part) => guarded(key, (safe) => store.get(safe, part)),
    remove: (key) => guarded(key, (safe) => store.remove(safe)),
    close: () => store.close(),
  };
}
