import { useMutation } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { useSession } from "../../../lib/session.ts";
import { useRefreshProfile } from "../use-refresh-profile.ts";

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

export function useConfirmContactChange() {
  const session = useSession();
  const refreshProfile = useRefreshProfile();
  return useMutation({
    mutationFn: (codes: { oldCode?: string; newCode: string }) =>
      api["POST /api/auth/contact-change/confirm"]({ body: codes }),
    async onSuccess() {
      await Promise.all([refreshProfile(), session.retry()]);
    },
  });
}
