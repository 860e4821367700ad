import { MESSAGE_REACTIONS } from "@cardplaza/contract/messages/message-words";
import { HOUR_MS } from "@cardplaza/contract/time";
import type { Person, TestApp } from "../../../testing/test-app.ts";
import { pick, type Device, type Step } from "./history.fixtures.ts";
import { remindOfMessagesJob } from "../later/remind-of-messages.ts";
import { newKey } from "../messages.fixtures.ts";

/** What a member does in any conversation. */
export const WRITING = ["repeat", "react", "takeBack"] as const;
/** What they do for themselves alone. */
export const OWN = ["read", "markUnread", "hide", "clear", "archive", "remind", "fire"] as const;
/** What changes a message for all; who has left a group is not told of it. */
export const CHANGING = ["edit", "delete", "pin"] as const;

type What = "write" | (typeof WRITING | typeof OWN | typeof CHANGING)[number];

/** Does steps as the member of a device would; refusals are part of a history. */
export function stepsIn(app: TestApp) {
  const keys: [string, string][] = [];
  return async (step: Step<What>, device: Device, id: string): Promise<void> => {
    const page = (await device.calls.thread(id)).json.messages ?? [];
    // The newest ones: what people do meets more often there.
    const seen = pick(page.slice(-3), step.message);
    const as = device.person;
    switch (step.what) {
      case "write":
        keys.push([id, newKey()]);
        await device.calls.write(id, `Line ${step.message}`, { clientId: keys.at(-1)![1] });
        return;
      case "repeat": {
        const again = pick(keys, step.message);
        if (again) await device.calls.write(again[0], "Again", { clientId: again[1] });
        return;
      }
      case "read":
        await device.calls.read(id, seen?.seq ?? 0);
        return;
      case "markUnread":
        await device.calls.read(id, step.message % 2 === 0 ? 0 : Math.max(0, (seen?.seq ?? 1) - 1));
        return;
      case "clear":
        await app.call("POST", `/api/conversations/${id}/clear`, { as });
        return;
      case "archive": {
        const archived = step.message % 2 === 0;
        await app.call("PUT", `/api/conversations/${id}/archive`, { as, body: { archived } });
        return;
      }
      case "fire": {
        const now = new Date(Date.now() + 2 * HOUR_MS);
        await remindOfMessagesJob.run({ ...app.services, now }, {}, new AbortController().signal);
        return;
      }
      default:
        if (seen) await change(app, step, as, seen._id);
    }
  };
}

async function change(app: TestApp, { what, message }: Step<What>, as: Person, id: string): Promise<void> {
  const path = `/api/messages/${id}` as const;
  if (what === "edit") await app.call("PATCH", path, { as, body: { body: `Changed ${message}` } });
  if (what === "delete") await app.call("DELETE", `${path}?for=all`, { as });
  if (what === "hide") await app.call("DELETE", `${path}?for=me`, { as });
  const emoji = pick(MESSAGE_REACTIONS, message)!;
  if (what === "react") await app.call("PUT", `${path}/reaction`, { as, body: { emoji } });
  if (what === "takeBack") await app.call("DELETE", `${path}/reaction`, { as });
  if (what === "pin") await app.call("PUT", `${path}/pin`, { as, body: {} });
  const at = message % 3 === 0 ? null : new Date(Date.now() + HOUR_MS).toISOString();
  if (what === "remind") await app.call("PUT", `${path}/reminder`, { as, body: { at } });
}
