import type { IncomingMessage } from "node:http";
import { describe, expect, test } from "vitest";
import { clientAddress, isLocalRequest, networkOf } from "./client-address.ts";

const request = (remoteAddress: string | undefined, headers: Record<string, string | string[]> = {}) =>
  ({ socket: { remoteAddress }, headers }) as unknown as IncomingMessage;
const forwarded = (peer: string, list: string | string[]) => request(peer, { "x-forwarded-for": list });

describe("the caller's address", () => {
  test("without a configured proxy the header is ignored", () => {
    expect(clientAddress(forwarded("203.0.113.9", "198.51.100.1"), 0)).toBe("203.0.113.9");
  });

  test("behind one proxy the last entry is the caller, whatever they wrote before it", () => {
    expect(clientAddress(forwarded("10.0.0.1", "1.1.1.1, 2.2.2.2, 198.51.100.1"), 1)).toBe("198.51.100.1");
  });

  test("behind two proxies it is the entry before the last", () => {
    expect(clientAddress(forwarded("10.0.0.1", "1.1.1.1, 198.51.100.1, 10.0.0.2"), 2)).toBe("198.51.100.1");
  });

  test("a header sent several times is one list", () => {
    expect(clientAddress(forwarded("10.0.0.1", ["1.1.1.1", "198.51.100.1"]), 1)).toBe("198.51.100.1");
  });

  test("a call that did not pass the proxy counts for its peer", () => {
    expect(clientAddress(request("203.0.113.9"), 1)).toBe("203.0.113.9");
    expect(clientAddress(request("203.0.113.9"), 2)).toBe("203.0.113.9");
  });

  test.each(["unknown", "asha", "<script>", "999.1.1.1", "1.1.1.1\u0000"])(
    "an entry that is no address becomes none: %s",
    (entry) => {
      expect(clientAddress(forwarded("10.0.0.1", entry), 1)).toBe("0.0.0.0");
    },
  );

  test("an IPv4 address written as IPv6 is the same caller", () => {
    expect(clientAddress(request("::ffff:203.0.113.9"), 0)).toBe("203.0.113.9");
  });

  test("a closed socket has no address", () => {
    expect(clientAddress(request(undefined), 0)).toBe("0.0.0.0");
  });
});

describe("networks", () => {
  test("an IPv4 address is its own network", () => {
    expect(networkOf("203.0.113.9")).toBe("203.0.113.9");
    expect(networkOf("::ffff:203.0.113.9")).toBe("203.0.113.9");
  });

  test("an IPv6 subscriber is one network, whichever of their addresses calls", () => {
    const one = networkOf("2001:db8:1:2::1");
    expect(networkOf("2001:db8:1:2:ffff:ffff:ffff:ffff")).toBe(one);
    expect(networkOf("2001:0DB8:0001:0002:0:0:0:9")).toBe(one);
    expect(networkOf("2001:db8:1:3::1")).not.toBe(one);
  });

  test("no address is one network too", () => {
    expect(networkOf("asha")).toBe("unknown");
  });
});

describe("a call from this machine", () => {
  test.each([
    ["127.0.0.1", { host: "localhost:3000" }, true],
    ["::1", { host: "[::1]:3000" }, true],
    ["::ffff:127.0.0.1", { host: "127.0.0.1" }, true],
    ["127.0.0.1", { host: "cardplaza.in" }, false],
    ["127.0.0.1", { host: "localhost.evil.example" }, false],
    ["127.0.0.1", {}, false],
    ["203.0.113.9", { host: "localhost" }, false],
    ["127.0.0.1", { host: "localhost", "x-forwarded-for": "127.0.0.1" }, false],
    ["127.0.0.1", { host: "localhost", forwarded: "for=127.0.0.1" }, false],
    ["127.0.0.1", { host: "localhost", via: "1.1 proxy" }, false],
  ])("%s asking %o: %s", (peer, headers, local) => {
    expect(isLocalRequest(request(peer, headers as Record<string, string>))).toBe(local);
  });
});
