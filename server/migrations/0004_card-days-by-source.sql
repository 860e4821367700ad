ALTER TABLE "card_days" ADD COLUMN "source" text NOT NULL;--> statement-breakpoint
ALTER TABLE "card_visits" ADD COLUMN "source" text NOT NULL;--> statement-breakpoint
ALTER TABLE "card_days" DROP CONSTRAINT "card_days_card_id_day_type_channel_pk";--> statement-breakpoint
ALTER TABLE "card_visits" DROP CONSTRAINT "card_visits_card_id_visitor_hour_pk";--> statement-breakpoint
ALTER TABLE "card_days" ADD CONSTRAINT "card_days_card_id_day_type_channel_source_pk" PRIMARY KEY("card_id","day","type","channel","source");--> statement-breakpoint
ALTER TABLE "card_visits" ADD CONSTRAINT "card_visits_card_id_visitor_hour_source_pk" PRIMARY KEY("card_id","visitor","hour","source");
