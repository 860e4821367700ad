import type { UserProfile } from "@cardplaza/contract/people/profile";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { WandSparkles } from "lucide-react";
import { api } from "../../../lib/api.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { OWN_PROFILE } from "../profile/use-own-profile.ts";
import { filledParts } from "./filled-parts.ts";

/** Takes over from the member's card what the profile does not say yet. */
export function FillFromCard({ profile }: { profile: UserProfile }) {
  const queryClient = useQueryClient();
  const fill = useMutation({
    mutationFn: () => api["POST /api/user-profile/fill-from-card"](),
    onSuccess(saved) {
      queryClient.setQueryData(OWN_PROFILE.queryKey, saved);
      const filled = filledParts(profile, saved);
      toast(
        filled.length > 0
          ? { title: "Filled from your card", description: `Added: ${filled.join(", ")}.` }
          : { title: "Nothing to add", description: "Your card has nothing that your profile lacks." },
      );
    },
    onError: (error) =>
      toast({ title: "Not filled", description: problemText(error), variant: "destructive" }),
  });
  return (
    <Button variant="secondary" busy={fill.isPending} onClick={() => fill.mutate()}>
      <WandSparkles /> Fill from my card
    </Button>
  );
}
