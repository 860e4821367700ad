import { ENQUIRY_WORDS } from "@cardplaza/contract/enquiries/enquiry-words";
import { Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

interface NoneReceivedProps {
  hasCompany: boolean;
  hasListing: boolean;
  ofCompanies: boolean;
}

/** Members without a public page are led to creating one first. */
export function NoneReceived({ hasCompany, hasListing, ofCompanies }: NoneReceivedProps) {
  if (ofCompanies ? !hasCompany : !hasCompany && !hasListing)
    return ofCompanies ? (
      <EmptyState
        drawing="inbox"
        title="You have no company yet"
        text="Set up your company, and buyers can ask you for a price here."
        action={
          <Button asChild>
            <Link to="/company-onboarding">Set up your company</Link>
          </Button>
        }
      />
    ) : (
      <EmptyState
        drawing="inbox"
        title="You have no business page yet"
        text="List your business free, and customers can send you enquiries."
        action={
          <Button asChild>
            <Link to="/free-listing">List your business</Link>
          </Button>
        }
      />
    );
  const toCompany = ofCompanies || !hasListing;
  return (
    <EmptyState
      drawing="inbox"
      title={ENQUIRY_WORDS.none}
      action={
        <Button asChild>
          <Link to={toCompany ? "/company-profile" : "/business-profile"}>
            {toCompany ? "Open your company" : "Open your business"}
          </Link>
        </Button>
      }
    />
  );
}

export const NoneSent = () => (
  <EmptyState
    drawing="inbox"
    title="You haven't sent an enquiry yet"
    text="Your enquiries to businesses, companies and members are kept here with their answers and quotes."
    action={
      <>
        <Button asChild>
          <Link to="/businesses">Find a business</Link>
        </Button>
        <Button asChild variant="secondary">
          <Link to="/search?type=product">Find a product</Link>
        </Button>
      </>
    }
  />
);
