import { POST_TEXT } from "@cardplaza/contract/connect/post-words";
import { useQuery } from "@tanstack/react-query";
import { query } from "../../../lib/query.ts";
import { FieldError } from "../../../ui/fields/field-error.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { myChaptersQuery } from "../../chapters/my-chapters.ts";
import type { Composing } from "./use-composer.ts";

const HINT_ID = "post-visibility-hint";
const ERROR_ID = "post-visibility-error";

/** Who sees it: everybody, connections or followers, or the members of one of the member's chapters. */
export function AudienceChoice({ composing }: { composing: Composing }) {
  const { post, values, change, problems } = composing;
  const isCompany = values.companyId !== "";
  const { data = [] } = useQuery({ ...myChaptersQuery(), enabled: !isCompany });
  const own = isCompany ? [] : data;
  const { data: profile } = useQuery({ ...query["GET /api/user-profile"](), enabled: !isCompany });
  const showsName = !isCompany && values.visibility === "public" && profile?.visibility === "connections";
  const { chapterId } = values;
  const ownName = own.find(({ _id }) => _id === chapterId)?.name;
  const name = ownName ?? post?.chapter?.name;
  // A draft may be for a chapter that the member left, a post may be in one that is archived.
  const isOther = chapterId !== "" && ownName === undefined;
  const chapters = isOther ? [...own, { _id: chapterId, name: name ?? "Another chapter" }] : own;
  const choose = (value: string) =>
    change(
      value === "public" || value === "connections"
        ? { visibility: value, chapterId: "" }
        : { visibility: "chapter", chapterId: value },
    );
  return (
    <>
      <div className="w-39 shrink-0 sm:w-56">
        <Select
          aria-label="Who sees it"
          aria-invalid={problems.visibility ? true : undefined}
          aria-describedby={`${HINT_ID} ${ERROR_ID}`}
          value={chapterId || values.visibility}
          options={[
            { value: "public", label: "Everybody" },
            { value: "connections", label: isCompany ? "Followers" : "Connections" },
            ...chapters.map((chapter) => ({ value: chapter._id, label: chapter.name })),
          ]}
          onChange={({ target }) => choose(target.value)}
        />
        <FieldError id={ERROR_ID} message={problems.visibility} />
      </div>
      {chapterId && name && !problems.visibility && (
        <p id={HINT_ID} className="basis-full text-xs text-muted">
          Only members of {name} see it.
        </p>
      )}
      {showsName && (
        <p id={HINT_ID} className="basis-full text-xs text-muted">
          {POST_TEXT.showsName}
        </p>
      )}
    </>
  );
}
