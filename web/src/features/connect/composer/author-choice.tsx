import { useQuery } from "@tanstack/react-query";
import { useViewer } from "../../../lib/use-viewer.ts";
import { FieldError } from "../../../ui/fields/field-error.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { myCompanyQuery } from "../../companies/use-my-company.ts";
import type { Composing } from "./use-composer.ts";

const SELF = "self";

/** As whom it is written, for those who manage a company, and who sees it. */
export function AuthorChoice({ composing: { post, values, change, problems } }: { composing: Composing }) {
  const viewer = useViewer();
  const { data } = useQuery({ ...myCompanyQuery(), enabled: !post });
  const companies = data?.companies ?? [];
  const isCompany = values.companyId !== "";
  return (
    <div className="grid grid-cols-2 gap-3">
      {!post && companies.length > 0 && (
        <div className="min-w-0">
          <Select
            aria-label="Post as"
            value={values.companyId || SELF}
            options={[
              { value: SELF, label: `As ${viewer?.name ?? "yourself"}` },
              ...companies.map(({ _id, name }) => ({ value: _id, label: `As ${name}` })),
            ]}
            onChange={({ target }) => change({ companyId: target.value === SELF ? "" : target.value })}
          />
          <FieldError id="post-author-error" message={problems.companyId} />
        </div>
      )}
      <div className="min-w-0">
        <Select
          aria-label="Who sees it"
          value={values.visibility}
          options={[
            { value: "public", label: "Everybody sees it" },
            { value: "connections", label: isCompany ? "Followers see it" : "My connections see it" },
          ]}
          onChange={({ target }) =>
            change({ visibility: target.value === "public" ? "public" : "connections" })
          }
        />
        <FieldError id="post-visibility-error" message={problems.visibility} />
      </div>
    </div>
  );
}
