import { QUERY_MAX } from "@cardplaza/contract/search/search-words";
import { MapPin, Search } from "lucide-react";
import { useState } from "react";
import { Form } from "react-router";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { CityInput } from "../places/city-input.tsx";

// From small tablets on, the two fields and the button share one frame.
const FRAME =
  "sm:grid-cols-[1.4fr_1fr_auto] sm:gap-0 sm:rounded-card sm:border sm:border-line-strong sm:bg-raised sm:p-1";
const IN_FRAME =
  "h-12 text-base sm:h-11 sm:border-transparent sm:bg-transparent sm:text-base sm:hover:border-transparent pointer-coarse:h-12";

export function HeroSearch() {
  const [city, setCity] = useState("");
  return (
    <Form
      action="/search"
      role="search"
      aria-label="Find a business"
      className={`grid max-w-xl grid-cols-[1fr_auto] gap-2 ${FRAME}`}
    >
      <div className="max-sm:col-span-2">
        <TextField
          type="search"
          name="q"
          aria-label="What are you looking for?"
          placeholder="Business or service"
          autoComplete="off"
          maxLength={QUERY_MAX}
          leading={<Search />}
          className={IN_FRAME}
        />
      </div>
      <div className="relative sm:before:absolute sm:before:inset-y-2 sm:before:left-0 sm:before:w-px sm:before:bg-line">
        <CityInput
          value={city}
          onChange={setCity}
          name="city"
          aria-label="City"
          placeholder="City"
          leading={<MapPin />}
          className={IN_FRAME}
        />
      </div>
      <Button type="submit" size="lg" variant="secondary" className="sm:h-11 pointer-coarse:h-12">
        Search
      </Button>
    </Form>
  );
}
