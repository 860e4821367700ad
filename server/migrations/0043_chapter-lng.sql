ALTER TABLE "chapters" RENAME COLUMN "lon" TO "lng";
