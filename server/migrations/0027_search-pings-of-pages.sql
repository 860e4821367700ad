ALTER TABLE "search_pings" DROP CONSTRAINT "search_pings_card_id_cards_id_fk";--> statement-breakpoint
ALTER TABLE "search_pings" DROP CONSTRAINT "search_pings_pkey";--> statement-breakpoint
ALTER TABLE "search_pings" RENAME COLUMN "card_id" TO "target_id";--> statement-breakpoint
ALTER TABLE "search_pings" ADD COLUMN "target_type" text DEFAULT 'card' NOT NULL;--> statement-breakpoint
ALTER TABLE "search_pings" ALTER COLUMN "target_type" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "search_pings" ADD CONSTRAINT "search_pings_target_type_target_id_pk" PRIMARY KEY("target_type","target_id");
