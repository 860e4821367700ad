import { useNavigate } from "react-router";
import { Select } from "../../ui/fields/select.tsx";
import type { CompanyName } from "./use-my-company.ts";

interface CompanyChoiceProps {
  company: CompanyName;
  companies: CompanyName[];
  /** The screen, which takes the company from `?company=`. */
  path: string;
}

/** Whose screen it is. Members of several teams switch between the companies. */
export function CompanyChoice({ company, companies, path }: CompanyChoiceProps) {
  const navigate = useNavigate();
  if (companies.length < 2) return <p className="mt-1 break-words text-muted">{company.name}</p>;
  return (
    <div className="mt-2">
      <Select
        aria-label="Company"
        value={company._id}
        options={companies.map(({ _id, name }) => ({ value: _id, label: name }))}
        onChange={({ target }) => void navigate(`${path}?company=${target.value}`)}
      />
    </div>
  );
}
