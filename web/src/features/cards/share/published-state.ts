import type { Card } from "@cardplaza/contract/cards/cards";
import { useLocation, useNavigate } from "react-router";
import { useSession } from "../../../lib/session.ts";

/** What the moment after publishing needs to know of a card. */
export type PublishedCard = Pick<
  Card,
  "_id" | "name" | "slug" | "type" | "isIncomplete" | "phone" | "company" | "role"
>;

interface PublishedState {
  published: PublishedCard & { memberId: string };
}

/** Travels in the history's own state: it survives a reload and is in no address. */
export function publishedState(card: Card, memberId: string): PublishedState {
  const { _id, name, slug, type, isIncomplete, phone, company, role } = card;
  return { published: { _id, name, slug, type, isIncomplete, phone, company, role, memberId } };
}

/** The card that this member has just published, until the moment is closed. */
export function usePublishedCard() {
  const { state, search } = useLocation() as { state: Partial<PublishedState> | null; search: string };
  const { user } = useSession();
  const navigate = useNavigate();
  const published = state?.published;
  return {
    // Going back in the history may bring another member here.
    card: published && published.memberId === user?._id ? (published as PublishedCard) : null,
    close: () => void navigate({ search }, { replace: true, state: null, preventScrollReset: true }),
  };
}
