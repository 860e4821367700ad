import { Clock, Images, MessageSquareText, QrCode, Search, Star } from "lucide-react";
import { Section } from "../../../ui/section.tsx";

const BENEFITS = [
  {
    icon: Search,
    title: "Found in your city",
    text: "In the directory, in the search and on search engines, under every category you work in.",
  },
  {
    icon: Clock,
    title: "“Open now” that is true",
    text: "Your hours, breaks and holidays. Customers see whether you are open, and when you open next.",
  },
  {
    icon: MessageSquareText,
    title: "Enquiries in one place",
    text: "People call, write on WhatsApp or send an enquiry that goes to you and to nobody else.",
  },
  {
    icon: Star,
    title: "Reviews you can answer",
    text: "From real customers. You reply to each one; nobody can buy a rating or have one removed.",
  },
  {
    icon: Images,
    title: "Photos and prices",
    text: "Up to 10 photos and 30 services with prices, so that people come prepared.",
  },
  {
    icon: QrCode,
    title: "A QR code for the counter",
    text: "Customers scan it, save your page and come back.",
  },
];

export function Benefits() {
  return (
    <Section title="What you get, at no cost" lead="No fee, no commission on your customers, no card needed.">
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2 lg:grid-cols-3">
        {BENEFITS.map(({ icon: Icon, title, text }) => (
          <li key={title} className="flex gap-4">
            <span
              aria-hidden="true"
              className="grid size-11 shrink-0 place-items-center rounded-card bg-brand-soft text-brand-strong"
            >
              <Icon className="size-5" />
            </span>
            <div className="min-w-0">
              <h3 className="text-base">{title}</h3>
              <p className="mt-1 text-sm text-pretty text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}
