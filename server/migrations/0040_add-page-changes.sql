CREATE TABLE "page_changes" (
	"transaction" "xid8" DEFAULT pg_current_xact_id() NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "page_changes_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"tags" text[] NOT NULL,
	"at" timestamp with time zone NOT NULL,
	CONSTRAINT "page_changes_transaction_id_pk" PRIMARY KEY("transaction","id")
);
