export interface SmsMessage {
  id?: string;
  to: string;
  text: string;
}

const RESPOND_WITHIN_MS = 8_000;

/** Sends SMS by `POST {to, text}`. Credentials are removed from the address, so that no error message shows them. */
export function createSmsGateway(address: string) {
  const url = new URL(address);
  const credentials = [url.username, url.password].map(decoded).join(":");
  url.username = "";
  url.password = "";
  const authorization: Record<string, string> =
    credentials === ":" ? {} : { authorization: `Basic ${Buffer.from(credentials).toString("base64")}` };

  return {
    async send({ id, to, text }: SmsMessage): Promise<void> {
      const response = await fetch(url, {
        method: "POST",
        // A gateway that supports this key recognises a second attempt.
        headers: {
          "content-type": "application/json",
          ...(id && { "idempotency-key": id }),
          ...authorization,
        },
        body: JSON.stringify({ to, text }),
        redirect: "manual",
        signal: AbortSignal.timeout(RESPOND_WITHIN_MS),
      }).catch((error: unknown) => {
        throw new Error(`SMS not sent: ${reasonOf(error)}`);
      });
      await response.body?.cancel();
      if (!response.ok) throw new Error(`SMS not sent: the gateway answered ${response.status}`);
    },
  };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

function reasonOf(error: unknown): string {
  const { name, cause } = error as Error;
  if (name === "TimeoutError") return "no answer in time";
  return (cause as { code?: string } | undefined)?.code ?? "the gateway cannot be reached";
}
