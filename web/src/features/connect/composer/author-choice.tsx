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
    <div className="flex gap-3">
      {!post && companies.length > 0 && (
        <div className="min-w-0 flex-1">
          <Select
            aria-label="Post as"
            value={values.companyId || SELF}
            options={[
              { value: SELF, label: viewer?.name ?? "Yourself" },
              ...companies.map(({ _id, name }) => ({ value: _id, label: name })),
            ]}
            onChange={({ target }) => change({ companyId: target.value === SELF ? "" : target.value })}
          />
          <FieldError id="post-author-error" message={problems.companyId} />
        </div>
      )}
      <div className="w-39 shrink-0 sm:w-44">
        <Select
          aria-label="Who sees it"
          value={values.visibility}
          options={[
            { value: "public", label: "Everybody" },
            { value: "connections", label: isCompany ? "Followers" : "Connections" },
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
