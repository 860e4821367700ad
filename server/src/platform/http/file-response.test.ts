import { expect, test } from "vitest";
import { fileInPartsResponse, fileResponse } from "./file-response.ts";

const read = ({ from, to }: { from: number; to: number }) =>
  Promise.resolve(ReadableStream.from([new TextEncoder().encode("0123456789".slice(from, to + 1))]));
const FILE = { type: "video/mp4", bytes: 10, version: "v1", headers: { "x-robots-tag": "noindex" }, read };

async function sent(request: { range?: string; ifRange?: string; ifNoneMatch?: string }) {
  const { body, options } = await fileInPartsResponse(request, FILE);
  return {
    status: options.status,
    part: options.headers?.["content-range"],
    text: await new Response(body.body).text(),
  };
}

test("a file has headers for its name, length and version", () => {
  const { body, options } = fileResponse("x", {
    type: "text/vcard",
    name: "रवि.vcf",
    bytes: 1,
    version: "v",
  });
  expect(body).toEqual({ body: "x", type: "text/vcard" });
  expect(options.headers).toEqual({
    "content-disposition": `attachment; filename="___.vcf"; filename*=UTF-8''%E0%A4%B0%E0%A4%B5%E0%A4%BF.vcf`,
    "content-length": "1",
    etag: '"v"',
  });
});

test("an unknown value has no header", () => {
  expect(fileResponse("x", {}).options.headers).toEqual({});
});

test.each([
  [{}, 200, undefined, "0123456789"],
  [{ range: "bytes=2-4" }, 206, "bytes 2-4/10", "234"],
  [{ range: "bytes=-3" }, 206, "bytes 7-9/10", "789"],
  [{ range: "bytes=-100" }, 206, "bytes 0-9/10", "0123456789"],
  [{ range: "bytes=5-2" }, 200, undefined, "0123456789"],
  [{ range: "bytes=20-" }, 416, "bytes */10", ""],
  [{ range: "bytes=2-4", ifRange: '"v1"' }, 206, "bytes 2-4/10", "234"],
  [{ range: "bytes=2-4", ifRange: '"v0"' }, 200, undefined, "0123456789"],
  [{ ifNoneMatch: '"v1"' }, 304, undefined, ""],
  [{ ifNoneMatch: '"v0"' }, 200, undefined, "0123456789"],
])("%j gets %i", async (request, status, part, text) => {
  expect(await sent(request)).toEqual({ status, part, text });
});
