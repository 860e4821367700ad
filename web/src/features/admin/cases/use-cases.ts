import { CASE_CLASSES, type CaseAction, type CaseClass } from "@cardplaza/contract/cases/case-words";
import type { Case, CaseLine } from "@cardplaza/contract/cases/cases";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useAddressParams } from "../../../lib/address/use-address-params.ts";
import { api } from "../../../lib/api.ts";
import { usePages } from "../../../lib/use-pages.ts";
import { useAdminSession } from "../admin-session.ts";

const LIST = "GET /api/admin/cases";
const ONE = "GET /api/admin/cases/:id";
const LIST_EVERY_MS = 15_000;
const CASE_EVERY_MS = 5_000;

/** While the tab is visible, and not behind the lock. */
const useReadEvery = (span: number) => (useAdminSession().status === "admin" ? span : false);

export const CASE_VIEWS = ["waiting", "appealed", "closed"] as const;
export type CaseView = (typeof CASE_VIEWS)[number];

/** What is looked for is in the address, and so is the case that is open. */
export function useCaseFilters() {
  const [search, change] = useAddressParams();
  return {
    view: CASE_VIEWS.find((each) => each === search.get("status")) ?? CASE_VIEWS[0],
    class: CASE_CLASSES.find((each) => each === search.get("class")),
    kind: search.get("kind") ?? undefined,
    openId: search.get("case"),
    change,
  };
}

export function useCases({ view, class: wantedClass, kind }: ReturnType<typeof useCaseFilters>) {
  const wanted = { status: view, class: wantedClass, kind };
  const list = usePages([LIST, wanted], (cursor) => api[LIST]({ query: { ...wanted, cursor } }), {
    refetchInterval: useReadEvery(LIST_EVERY_MS),
  });
  const first = list.data?.pages[0];
  return {
    ...list,
    items: list.data?.pages.flatMap(({ items }) => items),
    count: first?.count,
    kinds: first?.kinds ?? [],
  };
}

const readCase = async (id: string): Promise<Case> => (await api[ONE]({ params: { id } })).case;

/** Of a private one, every look is recorded, so it is not looked at again by itself. */
export function useCase(id: string) {
  const every = useReadEvery(CASE_EVERY_MS);
  return useQuery({
    queryKey: [ONE, id],
    queryFn: () => readCase(id),
    // Who opens it decides on what it is now.
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && !state.data.isPrivate ? every : false),
  });
}

export interface GivenDecision {
  action: CaseAction;
  reason?: string;
  note?: string;
  class?: CaseClass;
  stepId?: string;
  close?: boolean;
}

type Seen = Pick<CaseLine, "_id" | "version">;

/** Decides by the version that was seen. */
export function useDecideCase() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({ about, ...decision }: GivenDecision & { about: Seen }) => {
      const { _id: id, version } = about;
      const body = { ...decision, version };
      return (await api["PATCH /api/admin/cases/:id"]({ params: { id }, body })).case;
    },
    onSuccess: (decided) => queries.setQueryData([ONE, decided._id], decided),
    // A refusal means that what is shown is old.
    onError: (_error, { about }) => queries.invalidateQueries({ queryKey: [ONE, about._id] }),
    onSettled: () => void queries.invalidateQueries({ queryKey: [LIST] }),
  });
}

/** The version of a case as it is shown now. */
export function useShownVersion() {
  const queries = useQueryClient();
  return (id: string) => queries.getQueryData<Case>([ONE, id])?.version;
}

export const MANY_ACTIONS = ["keep", "refuse", "hide", "delete"] as const;
export type ManyAction = (typeof MANY_ACTIONS)[number];

export interface CaseResult {
  about: CaseLine;
  /** Why it was not decided. */
  problem: string | null;
}

/** Several cases, each by itself. */
export function useDecideMany() {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: async ({
      about,
      ...body
    }: Pick<GivenDecision, "reason" | "close"> & { action: ManyAction; about: readonly CaseLine[] }) => {
      const ids = about.map(({ _id }) => _id);
      const { results } = await api["POST /api/admin/cases/bulk"]({ body: { ...body, ids } });
      const byId = new Map(results.map((result) => [result.id, result]));
      return about.map((line): CaseResult => {
        const result = byId.get(line._id);
        return { about: line, problem: result?.ok ? null : (result?.message ?? "") };
      });
    },
    onSettled: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: [LIST] }),
        queries.invalidateQueries({ queryKey: [ONE] }),
      ]),
  });
}
