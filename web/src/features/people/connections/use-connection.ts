import { reinviteFrom } from "@cardplaza/contract/people/connection-rules";
import type { Connection } from "@cardplaza/contract/people/connections";
import type { PublicProfile } from "@cardplaza/contract/people/profile";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../../lib/api.ts";
import { useLookAgain } from "../../../lib/use-look-again.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { query } from "../../../lib/query.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";

export type ConnectionNow = PublicProfile["connection"];

interface Between {
  person: Pick<PublicProfile, "_id" | "name">;
  connection: ConnectionNow;
  onChanged?: ((connection: ConnectionNow, before: ConnectionNow) => void) | undefined;
}

/** The connection as it was given, or as this screen changed it since; and the ways to change it. */
export function useConnection({ person, connection, onChanged }: Between) {
  const queryClient = useQueryClient();
  const [own, setOwn] = useState<{ over: ConnectionNow; now: ConnectionNow }>();
  // What the server said later counts more than what was done here before.
  const now = own && isSame(own.over, connection) ? own.now : connection;

  const profile = query["GET /api/profiles/:id"]({ params: { id: person._id } }).queryKey;
  const show = (next: ConnectionNow, before: ConnectionNow) => {
    setOwn({ over: connection, now: next });
    onChanged?.(next, before);
    // Open lists stay as they are under the reader's eyes; opened again, they are right.
    void queryClient.invalidateQueries({ queryKey: ["GET /api/connections"], refetchType: "none" });
    void queryClient.invalidateQueries({ queryKey: profile });
  };
  const lookAgain = useLookAgain([["GET /api/connections"], profile]);
  const invite = useMutation({
    mutationFn: (note: string) =>
      api["POST /api/connections"]({ body: { userId: person._id, ...(note ? { note } : {}) } }),
    onSuccess(saved) {
      const next = asSeen(saved);
      // Somebody who had invited the viewer meanwhile is connected at once.
      toast({ title: next.relation === "connected" ? connectedText(person.name) : "Invitation sent" });
      show(next, now);
    },
    onError: (error) => lookAgain(error, "Invitation not sent"),
  });
  const answer = useMutation({
    mutationFn: (action: "accept" | "decline" | "withdraw") =>
      api["PATCH /api/connections/:id"]({ params: { id: now._id ?? "" }, body: { action } }),
    // The change is shown at once, and taken back if it fails.
    onMutate(action) {
      if (action === "accept") setOwn({ over: connection, now: { ...now, relation: "connected" } });
      return { own, now };
    },
    onError(error, action, before) {
      setOwn(before?.own);
      lookAgain(error, NOT_DONE[action]);
    },
    onSuccess(saved, action, before) {
      if (action === "accept") toast({ title: connectedText(person.name) });
      if (action === "withdraw") toast({ title: "Invitation withdrawn" });
      show(asSeen(saved), before.now);
    },
  });
  const end = useMutation({
    mutationFn: () => api["DELETE /api/connections/:id"]({ params: { id: now._id ?? "" } }),
    onSuccess() {
      toast({ title: "Connection removed" });
      show({ _id: null, relation: "none", inviteFrom: null }, now);
    },
    onError: (error) => lookAgain(error, "The connection was not removed"),
  });
  return { now, invite, answer, end };
}

const NOT_DONE = {
  accept: "The invitation was not accepted",
  decline: "The invitation was not declined",
  withdraw: "The invitation was not withdrawn",
} as const;

/** The message for a press without a dialog that could show it. */
export const notDone = (title: string) => ({
  onError: (error: unknown) => void toast({ title, description: problemText(error), variant: "destructive" }),
});

const connectedText = (name: string) => `You and ${name} are connected`;

const isSame = (one: ConnectionNow, other: ConnectionNow) =>
  one._id === other._id && one.relation === other.relation && one.inviteFrom === other.inviteFrom;

/** A connection as a profile shows it. */
export function asSeen({ _id, status, isSent, at }: Connection): ConnectionNow {
  if (status === "accepted") return { _id, relation: "connected", inviteFrom: null };
  if (status === "pending") return { _id, relation: isSent ? "sent" : "received", inviteFrom: null };
  const waits = isSent && status === "withdrawn";
  const inviteFrom = waits ? reinviteFrom(status, new Date(at)).toISOString() : null;
  return { _id: null, relation: "none", inviteFrom };
}
