import { useMutation } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { useSession } from "../../lib/session.ts";
import { toast } from "../../ui/overlays/toast-store.ts";

interface Confirmation {
  password?: string;
  otp?: string;
  confirm: "DELETE";
}

/** Deletes the account and leaves, in every open tab. */
export function useDeleteAccount() {
  const { logOut } = useSession();
  return useMutation({
    mutationFn: (body: Confirmation) => api["POST /api/account/delete"]({ body }),
    async onSuccess({ message }) {
      // The session is over on the server; this ends it here, in every tab, and goes home.
      await logOut({ isGone: true });
      toast({ title: "Account deleted", description: message, duration: 10_000 });
    },
  });
}

export function useDeletionCode() {
  return useMutation({
    async mutationFn() {
      const { resendAfter } = await api["POST /api/account/delete/code"]();
      return { resendAt: Date.now() + resendAfter * 1000 };
    },
  });
}
