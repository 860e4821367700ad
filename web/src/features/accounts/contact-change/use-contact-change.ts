import { useMutation } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { useSession } from "../../../lib/session.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { useRefreshProfile } from "../use-refresh-profile.ts";
import { CONTACT_WORDS } from "./contact-words.ts";

export type ContactKind = "email" | "mobile";

export interface SentCodes {
  to: string;
  oldCodeSent: boolean;
  resendAt: number;
}

/** Asks for the codes, to the new contact and to the old one where that was proven. */
export function useStartContactChange(kind: ContactKind) {
  return useMutation({
    async mutationFn(to: string): Promise<SentCodes> {
      const body = kind === "email" ? { email: to } : { mobile: to };
      const { oldCodeSent, resendAfter } = await api["POST /api/auth/contact-change"]({ body });
      return { to, oldCodeSent, resendAt: Date.now() + resendAfter * 1000 };
    },
  });
}

/** Says so itself: the form may be gone as soon as the session knows the new contact. */
export function useConfirmContactChange(kind: ContactKind) {
  const session = useSession();
  const refreshProfile = useRefreshProfile();
  return useMutation({
    mutationFn: (codes: { oldCode?: string; newCode: string }) =>
      api["POST /api/auth/contact-change/confirm"]({ body: codes }),
    async onSuccess() {
      toast({ title: CONTACT_WORDS[kind].changed });
      await Promise.all([refreshProfile(), session.retry()]);
    },
  });
}
