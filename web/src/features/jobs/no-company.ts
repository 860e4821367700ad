import type { SetUpCompanyProps } from "../companies/set-up-company.tsx";

export const NO_COMPANY: SetUpCompanyProps = { drawing: "people", reason: "Jobs are posted by a company." };
