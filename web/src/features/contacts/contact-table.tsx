import { webLink } from "@cardplaza/contract/links/web-link";
import { dialled } from "@cardplaza/contract/phones";
import type { Contact } from "@cardplaza/contract/contacts/contacts";
import { dayInWords } from "@cardplaza/contract/date-words";
import { Pencil, Trash2 } from "lucide-react";
import { Badge } from "../../ui/badge.tsx";
import { cn } from "../../ui/class-names.ts";
import { type Column, DataTable } from "../../ui/lists/data-table.tsx";
import { MenuItem } from "../../ui/overlays/menu.tsx";
import { TileMenu } from "../cards/own-cards/tile-menu.tsx";

interface Doings {
  onEdit: (contact: Contact) => void;
  onDelete: (contact: Contact) => void;
}

interface ContactTableProps extends Doings {
  contacts: readonly Contact[];
  loading?: boolean;
}

export function ContactTable({ contacts, loading = false, ...doings }: ContactTableProps) {
  return (
    <DataTable
      caption="Contacts, newest first"
      columns={contactColumns(doings)}
      rows={contacts}
      rowKey={({ _id }) => _id}
      loadingRows={loading ? 5 : 0}
    />
  );
}

const contactColumns = ({ onEdit, onDelete }: Doings): Column<Contact>[] => [
  {
    id: "contact",
    header: "Contact",
    onCard: "title",
    className: "@2xl:w-[40%]",
    cell: (contact) => <Who contact={contact} onEdit={onEdit} />,
  },
  { id: "reach", header: "Reach", cell: (contact) => <Reach contact={contact} /> },
  { id: "tag", header: "Tag", cell: (contact) => <TagOf contact={contact} /> },
  { id: "added", header: "Added", cell: ({ createdAt }) => dayInWords(createdAt) },
  {
    id: "more",
    header: "More",
    onCard: "corner",
    className: "@2xl:w-10",
    cell: (contact) => (
      <TileMenu name={contact.name}>
        <MenuItem onSelect={() => onEdit(contact)}>
          <Pencil /> Edit
        </MenuItem>
        <MenuItem tone="danger" onSelect={() => onDelete(contact)}>
          <Trash2 /> Delete
        </MenuItem>
      </TileMenu>
    ),
  },
];

const LINK = "text-brand-strong underline decoration-brand/40 underline-offset-4 hover:decoration-current";
const NONE = (
  <span aria-hidden="true" className="text-muted">
    –
  </span>
);

function Who({ contact, onEdit }: { contact: Contact; onEdit: (contact: Contact) => void }) {
  const work = [contact.role, contact.company].filter(Boolean).join(" · ");
  return (
    <div className="min-w-0 @2xl:max-w-80 @2xl:min-w-44">
      <button
        type="button"
        onClick={() => onEdit(contact)}
        className={cn(LINK, "min-h-6 max-w-full text-left font-medium wrap-anywhere")}
      >
        {contact.name}
      </button>
      {work && <p className="line-clamp-2 text-xs font-normal wrap-anywhere text-muted">{work}</p>}
      {contact.notes && (
        <p className="mt-1 line-clamp-2 text-xs font-normal wrap-anywhere whitespace-pre-line text-muted">
          {contact.notes}
        </p>
      )}
    </div>
  );
}

/** Phone, mail and web links. Anything else is plain text. */
function Reach({ contact: { phone, email, website } }: { contact: Contact }) {
  const number = dialled(phone);
  const address = webLink(website);
  const lines = [
    { text: phone, href: number && `tel:${number}` },
    { text: email, href: email && `mailto:${encodeURIComponent(email).replace("%40", "@")}` },
    { text: website, href: address ?? "" },
  ].filter(({ text }) => text);
  if (lines.length === 0) return NONE;
  return (
    <ul className="max-w-56 min-w-0 @2xl:min-w-36">
      {lines.map(({ text, href }) => (
        <li key={text} title={text} className="min-h-6 truncate">
          {href ? (
            <a
              href={href}
              className={cn(LINK, "py-1")}
              {...(href === address ? { target: "_blank", rel: "noopener noreferrer nofollow" } : {})}
            >
              {text}
            </a>
          ) : (
            text
          )}
        </li>
      ))}
    </ul>
  );
}

function TagOf({ contact: { tag, member } }: { contact: Contact }) {
  if (!tag && !member) return NONE;
  return (
    <div className="max-w-44 min-w-0">
      {tag && (
        <Badge title={tag}>
          <span className="truncate">{tag}</span>
        </Badge>
      )}
      {member && (
        <p title={member} className="truncate text-xs text-muted">
          by {member}
        </p>
      )}
    </div>
  );
}
