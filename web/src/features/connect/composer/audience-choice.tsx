import { useQuery } from "@tanstack/react-query";
import { FieldError } from "../../../ui/fields/field-error.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { myChaptersQuery } from "../../chapters/my-chapters.ts";
import type { Composing } from "./use-composer.ts";

const ERROR_ID = "post-visibility-error";

/** Who sees it: everybody, connections or followers, or the members of one of the member's chapters. */
export function AudienceChoice({ composing }: { composing: Composing }) {
  const { post, values, change, problems } = composing;
  const isCompany = values.companyId !== "";
  const { data = [] } = useQuery({ ...myChaptersQuery(), enabled: !isCompany });
  const own = isCompany ? [] : data;
  // Of a post or draft for a chapter that the member has left since.
  const isOther = values.chapterId !== "" && !own.some(({ _id }) => _id === values.chapterId);
  const chapters = isOther
    ? [...own, { _id: values.chapterId, name: post?.chapter?.name ?? "Another chapter" }]
    : own;
  const choose = (chosen: string) =>
    change(
      chosen === "public" || chosen === "connections"
        ? { visibility: chosen, chapterId: "" }
        : { visibility: "chapter", chapterId: chosen },
    );
  return (
    <div className="w-39 shrink-0 sm:w-44">
      <Select
        aria-label="Who sees it"
        aria-invalid={problems.visibility ? true : undefined}
        aria-describedby={ERROR_ID}
        value={values.chapterId || values.visibility}
        options={[
          { value: "public", label: "Everybody" },
          { value: "connections", label: isCompany ? "Followers" : "Connections" },
          ...chapters.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
        onChange={({ target }) => choose(target.value)}
      />
      <FieldError id={ERROR_ID} message={problems.visibility} />
    </div>
  );
}
