import type { Administrator } from "@cardplaza/contract/admin/admins";
import { problemText } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { ADMINS_WORDS } from "../admin-words.ts";
import { useInviteAdmin } from "./use-admins.ts";

/** A new link; the earlier one stops working. */
export function AgainButton({ admin: { name, email, role } }: { admin: Administrator }) {
  const invite = useInviteAdmin();
  const send = () =>
    invite.mutate(
      { name, email, role },
      {
        onSuccess: () => toast({ title: ADMINS_WORDS.sent, description: ADMINS_WORDS.sentTo(email) }),
        onError: (error) =>
          toast({ title: ADMINS_WORDS.notSent, description: problemText(error), variant: "destructive" }),
      },
    );
  return (
    <Button
      size="sm"
      variant="secondary"
      aria-label={ADMINS_WORDS.againFor(name)}
      busy={invite.isPending}
      onClick={send}
    >
      {ADMINS_WORDS.again}
    </Button>
  );
}
