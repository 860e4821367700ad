import { expect, test } from "vitest";
import { accepts } from "./accept-encoding.ts";

test.each([
  ["gzip, deflate, br, zstd", "br", true],
  ["gzip;q=0.5", "gzip", true],
  ["br;q=0, gzip", "br", false],
  ["br;q=0.000", "br", false],
  ["x-gzip", "gzip", false],
  ["identity", "gzip", false],
  // Programs that accept any encoding are served best with plain bytes.
  ["*", "gzip", false],
  ["", "br", false],
])("%j takes %s: %s", (header, encoding, isTaken) => expect(accepts(header, encoding)).toBe(isTaken));
