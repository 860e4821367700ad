import { readablePhone } from "@cardplaza/contract/phones";
import type { PublicProfile } from "@cardplaza/contract/people/profile";
import { pictureUrl } from "@cardplaza/contract/uploads/pictures";
import { Building2, IdCard, Mail, Phone } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";

const LINE =
  "flex min-h-11 min-w-0 items-center gap-3 rounded-field border border-line px-3 py-2 text-sm hover:border-line-strong hover:bg-hover [&_svg]:size-5 [&_svg]:shrink-0 [&_svg]:text-muted";

/** The member's card, company, number and address, as far as the viewer may see them. */
export function PersonLinks({ profile }: { profile: PublicProfile }) {
  const { cardPath, company, phone, email, isSelf } = profile;
  if (!cardPath && !company && !phone && !email) return null;
  return (
    <ul className="mt-5 grid grid-cols-1 gap-2 border-t border-line pt-5 sm:grid-cols-2">
      {cardPath && (
        <Line>
          <Link to={cardPath} className={LINE}>
            <IdCard aria-hidden="true" />
            <Words what={isSelf ? "Your card" : "Business card"}>{profile.name}</Words>
          </Link>
        </Line>
      )}
      {company && (
        <Line>
          <Link to={company.path} className={LINE}>
            {company.logo ? (
              <img
                src={pictureUrl(company.logo, 100)}
                alt=""
                className="size-8 shrink-0 rounded-md bg-sunken object-contain"
              />
            ) : (
              <Building2 aria-hidden="true" />
            )}
            <Words what="Company">{company.name}</Words>
          </Link>
        </Line>
      )}
      {phone && (
        <Line>
          <a href={`tel:${phone}`} className={LINE}>
            <Phone aria-hidden="true" />
            <Words what="Mobile">{readablePhone(phone)}</Words>
          </a>
        </Line>
      )}
      {email && (
        <Line>
          <a href={`mailto:${email}`} className={LINE}>
            <Mail aria-hidden="true" />
            <Words what="E-mail">{email}</Words>
          </a>
        </Line>
      )}
    </ul>
  );
}

const Line = ({ children }: { children: ReactNode }) => <li className="min-w-0">{children}</li>;

function Words({ what, children }: { what: string; children: string }) {
  return (
    <span className="min-w-0">
      <span className="block text-xs text-muted">{what}</span>
      <span className="block truncate font-medium">{children}</span>
    </span>
  );
}
