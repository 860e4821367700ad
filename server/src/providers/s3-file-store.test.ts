import { text } from "node:stream/consumers";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { startS3StandIn } from "../testing/s3-stand-in.ts";
import { createFileStore, type FileStore } from "./file-store.ts";
import { createS3FileStore } from "./s3-file-store.ts";

type StandIn = Awaited<ReturnType<typeof startS3StandIn>>;
let s3: StandIn;
let store: FileStore;
const words = (value: string) => new TextEncoder().encode(value);

/** The same bucket with a shorter time limit. */
const hasty = () =>
  createS3FileStore(
    {
      bucket: s3.settings.S3_BUCKET,
      accessKeyId: s3.settings.S3_ACCESS_KEY_ID,
      secretAccessKey: s3.settings.S3_SECRET_ACCESS_KEY,
      endpoint: s3.settings.S3_ENDPOINT,
    },
    300,
  );

beforeAll(async () => {
  s3 = await startS3StandIn();
  store = createFileStore({ DATA_DIR: "/unused", ...s3.settings });
});
afterEach(() => s3.become("well"));
afterAll(async () => {
  await store.close();
  await s3.stop();
});

describe("files in a bucket", () => {
  test("a saved file can be read with its size and type, and is gone once removed", async () => {
    await store.put("pictures/a1/96.webp", words("a portrait"), "image/webp");
    const found = await store.get("pictures/a1/96.webp");
    expect(found).toMatchObject({ size: 10, type: "image/webp" });
    expect(await text(found!.body)).toBe("a portrait");

    await store.remove("pictures/a1/96.webp");
    expect(await store.get("pictures/a1/96.webp")).toBeNull();
    expect(s3.objects.size).toBe(0);
  });

  test("a part of a file is read alone", async () => {
    await store.put("videos/a1/video.mp4", words("0123456789"), "video/mp4");
    const found = await store.get("videos/a1/video.mp4", { from: 2, to: 5 });
    expect(found).toMatchObject({ size: 4, type: "video/mp4" });
    expect(await text(found!.body)).toBe("2345");
    await store.remove("videos/a1/video.mp4");
  });

  test("a wrong secret is refused by the store and appears only in the log", async () => {
    const logged: { error: Error }[] = [];
    const wrong = createFileStore(
      { DATA_DIR: "/unused", ...s3.settings, S3_SECRET_ACCESS_KEY: "wrong" },
      { warn: (details) => logged.push(details as { error: Error }) },
    );
    await expect(wrong.get("pictures/a1/96.webp")).rejects.toMatchObject({ status: 503 });
    expect(logged[0]?.error.name).toBe("SignatureDoesNotMatch");
    await wrong.close();
  });

  test("a store that hangs fails in time, for reading and for writing", async () => {
    s3.become("hanging");
    await expect(hasty().put("a.pdf", words("x"), "application/pdf")).rejects.toThrow(/abort|timeout/i);
    await expect(hasty().get("a.pdf")).rejects.toThrow(/abort|timeout/i);
  });

  test("a store that stalls in the middle of a file fails in time too", async () => {
    await store.put("a.pdf", words("a long document"), "application/pdf");
    s3.become("stalling");
    await expect(hasty().get("a.pdf")).rejects.toThrow();
  });

  test("a store that is down is a 503, and works again afterwards", async () => {
    await store.put("b.pdf", words("x"), "application/pdf");
    s3.become("failing");
    await expect(store.get("b.pdf")).rejects.toMatchObject({ status: 503 });
    s3.become("well");
    expect(await store.get("b.pdf")).toMatchObject({ size: 1 });
  });

  test("an address without a server is a 503", async () => {
    const nowhere = createFileStore({
      DATA_DIR: "/unused",
      ...s3.settings,
      S3_ENDPOINT: "http://127.0.0.1:9",
    });
    await expect(nowhere.get("a.pdf")).rejects.toMatchObject({ status: 503 });
  });
});
