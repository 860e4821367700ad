import { ACCOUNT_TEXT } from "@cardplaza/contract/accounts/account-words";
import { SESSION_TOAST } from "@cardplaza/contract/accounts/session-words";
import { proveAddressToken } from "../lib/address-token.ts";
import { markSession } from "../lib/tokens.ts";
import { toast } from "../ui/overlays/toast-store.ts";

/** Ends a sign-in that came back by address, and says how it went. */
export async function settleAddressToken(): Promise<void> {
  const outcome = await proveAddressToken();
  markSession();
  if (!outcome) return;
  if (outcome.accepted) {
    const description = SESSION_TOAST.welcomeBack(outcome.me.user.name);
    toast({ title: SESSION_TOAST.loginSuccessful, description });
  } else {
    toast({
      title: SESSION_TOAST.loginFailed,
      description: ACCOUNT_TEXT.signInAgain,
      variant: "destructive",
    });
  }
}
