import type { ReviewTargetType } from "@cardplaza/contract/reviews/review-words";
import type { RatingTotals, ReviewSubject, ReviewTarget } from "../../registry/review-target.ts";
import { newId } from "../../platform/ids.ts";
import type { Person, TestApp } from "../../testing/test-app.ts";

interface Standing extends ReviewSubject {
  rating?: RatingTotals;
  /** Members whose enquiry was answered. */
  customerIds: string[];
}

/**
 * Registers a kind that has no table, in place of the room that knows it, so that the rules for every kind are
 * tested where they are. Returns how to add a subject of it.
 */
export function registerReviewTarget(
  app: TestApp,
  type: ReviewTargetType,
  { hasScores = false }: { hasScores?: boolean } = {},
) {
  const subjects = new Map<string, Standing>();
  const find = (_db: unknown, id: string) => Promise.resolve(subjects.get(id));
  const target: ReviewTarget = {
    type,
    change: "business",
    hasScores,
    pathById: (id) => `/it-services?provider=${id}`,
    find,
    lock: find,
    ownedBy: (_db, memberId) =>
      Promise.resolve([...subjects.values()].find(({ ownerId }) => ownerId === memberId)),
    setRating(_ctx, _tx, id, rating) {
      Object.assign(subjects.get(id) ?? {}, { rating });
      return Promise.resolve();
    },
    hasInteraction: (_db, memberId, id) =>
      Promise.resolve(subjects.get(id)?.customerIds.includes(memberId) ?? false),
  };
  const { registry } = app.services;
  const { reviewTarget } = registry;
  registry.reviewTarget = (wanted) => (wanted === type ? target : reviewTarget(wanted));

  return (
    owner: Person,
    { managers = [], customers = [] }: { managers?: Person[]; customers?: Person[] } = {},
  ) => {
    const id = newId(Date.now());
    const subject: Standing = {
      id,
      name: "Kaveri Software",
      ownerId: owner.member.id,
      managerIds: [owner, ...managers].map(({ member }) => member.id),
      customerIds: customers.map(({ member }) => member.id),
      contacts: [],
      isShown: true,
      path: `/it-services?provider=kaveri-software-${id}`,
      ownersPath: "/company-profile?tab=it-services#reviews",
    };
    subjects.set(id, subject);
    return subject;
  };
}
