import type { Connection } from "@cardplaza/contract/connect/connections";
import type { PublicProfile } from "@cardplaza/contract/profile/profile";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../../lib/api.ts";
import { problemText } from "../../lib/problem-text.ts";
import { query } from "../../lib/query.ts";
import { toast } from "../../ui/overlays/toast-store.ts";

export type ConnectionNow = PublicProfile["connection"];

interface Between {
  person: Pick<PublicProfile, "_id" | "name">;
  connection: ConnectionNow;
  onChanged?: ((connection: ConnectionNow) => void) | undefined;
}

/** The connection as it was given, or as this screen changed it since; and the ways to change it. */
export function useConnection({ person, connection, onChanged }: Between) {
  const queryClient = useQueryClient();
  const [own, setOwn] = useState<{ over: ConnectionNow; now: ConnectionNow }>();
  // What the server said later counts more than what was done here before.
  const now = own && isSame(own.over, connection) ? own.now : connection;

  const show = (next: ConnectionNow) => {
    setOwn({ over: connection, now: next });
    // Open lists stay as they are under the reader's eyes; opened again, they are right.
    void queryClient.invalidateQueries({ queryKey: ["GET /api/connections"], refetchType: "none" });
    void queryClient.invalidateQueries({
      queryKey: query["GET /api/profiles/:id"]({ params: { id: person._id } }).queryKey,
    });
    onChanged?.(next);
  };
  const invite = useMutation({
    mutationFn: (note: string) =>
      api["POST /api/connections"]({ body: { userId: person._id, ...(note ? { note } : {}) } }),
    onSuccess(saved) {
      const next = asSeen(saved);
      // Somebody who had invited the viewer meanwhile is connected at once.
      toast({ title: next.relation === "connected" ? connectedText(person.name) : "Invitation sent" });
      show(next);
    },
  });
  const answer = useMutation({
    mutationFn: (action: "accept" | "decline" | "withdraw") =>
      api["PATCH /api/connections/:id"]({ params: { id: now._id ?? "" }, body: { action } }),
    // Shown at once. If it fails, it is as it was.
    onMutate(action) {
      if (action === "accept") setOwn({ over: connection, now: { ...now, relation: "connected" } });
      return own;
    },
    onError: (_error, _action, before) => setOwn(before),
    onSuccess(saved, action) {
      if (action === "accept") toast({ title: connectedText(person.name) });
      if (action === "withdraw") toast({ title: "Invitation withdrawn" });
      show(asSeen(saved));
    },
  });
  const end = useMutation({
    mutationFn: () => api["DELETE /api/connections/:id"]({ params: { id: now._id ?? "" } }),
    onSuccess() {
      toast({ title: "Connection removed" });
      show({ _id: null, relation: "none", inviteFrom: null });
    },
  });
  return { now, invite, answer, end };
}

/** For a press without a dialog that could say it. */
export const notDone = (title: string) => ({
  onError: (error: unknown) => void toast({ title, description: problemText(error), variant: "destructive" }),
});

const connectedText = (name: string) => `You and ${name} are connected`;

const isSame = (one: ConnectionNow, other: ConnectionNow) =>
  one._id === other._id && one.relation === other.relation && one.inviteFrom === other.inviteFrom;

/** As a profile shows it. */
export function asSeen({ _id, status, isSent }: Connection): ConnectionNow {
  if (status === "accepted") return { _id, relation: "connected", inviteFrom: null };
  if (status === "pending") return { _id, relation: isSent ? "sent" : "received", inviteFrom: null };
  return { _id: null, relation: "none", inviteFrom: null };
}
