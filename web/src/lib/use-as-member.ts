import { useLocation, useNavigate } from "react-router";
import { keepAction, type KeptAction } from "./kept-action.ts";
import { useSession } from "./session.ts";

type Wanted = Pick<KeptAction, "kind"> & Partial<Pick<KeptAction, "about" | "to">>;

/** Does what needs a sign-in. Visitors sign in first and return here, where what they wanted is finished. */
export function useAsMember() {
  const { status } = useSession();
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  return (act: () => void, wanted?: Wanted) => {
    const target = pathname + search;
    // While it is checked who they are, members act already: only visitors are led to the sign-in.
    if (status !== "visitor") act();
    else
      void navigate(
        wanted ? keepAction({ ...wanted, target }) : `/auth?redirect=${encodeURIComponent(target)}`,
      );
  };
}
