import { DELETION_UNDONE } from "@cardplaza/contract/accounts/account-words";
import type { SignedIn } from "@cardplaza/contract/accounts/accounts";
import { NO_STORAGE, SIGN_IN_TOAST } from "@cardplaza/contract/accounts/sign-in-words";
import { useMutation } from "@tanstack/react-query";
import { ApiError } from "../../../lib/api.ts";
import { useSession } from "../../../lib/session.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";

/** The result of an attempt to sign in. */
export type Entered =
  | { next: "in" }
  | { next: "sign-up"; signupCode: string }
  | { next: "second-step"; challenge: string };

const SAYS = {
  login: {
    done: SIGN_IN_TOAST.loginSuccessful,
    hello: SIGN_IN_TOAST.welcomeBack,
    failed: SIGN_IN_TOAST.loginFailed,
  },
  registration: {
    done: SIGN_IN_TOAST.registrationSuccessful,
    hello: SIGN_IN_TOAST.welcome,
    failed: SIGN_IN_TOAST.registrationFailed,
  },
} as const;

/** Every way in: makes the call, begins the session and says so. */
export function useEnter<Input>(
  kind: keyof typeof SAYS,
  call: (input: Input) => Promise<SignedIn | { signupCode: string }>,
) {
  const { signIn } = useSession();
  const says = SAYS[kind];
  return useMutation({
    // Offline it fails at once instead of waiting with a busy button.
    networkMode: "always",
    mutationFn: async (input: Input): Promise<Entered> => {
      const response = await call(input).catch((error: unknown) => {
        if (error instanceof ApiError && error.challenge) return { challenge: error.challenge };
        throw error;
      });
      if ("challenge" in response) return { next: "second-step", challenge: response.challenge };
      if ("signupCode" in response) return { next: "sign-up", signupCode: response.signupCode };
      if (!(await signIn(response))) throw new Error(NO_STORAGE);
      const hello = says.hello(response.user.name);
      const description = response.deletionUndone ? DELETION_UNDONE : hello;
      toast({ title: says.done, description });
      return { next: "in" };
    },
    // As specified: the server's message, or the title again. The form shows network failures itself.
    onError: (error) => {
      const text = error instanceof ApiError && error.code !== undefined ? error.reason : says.failed;
      toast({ title: says.failed, description: text, variant: "destructive" });
    },
  });
}
