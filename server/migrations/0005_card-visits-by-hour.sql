DROP INDEX "card_visits_hour";--> statement-breakpoint
ALTER TABLE "card_visits" DROP CONSTRAINT "card_visits_card_id_visitor_hour_source_pk";--> statement-breakpoint
ALTER TABLE "card_visits" ADD CONSTRAINT "card_visits_hour_card_id_visitor_source_pk" PRIMARY KEY("hour","card_id","visitor","source");
