import { useNavigate } from "react-router";
import { Select } from "../../../../ui/fields/select.tsx";

interface CompanyChoiceProps {
  company: { _id: string; name: string };
  companies: { _id: string; name: string }[];
}

/** Whose products they are. Members of several teams switch between the companies. */
export function CompanyChoice({ company, companies }: CompanyChoiceProps) {
  const navigate = useNavigate();
  if (companies.length < 2) return <p className="mt-1 break-words text-muted">{company.name}</p>;
  return (
    <div className="mt-2">
      <Select
        aria-label="Company"
        value={company._id}
        options={companies.map(({ _id, name }) => ({ value: _id, label: name }))}
        onChange={({ target }) => void navigate(`/my-products?company=${target.value}`)}
      />
    </div>
  );
}
