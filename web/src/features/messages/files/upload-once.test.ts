import { expect, test, vi } from "vitest";
import type { KeptFile } from "./kept-file.ts";
import { createUploads } from "./upload-once.ts";

const HOUR_MS = 3_600_000;
const offer: KeptFile = { id: "offer", blob: new Blob(["offer"]), name: "Offer.pdf" };

test("a file whose upload began in the tray is not uploaded again before it is sent", async () => {
  const upload = vi.fn(() => Promise.resolve("/api/documents/1"));
  const uploads = createUploads(upload);
  const urls = await Promise.all([uploads.send(offer), uploads.send({ ...offer })]);
  expect(urls).toEqual(["/api/documents/1", "/api/documents/1"]);
  expect(upload).toHaveBeenCalledTimes(1);
});

test("one that failed, was dropped or is half a day old is uploaded again", async () => {
  let now = 0;
  const upload = vi
    .fn<() => Promise<string>>()
    .mockRejectedValueOnce(new TypeError("no network"))
    .mockResolvedValueOnce("/1")
    .mockResolvedValueOnce("/2")
    .mockResolvedValueOnce("/3");
  const uploads = createUploads(upload, () => now);
  await expect(uploads.send(offer)).rejects.toThrow("no network");
  expect(await uploads.send(offer)).toBe("/1");
  now += 13 * HOUR_MS;
  expect(await uploads.send(offer)).toBe("/2");
  uploads.drop(offer.id);
  expect(await uploads.send(offer)).toBe("/3");
});

test("a removed file stops on its way, and all who look hear how far it is", () => {
  const shares: number[] = [];
  let signal: AbortSignal | undefined;
  const uploads = createUploads((_file, onProgress, stop) => {
    signal = stop;
    setTimeout(() => onProgress(0.5));
    return new Promise<string>((resolve) => {
      setTimeout(() => resolve("/1"), 5);
    });
  });
  void uploads.send(offer);
  const seen = uploads.send(offer, (share) => shares.push(share));
  return seen.then(() => {
    expect(shares).toEqual([0.5]);
    uploads.drop(offer.id);
    expect(signal?.aborted).toBe(true);
  });
});
