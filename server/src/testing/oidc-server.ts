// A real OpenID provider for tests: oidc-provider on this machine. Its sign-in page has no form; it signs in
// the person that the test has set.
import { generateKeyPairSync } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { Provider } from "oidc-provider";

export interface ProviderPerson {
  sub: string;
  name?: string;
  email?: string;
  email_verified?: boolean;
}

const CLIENT = { client_id: "cardplaza", client_secret: "a secret between the two" };

export async function startOidcServer(redirectUri: string) {
  const people = new Map<string, ProviderPerson>();
  let sitting: ProviderPerson | undefined;
  let mood: "well" | "hanging" = "well";
  let provider: Provider | undefined;

  const server = createServer((request, response) => {
    if (mood === "hanging" || !provider) return;
    if (request.url?.startsWith("/interaction/")) void letIn(provider, request, response);
    else provider.callback()(request, response);
  });
  const letIn = async (at: Provider, request: IncomingMessage, response: ServerResponse) => {
    if (!sitting) return at.interactionFinished(request, response, { error: "access_denied" });
    const { params } = await at.interactionDetails(request, response);
    const grant = new at.Grant({ accountId: sitting.sub, clientId: CLIENT.client_id });
    grant.addOIDCScope(params.scope ?? "");
    const result = { login: { accountId: sitting.sub }, consent: { grantId: await grant.save() } };
    await at.interactionFinished(request, response, result);
  };
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  await listen(0);
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  provider = new Provider(issuer, {
    adapter: createAdapter(),
    clients: [{ ...CLIENT, redirect_uris: [redirectUri] }],
    jwks: { keys: [{ ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256", kid: "only" }] },
    cookies: { keys: ["not a secret"] },
    claims: { email: ["email", "email_verified"], profile: ["name"] },
    features: { devInteractions: { enabled: false } },
    interactions: { url: (_ctx: unknown, { uid }: { uid: string }) => `/interaction/${uid}` },
    findAccount: (_ctx: unknown, sub: string) => ({ accountId: sub, claims: () => people.get(sub) }),
    pkce: { required: () => false },
    renderError: (ctx: { body: unknown }, out: object) => void (ctx.body = JSON.stringify(out)),
    ttl: {
      AccessToken: 600,
      AuthorizationCode: 60,
      Grant: 600,
      IdToken: 600,
      Interaction: 600,
      Session: 600,
    },
  });
  const stop = () =>
    new Promise<void>((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });

  return {
    issuer,
    settings: {
      OIDC_ISSUER: issuer,
      OIDC_CLIENT_ID: CLIENT.client_id,
      OIDC_CLIENT_SECRET: CLIENT.client_secret,
      OIDC_NAME: "Acme",
    },
    /** Sets who signs in next. Undefined presses "Cancel". */
    sitsThere(person: ProviderPerson | undefined) {
      sitting = person;
      if (person) people.set(person.sub, person);
    },
    become(next: typeof mood) {
      mood = next;
    },
    stop,
    startAgain: () => listen(port),
  };
}

/** Like the package's own in-memory adapter, but without its warning on the console. */
function createAdapter() {
  const stored = new Map<string, Record<string, unknown>>();
  return (model: string) => ({
    upsert: async (id: string, payload: Record<string, unknown>) =>
      void stored.set(`${model}:${id}`, payload),
    find: async (id: string) => stored.get(`${model}:${id}`),
    findByUid: async (uid: string) =>
      [...stored].find(([key, { uid: own }]) => key.startsWith(`${model}:`) && own === uid)?.[1],
    consume: async (id: string) =>
      void Object.assign(stored.get(`${model}:${id}`) ?? {}, { consumed: Math.floor(Date.now() / 1000) }),
    destroy: async (id: string) => void stored.delete(`${model}:${id}`),
    revokeByGrantId: async (grantId: string) => {
      for (const [key, payload] of stored) if (payload.grantId === grantId) stored.delete(key);
    },
  });
}
