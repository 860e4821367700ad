import { useQuery } from "@tanstack/react-query";
import { query } from "../../../../lib/query.ts";
import type { ChosenPerson } from "./choose-person.tsx";

/** The member whom a link names: undefined while they load, null without one or if they cannot be seen. */
export function useSlipPerson(id: string | null): ChosenPerson | null | undefined {
  const { data, isError } = useQuery({
    ...query["GET /api/profiles/:id"]({ params: { id: id ?? "" } }),
    enabled: id !== null,
    select: ({ _id, name, profile_image, headline, city }): ChosenPerson => ({
      _id,
      name,
      profile_image,
      about: [headline, city].filter(Boolean).join(" · "),
    }),
  });
  return id === null || isError ? null : data;
}
