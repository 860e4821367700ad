import { lookup } from "node:dns/promises";
import { connect as connectPlain, isIP, type Socket } from "node:net";
import { connect as connectSecure } from "node:tls";
import ipaddr from "ipaddr.js";

/** The target of a connection: always a checked address, never a name. */
export interface Destination {
  address: string;
  port: number;
  /** The name that the certificate must be for; without it the connection is plain. */
  secureFor?: string;
}

/** The two ways in which the process reaches the outside network. Tests replace them. */
export interface OutsideNetwork {
  resolve: (host: string) => Promise<string[]>;
  connect: (destination: Destination) => Socket;
  /** Only for tests of what is outside: this machine may be called too. */
  allowsLoopback?: boolean;
}

export const outsideNetwork = (): OutsideNetwork => ({
  resolve: async (host) => (await lookup(host, { all: true })).map(({ address }) => address),
  connect: ({ address, port, secureFor }) =>
    secureFor === undefined
      ? connectPlain({ host: address, port })
      : connectSecure({
          host: address,
          port,
          // A certificate can name an address too, but the TLS handshake cannot send one.
          ...(isIP(secureFor) ? {} : { servername: secureFor }),
          ALPNProtocols: ["http/1.1"],
        }),
});

/** Whether an address is on the public internet: in no private, local, reserved or translated range. */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  const parsed = ipaddr.process(address);
  if (parsed.range() !== "unicast") return false;
  // All IPv6 addresses assigned so far are in this range. Others may get any meaning later.
  return parsed.kind() === "ipv4" || parsed.match(ipaddr.parseCIDR("2000::/3"));
}

const HOME_NAMES = /(^|\.)(localhost|local|internal|lan|home\.arpa)\.?$/i;

/** Clearly not public, without asking a name server. What a name resolves to is checked before each call. */
export function isPrivateHost(hostname: string): boolean {
  const host = hostname.replace(/^\[|\]$/g, "");
  return isIP(host) ? !isPublicAddress(host) : HOME_NAMES.test(host) || !host.includes(".");
}

/** This machine, by an address. */
export const isLoopback = (address: string): boolean =>
  ipaddr.isValid(address) && ipaddr.process(address).range() === "loopback";

export class NotPublic extends Error {}

/**
 * An address of the host that may be called. All addresses of the name must be public. Connect to the returned
 * address and do not resolve the name again: it could lead to another address by then.
 */
export async function publicAddressOf(network: OutsideNetwork, host: string): Promise<string> {
  const bare = host.replace(/^\[|\]$/g, "");
  const addresses = isIP(bare) ? [bare] : await network.resolve(bare);
  const [first] = addresses;
  const isAllowed = (address: string) =>
    isPublicAddress(address) || (network.allowsLoopback === true && isLoopback(address));
  if (first === undefined || !addresses.every(isAllowed)) throw new NotPublic();
  return first;
}
