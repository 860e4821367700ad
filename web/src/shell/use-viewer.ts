import { useCallback } from "react";
import { useNavigate } from "react-router";

/** Who looks at the site: what the header needs to know of a member. */
export interface Viewer {
  name: string;
  hasCompany: boolean;
  hasListing: boolean;
  premium: boolean;
}

/** The member who is signed in, or null. Accounts fill this in; until then everybody is a visitor. */
export function useViewer(): Viewer | null {
  return null;
}

/** Ends the session and returns to the start page. */
export function useLogOut(): () => void {
  const navigate = useNavigate();
  return useCallback(() => void navigate("/"), [navigate]);
}
