import { useQuery } from "@tanstack/react-query";
import { useViewer } from "../../../lib/use-viewer.ts";
import { FieldError } from "../../../ui/fields/field-error.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { myCompanyQuery } from "../../companies/use-my-company.ts";
import { AudienceChoice } from "./audience-choice.tsx";
import type { Composing } from "./use-composer.ts";

const SELF = "self";

/** As whom it is written, for those who manage a company, and who sees it. */
export function AuthorChoice({ composing }: { composing: Composing }) {
  const { post, values, change, problems } = composing;
  const viewer = useViewer();
  const { data } = useQuery({ ...myCompanyQuery(), enabled: !post });
  const companies = data?.companies ?? [];
  const writeAs = (companyId: string) =>
    // A company is in no chapter. Of the two others, followers are fewer people than everybody.
    change({
      companyId,
      ...(companyId && values.chapterId && { visibility: "connections", chapterId: "" }),
    });
  return (
    <div className="flex flex-wrap gap-x-3 gap-y-1">
      {!post && companies.length > 0 && (
        <div className="min-w-0 flex-1">
          <Select
            aria-label="Post as"
            value={values.companyId || SELF}
            options={[
              { value: SELF, label: viewer?.name ?? "Yourself" },
              ...companies.map(({ _id, name }) => ({ value: _id, label: name })),
            ]}
            onChange={({ target }) => writeAs(target.value === SELF ? "" : target.value)}
          />
          <FieldError id="post-author-error" message={problems.companyId} />
        </div>
      )}
      <AudienceChoice composing={composing} />
    </div>
  );
}
