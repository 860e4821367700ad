import type { IncomingMessage } from "node:http";
import { isIPv4 } from "node:net";
import ipaddr from "ipaddr.js";

/**
 * The address of the caller. Each proxy adds the peer it saw at the end of the forwarding header, so only as
 * many entries from the right are trusted as proxies are configured. Callers can write the others themselves.
 */
export function clientAddress(request: IncomingMessage, trustedProxies: number): string {
  const peer = request.socket.remoteAddress ?? "0.0.0.0";
  if (trustedProxies === 0) return normal(peer);
  const header = request.headers["x-forwarded-for"];
  const forwarded = (Array.isArray(header) ? header.join(",") : (header ?? "")).split(",");
  const chain = [...forwarded.map((part) => part.trim()).filter(Boolean), peer];
  return normal(chain.at(-1 - trustedProxies) ?? chain[0] ?? peer);
}

function normal(address: string): string {
  if (isIPv4(address)) return address;
  return ipaddr.isValid(address) ? ipaddr.process(address).toString() : "0.0.0.0";
}

/** One network: an IPv4 address, or the /64 range that one IPv6 subscriber has. */
export function networkOf(address: string): string {
  if (isIPv4(address)) return address;
  if (!ipaddr.isValid(address)) return "unknown";
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return parsed.toString();
  return `${(parsed as ipaddr.IPv6).parts
    .slice(0, 4)
    .map((part) => part.toString(16))
    .join(":")}::/64`;
}

/** The neighbourhood of an address, which one person seldom leaves: a /24 range of IPv4, a /48 of IPv6. */
export function neighbourhoodOf(address: string): string {
  if (!ipaddr.isValid(address)) return "unknown";
  const parsed = ipaddr.process(address);
  if (parsed.kind() === "ipv4") return (parsed as ipaddr.IPv4).octets.slice(0, 3).join(".");
  return (parsed as ipaddr.IPv6).parts
    .slice(0, 3)
    .map((part) => part.toString(16))
    .join(":");
}

/** Whether the caller is on this machine and called it by a local name, without a proxy in between. */
export function isLocalRequest(request: IncomingMessage): boolean {
  const peer = request.socket.remoteAddress ?? "";
  const forwarded = ["forwarded", "x-forwarded-for", "x-forwarded-host", "x-real-ip", "via"];
  if (!ipaddr.isValid(peer) || ipaddr.process(peer).range() !== "loopback") return false;
  if (forwarded.some((name) => request.headers[name] !== undefined)) return false;
  const host = (request.headers.host ?? "").replace(/:\d+$/, "").replace(/^\[|\]$/g, "");
  return host === "localhost" || (ipaddr.isValid(host) && ipaddr.process(host).range() === "loopback");
}
