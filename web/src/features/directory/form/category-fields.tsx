import { categoryName } from "@cardplaza/contract/categories/business-categories";
import { MAX_MORE_CATEGORIES } from "@cardplaza/contract/directory/listing-rules";
import { Chip } from "../../../ui/chip.tsx";
import { Combobox } from "../../../ui/fields/combobox.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { CATEGORY_OPTIONS } from "../category-options.ts";
import { useListing } from "./form-context.ts";

/** What the business does: one category, and up to four more. */
export function CategoryFields() {
  const { values, change, problemOf } = useListing();
  const { category, moreCategories } = values;
  const left = CATEGORY_OPTIONS.filter(({ value }) => value !== category && !moreCategories.includes(value));
  const isFull = moreCategories.length >= MAX_MORE_CATEGORIES;
  return (
    <>
      <div data-field="category">
        <Field label="Category" required error={problemOf("category")}>
          <Combobox
            options={CATEGORY_OPTIONS}
            value={category || null}
            onChange={(slug) =>
              change({ category: slug, moreCategories: moreCategories.filter((one) => one !== slug) })
            }
            listLabel="Categories"
            placeholder="Choose what you do"
            searchPlaceholder="Search categories"
          />
        </Field>
      </div>
      <div data-field="moreCategories">
        <Field
          label="More categories"
          optional
          error={problemOf("moreCategories")}
          hint={isFull ? `At most ${MAX_MORE_CATEGORIES} more.` : "People find you under each of them."}
        >
          <Combobox
            options={left}
            value={null}
            disabled={isFull}
            onChange={(slug) => change({ moreCategories: [...moreCategories, slug] })}
            listLabel="More categories"
            placeholder="Add another"
            searchPlaceholder="Search categories"
          />
        </Field>
        {moreCategories.length > 0 && (
          <ul aria-label="More categories" className="mt-2.5 flex flex-wrap gap-2">
            {moreCategories.map((slug) => (
              <li key={slug} className="max-w-full">
                <Chip
                  remove={{
                    label: `Remove ${categoryName(slug)}`,
                    onPress: () => change({ moreCategories: moreCategories.filter((one) => one !== slug) }),
                  }}
                >
                  {categoryName(slug)}
                </Chip>
              </li>
            ))}
          </ul>
        )}
      </div>
    </>
  );
}
