import type { Author } from "@cardplaza/contract/connect/post";
import { pictureUrl } from "@cardplaza/contract/uploads/pictures";
import { Link } from "react-router";
import { Avatar } from "../../../ui/avatar.tsx";
import { cn } from "../../../ui/class-names.ts";
import { CompanyLogo } from "../../companies/company-logo.tsx";

interface AuthorPictureProps {
  author: Pick<Author, "type" | "name" | "image">;
  size?: "sm" | "md";
}

/** A member is round, a company has corners. The name is written beside it. */
export function AuthorPicture({ author, size = "md" }: AuthorPictureProps) {
  if (author.type === "company")
    return (
      <CompanyLogo
        name={author.name}
        logo={author.image}
        className={size === "sm" ? "size-8 rounded-field text-xs" : "size-10 rounded-field text-sm"}
      />
    );
  return (
    <Avatar
      name={author.name}
      src={author.image ? pictureUrl(author.image, 96) : null}
      size={size}
      decorative
    />
  );
}

/** The name, as a link where the viewer may open its page. */
export function AuthorName({
  author: { name, path },
  className,
}: {
  author: Pick<Author, "name" | "path">;
  className?: string;
}) {
  if (!path) return <span className={cn("break-words", className)}>{name}</span>;
  return (
    <Link to={path} className={cn("break-words underline-offset-4 hover:underline", className)}>
      {name}
    </Link>
  );
}
