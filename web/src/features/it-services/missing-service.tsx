import { IT_SERVICES_PATH } from "@cardplaza/contract/it-services/it-words";
import { MissingPage } from "../../site/missing-page.tsx";

/** A provider or a package that does not exist, or no longer. */
export function MissingService({ isGone }: { isGone: boolean }) {
  return (
    <MissingPage
      title={isGone ? "This service is no longer offered" : "We could not find this service"}
      text={isGone ? "The provider has taken it off the site." : "The link may be old or mistyped."}
      elsewhere={{ path: IT_SERVICES_PATH, label: "See all IT services" }}
    />
  );
}
