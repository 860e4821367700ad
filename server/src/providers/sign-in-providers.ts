import * as client from "openid-client";
import { HOUR_MS } from "@cardplaza/contract/time";
import type { Config } from "../config.ts";

/** A service that members can sign in with. */
export interface SignInProvider {
  id: string;
  name: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
  /**
   * LinkedIn's web flow returns `invalid_client` for a PKCE verifier, never returns a nonce, and expects the
   * client's secret in the body without documenting it. For LinkedIn only the state protects the sign-in.
   */
  bare: boolean;
}

const RESPOND_WITHIN_SECONDS = 8;
const KEEP_METADATA_MS = HOUR_MS;
const CLOCKS_DIFFER_SECONDS = 30;

export function signInProviders(config: Config): SignInProvider[] {
  const given = [
    ["google", "Google", "https://accounts.google.com", config.GOOGLE_CLIENT_ID, config.GOOGLE_CLIENT_SECRET],
    [
      "linkedin",
      "LinkedIn",
      "https://www.linkedin.com/oauth",
      config.LINKEDIN_CLIENT_ID,
      config.LINKEDIN_CLIENT_SECRET,
    ],
    [
      "oidc",
      config.OIDC_NAME ?? "Single sign-on",
      config.OIDC_ISSUER,
      config.OIDC_CLIENT_ID,
      config.OIDC_CLIENT_SECRET,
    ],
  ] as const;
  return given.flatMap(([id, name, issuer, clientId, clientSecret]) =>
    issuer && clientId && clientSecret && isSafe(issuer, config)
      ? [{ id, name, issuer, clientId, clientSecret, bare: id === "linkedin" }]
      : [],
  );
}

/** An attacker who reads plain HTTP could sign in as any member. */
function isSafe(issuer: string, config: Config): boolean {
  const { protocol, hostname } = new URL(issuer);
  return protocol === "https:" || config.local || ["127.0.0.1", "[::1]", "localhost"].includes(hostname);
}

interface Discovered {
  client: Promise<client.Configuration>;
  at: number;
}
const discovered = new WeakMap<Config, Map<string, Discovered>>();

/** The provider's configuration for openid-client, cached for an hour. */
export function openProvider(config: Config, provider: SignInProvider): Promise<client.Configuration> {
  const known = discovered.get(config) ?? new Map<string, Discovered>();
  discovered.set(config, known);
  const earlier = known.get(provider.id);
  if (earlier && Date.now() - earlier.at < KEEP_METADATA_MS) return earlier.client;
  const found = { client: discover(provider), at: Date.now() };
  known.set(provider.id, found);
  found.client.catch(() => known.get(provider.id) === found && known.delete(provider.id));
  return found.client;
}

function discover({ issuer, clientId, clientSecret, bare }: SignInProvider): Promise<client.Configuration> {
  const insecure = issuer.startsWith("http:") ? [client.allowInsecureRequests] : [];
  return client.discovery(
    new URL(issuer),
    clientId,
    { [client.clockTolerance]: CLOCKS_DIFFER_SECONDS },
    bare ? client.ClientSecretPost(clientSecret) : secretAsAsked(clientSecret),
    { timeout: RESPOND_WITHIN_SECONDS, execute: [client.enableNonRepudiationChecks, ...insecure] },
  );
}

function secretAsAsked(secret: string): client.ClientAuth {
  return (server, ...rest) => {
    const inBody = server.token_endpoint_auth_methods_supported?.includes("client_secret_post");
    (inBody ? client.ClientSecretPost(secret) : client.ClientSecretBasic(secret))(server, ...rest);
  };
}

/** One sign-in needs several requests. This limits their total time. */
export async function withinTime<T>(asking: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error("no answer in time")), RESPOND_WITHIN_SECONDS * 1000);
  });
  return Promise.race([asking, late]).finally(() => clearTimeout(timer));
}
