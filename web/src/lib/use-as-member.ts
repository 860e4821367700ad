import { useLocation, useNavigate } from "react-router";
import { useSession } from "./session.ts";

/** Does what needs a sign-in. Visitors sign in first and return here. */
export function useAsMember() {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (act: () => void) => {
    // While it is checked who they are, members act already: only visitors are led to the sign-in.
    if (status !== "visitor") act();
    else void navigate(`/auth?redirect=${encodeURIComponent(pathname + search)}`);
  };
}
