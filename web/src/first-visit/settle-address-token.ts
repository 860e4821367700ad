import { ACCOUNT_TEXT } from "@cardplaza/contract/accounts/account-words";
import { SIGN_IN_TOAST } from "@cardplaza/contract/accounts/sign-in-words";
import { proveAddressToken } from "../lib/address-token.ts";
import { markSession } from "../lib/tokens.ts";
import { toast } from "../ui/overlays/toast-store.ts";

/** Ends a sign-in that came back by address, and says how it went. */
export async function settleAddressToken(): Promise<void> {
  const outcome = await proveAddressToken();
  markSession();
  if (!outcome) return;
  if (outcome.accepted) {
    const description = SIGN_IN_TOAST.welcomeBack(outcome.me.user.name);
    toast({ title: SIGN_IN_TOAST.loginSuccessful, description });
  } else {
    toast({
      title: SIGN_IN_TOAST.loginFailed,
      description: ACCOUNT_TEXT.signInAgain,
      variant: "destructive",
    });
  }
}
