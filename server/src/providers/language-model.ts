interface Settings {
  AI_BASE_URL?: string;
  AI_API_KEY?: string;
  AI_MODEL?: string;
}

interface Question {
  system: string;
  user: string;
  seed: number;
}

const RESPOND_WITHIN_MS = 8_000;
const LARGEST_REPLY = 64 * 1024;

export const hasLanguageModel = ({ AI_BASE_URL, AI_MODEL }: Settings) => Boolean(AI_BASE_URL && AI_MODEL);

/** Returns the reply of a model at an OpenAI-compatible address, as text that should be JSON. */
export async function askLanguageModel(
  settings: Settings,
  { system, user, seed }: Question,
): Promise<string> {
  const { AI_BASE_URL = "", AI_API_KEY, AI_MODEL } = settings;
  const response = await fetch(`${AI_BASE_URL.replace(/\/+$/, "")}/chat/completions`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(AI_API_KEY ? { authorization: `Bearer ${AI_API_KEY}` } : {}),
    },
    body: JSON.stringify({
      model: AI_MODEL,
      messages: [
        { role: "system", content: system },
        { role: "user", content: user },
      ],
      // The same seed should give the same reply, as far as the model can.
      temperature: 0,
      seed,
      response_format: { type: "json_object" },
    }),
    redirect: "error",
    // For the whole reply, because a slow stream must not make members wait either.
    signal: AbortSignal.timeout(RESPOND_WITHIN_MS),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw new Error(`the model answered ${response.status}`);
  }
  const reply = JSON.parse(await readAtMost(response, LARGEST_REPLY)) as {
    choices?: { message?: { content?: unknown } }[];
  };
  const content = reply.choices?.[0]?.message?.content;
  if (typeof content !== "string") throw new Error("the model answered nothing");
  return content;
}

async function readAtMost(response: Response, bytes: number): Promise<string> {
  const parts: Uint8Array[] = [];
  let size = 0;
  for await (const part of response.body ?? []) {
    size += part.byteLength;
    if (size > bytes) throw new Error("the model answered too much");
    parts.push(part);
  }
  return Buffer.concat(parts).toString("utf8");
}
