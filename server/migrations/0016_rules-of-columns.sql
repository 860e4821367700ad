ALTER TABLE "card_verifications" ADD CONSTRAINT "card_verifications_decided_by_admins_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_decided_by_admins_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_decided_by_admins_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."admins"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_days" ADD CONSTRAINT "listing_days_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listing_shelves" ADD CONSTRAINT "listing_shelves_listing_id_listings_id_fk" FOREIGN KEY ("listing_id") REFERENCES "public"."listings"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_lead_id_leads_id_fk" FOREIGN KEY ("lead_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "premium_periods" ADD CONSTRAINT "premium_periods_payment_id_payments_id_fk" FOREIGN KEY ("payment_id") REFERENCES "public"."payments"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "search_entries" ADD CONSTRAINT "search_entries_owner_id_members_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."members"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "test_gateway_records" ADD CONSTRAINT "test_gateway_records_parent_id_test_gateway_records_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."test_gateway_records"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "cards_successor" ON "cards" USING btree ("successor_id") WHERE "cards"."successor_id" is not null;--> statement-breakpoint
CREATE INDEX "saved_cards_card" ON "saved_cards" USING btree ("card_id");--> statement-breakpoint
CREATE INDEX "card_verifications_card" ON "card_verifications" USING btree ("card_id");--> statement-breakpoint
CREATE INDEX "card_verifications_decided_by" ON "card_verifications" USING btree ("decided_by") WHERE "card_verifications"."decided_by" is not null;--> statement-breakpoint
CREATE INDEX "claims_decided_by" ON "claims" USING btree ("decided_by") WHERE "claims"."decided_by" is not null;--> statement-breakpoint
CREATE INDEX "listings_decided_by" ON "listings" USING btree ("decided_by") WHERE "listings"."decided_by" is not null;--> statement-breakpoint
CREATE INDEX "leads_sent_by" ON "leads" USING btree ("sender_id") WHERE "leads"."sender_id" is not null;--> statement-breakpoint
CREATE INDEX "leads_sent_card" ON "leads" USING btree ("sent_card_id") WHERE "leads"."sent_card_id" is not null;--> statement-breakpoint
CREATE INDEX "webhook_deliveries_lead" ON "webhook_deliveries" USING btree ("lead_id");--> statement-breakpoint
CREATE INDEX "reports_reporter" ON "reports" USING btree ("reporter_id") WHERE "reports"."reporter_id" is not null;--> statement-breakpoint
CREATE INDEX "notifications_sender" ON "notifications" USING btree ("sender_id") WHERE "notifications"."sender_id" is not null;--> statement-breakpoint
CREATE INDEX "payments_all_of_order" ON "payments" USING btree ("order_id");--> statement-breakpoint
CREATE INDEX "refund_requests_member" ON "refund_requests" USING btree ("member_id");--> statement-breakpoint
ALTER TABLE "account_exports" ADD CONSTRAINT "account_exports_status_is_known" CHECK ("status" in ('waiting', 'running', 'ready', 'failed'));--> statement-breakpoint
ALTER TABLE "account_exports" ADD CONSTRAINT "account_exports_progress_range" CHECK ("progress" between 0 and 100);--> statement-breakpoint
ALTER TABLE "account_exports" ADD CONSTRAINT "account_exports_bytes_range" CHECK ("bytes" >= 0);--> statement-breakpoint
ALTER TABLE "account_exports" ADD CONSTRAINT "account_exports_expires_at_order" CHECK ("created_at" <= "expires_at");--> statement-breakpoint
ALTER TABLE "consents" ADD CONSTRAINT "consents_purpose_is_known" CHECK ("purpose" in ('terms', 'adult', 'marketing'));--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_purpose_is_known" CHECK ("purpose" in ('sign-in', 'old-contact', 'new-contact', 'deletion', 'verification', 'claim'));--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_channel_is_known" CHECK ("channel" in ('email', 'sms'));--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_wrong_tries_range" CHECK ("wrong_tries" >= 0);--> statement-breakpoint
ALTER TABLE "one_time_codes" ADD CONSTRAINT "one_time_codes_expires_at_order" CHECK ("created_at" <= "expires_at");--> statement-breakpoint
ALTER TABLE "one_time_links" ADD CONSTRAINT "one_time_links_kind_is_known" CHECK ("kind" in ('reset', 'sign-up', 'second-step', 'oidc-state'));--> statement-breakpoint
ALTER TABLE "one_time_links" ADD CONSTRAINT "one_time_links_wrong_tries_range" CHECK ("wrong_tries" >= 0);--> statement-breakpoint
ALTER TABLE "one_time_links" ADD CONSTRAINT "one_time_links_expires_at_order" CHECK ("created_at" <= "expires_at");--> statement-breakpoint
ALTER TABLE "second_steps" ADD CONSTRAINT "second_steps_last_step_range" CHECK ("last_step" >= 0);--> statement-breakpoint
ALTER TABLE "admins" ADD CONSTRAINT "admins_role_is_known" CHECK ("role" in ('superadmin', 'moderator', 'support', 'finance', 'analyst'));--> statement-breakpoint
ALTER TABLE "admins" ADD CONSTRAINT "admins_totp_last_step_range" CHECK ("totp_last_step" >= 0);--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_role_is_known" CHECK ("role" in ('superadmin', 'moderator', 'support', 'finance', 'analyst', ''));--> statement-breakpoint
ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_seq_range" CHECK ("seq" >= 1);--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_kind_is_known" CHECK ("kind" in ('own', 'team'));--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_theme_is_known" CHECK ("theme" in ('modern', 'minimalist', 'corporate', 'creative'));--> statement-breakpoint
ALTER TABLE "cards" ADD CONSTRAINT "cards_wiped_at_order" CHECK ("deleted_at" <= "wiped_at");--> statement-breakpoint
ALTER TABLE "card_days" ADD CONSTRAINT "card_days_type_is_known" CHECK ("type" in ('view', 'share', 'save', 'scan', 'click', 'bookmark', 'qr'));--> statement-breakpoint
ALTER TABLE "card_days" ADD CONSTRAINT "card_days_channel_is_known" CHECK ("channel" in ('link', 'shared', 'saved', 'qr', 'team'));--> statement-breakpoint
ALTER TABLE "card_days" ADD CONSTRAINT "card_days_source_is_known" CHECK ("source" in ('person', 'owner', 'bot'));--> statement-breakpoint
ALTER TABLE "card_days" ADD CONSTRAINT "card_days_count_range" CHECK ("count" >= 0);--> statement-breakpoint
ALTER TABLE "card_events" ADD CONSTRAINT "card_events_type_is_known" CHECK ("type" in ('view', 'share', 'save', 'scan', 'click', 'bookmark', 'qr'));--> statement-breakpoint
ALTER TABLE "card_events" ADD CONSTRAINT "card_events_channel_is_known" CHECK ("channel" in ('link', 'shared', 'saved', 'qr', 'team'));--> statement-breakpoint
ALTER TABLE "card_events" ADD CONSTRAINT "card_events_link_key_is_known" CHECK ("link_key" in ('phone', 'business_phone', 'email', 'business_email', 'website', 'whatsapp', 'linkedin', 'instagram', 'facebook', 'twitter', 'youtube', 'address'));--> statement-breakpoint
ALTER TABLE "card_events" ADD CONSTRAINT "card_events_source_is_known" CHECK ("source" in ('person', 'owner', 'bot'));--> statement-breakpoint
ALTER TABLE "card_visits" ADD CONSTRAINT "card_visits_source_is_known" CHECK ("source" in ('person', 'owner', 'bot'));--> statement-breakpoint
ALTER TABLE "qr_codes" ADD CONSTRAINT "qr_codes_score_range" CHECK ("score" between 0 and 100);--> statement-breakpoint
ALTER TABLE "qr_codes" ADD CONSTRAINT "qr_codes_expires_at_order" CHECK ("created_at" <= "expires_at");--> statement-breakpoint
ALTER TABLE "team_invites" ADD CONSTRAINT "team_invites_expires_at_order" CHECK ("created_at" <= "expires_at");--> statement-breakpoint
ALTER TABLE "team_templates" ADD CONSTRAINT "team_templates_theme_is_known" CHECK ("theme" in ('modern', 'minimalist', 'corporate', 'creative'));--> statement-breakpoint
ALTER TABLE "team_templates" ADD CONSTRAINT "team_templates_locks_is_known" CHECK ("locks" in ('relaxed', 'standard', 'strict'));--> statement-breakpoint
ALTER TABLE "card_verifications" ADD CONSTRAINT "card_verifications_method_is_known" CHECK ("method" in ('email', 'dns', 'document'));--> statement-breakpoint
ALTER TABLE "card_verifications" ADD CONSTRAINT "card_verifications_status_is_known" CHECK ("status" in ('pending', 'verified', 'refused', 'ended'));--> statement-breakpoint
ALTER TABLE "card_verifications" ADD CONSTRAINT "card_verifications_ends_at_order" CHECK ("verified_at" <= "ends_at");--> statement-breakpoint
ALTER TABLE "card_videos" ADD CONSTRAINT "card_videos_kind_is_known" CHECK ("kind" in ('file', 'link'));--> statement-breakpoint
ALTER TABLE "card_videos" ADD CONSTRAINT "card_videos_type_is_known" CHECK ("type" in ('video/mp4', 'video/webm'));--> statement-breakpoint
ALTER TABLE "card_videos" ADD CONSTRAINT "card_videos_bytes_range" CHECK ("bytes" >= 1);--> statement-breakpoint
ALTER TABLE "card_videos" ADD CONSTRAINT "card_videos_seconds_range" CHECK ("seconds" >= 0);--> statement-breakpoint
ALTER TABLE "card_videos" ADD CONSTRAINT "card_videos_width_range" CHECK ("width" >= 1);--> statement-breakpoint
ALTER TABLE "card_videos" ADD CONSTRAINT "card_videos_height_range" CHECK ("height" >= 1);--> statement-breakpoint
ALTER TABLE "contacts" ADD CONSTRAINT "contacts_source_is_known" CHECK ("source" in ('qr', 'paper', 'upload', 'typed'));--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_role_is_known" CHECK ("role" in ('owner', 'manager'));--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_method_is_known" CHECK ("method" in ('phone_otp', 'email_domain', 'document'));--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_status_is_known" CHECK ("status" in ('submitted', 'owner_notified', 'verifying', 'approved', 'rejected', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_owner_answer_is_known" CHECK ("owner_answer" in ('approve', 'dispute'));--> statement-breakpoint
ALTER TABLE "claims" ADD CONSTRAINT "claims_answer_by_order" CHECK ("created_at" <= "answer_by");--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_status_is_known" CHECK ("status" in ('draft', 'pending', 'published', 'paused', 'rejected', 'suspended'));--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_payments_are_known" CHECK ("payments" <@ array['UPI', 'Card', 'Cash', 'NetBanking']::text[]);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_flags_are_known" CHECK ("flags" <@ array['duplicate', 'words', 'many']::text[]);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_rating_sum_range" CHECK ("rating_sum" >= 0);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_rating_count_range" CHECK ("rating_count" >= 0);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_reply_median_min_range" CHECK ("reply_median_min" >= 0);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_lat_range" CHECK ("lat" between -90 and 90);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_lng_range" CHECK ("lng" between -180 and 180);--> statement-breakpoint
ALTER TABLE "listings" ADD CONSTRAINT "listings_wiped_at_order" CHECK ("deleted_at" <= "wiped_at");--> statement-breakpoint
ALTER TABLE "listing_days" ADD CONSTRAINT "listing_days_views_range" CHECK ("views" >= 0);--> statement-breakpoint
ALTER TABLE "listing_days" ADD CONSTRAINT "listing_days_calls_range" CHECK ("calls" >= 0);--> statement-breakpoint
ALTER TABLE "listing_days" ADD CONSTRAINT "listing_days_whatsapp_range" CHECK ("whatsapp" >= 0);--> statement-breakpoint
ALTER TABLE "listing_days" ADD CONSTRAINT "listing_days_directions_range" CHECK ("directions" >= 0);--> statement-breakpoint
ALTER TABLE "listing_days" ADD CONSTRAINT "listing_days_website_range" CHECK ("website" >= 0);--> statement-breakpoint
ALTER TABLE "listing_shelves" ADD CONSTRAINT "listing_shelves_rating_range" CHECK ("rating" between 0 and 5);--> statement-breakpoint
ALTER TABLE "listing_shelves" ADD CONSTRAINT "listing_shelves_rating_count_range" CHECK ("rating_count" >= 0);--> statement-breakpoint
ALTER TABLE "listing_visits" ADD CONSTRAINT "listing_visits_kind_is_known" CHECK ("kind" in ('view', 'call', 'whatsapp', 'directions', 'website'));--> statement-breakpoint
ALTER TABLE "asks" ADD CONSTRAINT "asks_budget_paise_range" CHECK ("budget_paise" >= 0);--> statement-breakpoint
ALTER TABLE "asks" ADD CONSTRAINT "asks_ends_at_order" CHECK ("created_at" <= "ends_at");--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_target_type_is_known" CHECK ("target_type" in ('business', 'card'));--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_status_is_known" CHECK ("status" in ('new', 'viewed', 'responded', 'quoted', 'won', 'lost', 'spam', 'closed'));--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_budget_paise_range" CHECK ("budget_paise" >= 0);--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_quantity_range" CHECK ("quantity" > 0);--> statement-breakpoint
ALTER TABLE "enquiries" ADD CONSTRAINT "enquiries_ends_at_order" CHECK ("created_at" <= "ends_at");--> statement-breakpoint
ALTER TABLE "enquiry_counts" ADD CONSTRAINT "enquiry_counts_target_type_is_known" CHECK ("target_type" in ('business', 'card'));--> statement-breakpoint
ALTER TABLE "enquiry_counts" ADD CONSTRAINT "enquiry_counts_status_is_known" CHECK ("status" in ('new', 'viewed', 'responded', 'quoted', 'won', 'lost', 'spam', 'closed'));--> statement-breakpoint
ALTER TABLE "enquiry_counts" ADD CONSTRAINT "enquiry_counts_count_range" CHECK ("count" >= 0);--> statement-breakpoint
ALTER TABLE "enquiry_messages" ADD CONSTRAINT "enquiry_messages_from_side_is_known" CHECK ("from_side" in ('owner', 'buyer'));--> statement-breakpoint
ALTER TABLE "lead_counts" ADD CONSTRAINT "lead_counts_status_is_known" CHECK ("status" in ('pending', 'contacted', 'completed'));--> statement-breakpoint
ALTER TABLE "lead_counts" ADD CONSTRAINT "lead_counts_count_range" CHECK ("count" >= 0);--> statement-breakpoint
ALTER TABLE "lead_merges" ADD CONSTRAINT "lead_merges_undo_until_order" CHECK ("merged_at" <= "undo_until");--> statement-breakpoint
ALTER TABLE "lead_steps" ADD CONSTRAINT "lead_steps_type_is_known" CHECK ("type" in ('received', 'note', 'status', 'tags', 'reminder_set', 'reminder_cleared', 'reminder_due', 'merged', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_follow_up_status_is_known" CHECK ("follow_up_status" in ('pending', 'contacted', 'completed'));--> statement-breakpoint
ALTER TABLE "leads" ADD CONSTRAINT "leads_source_is_known" CHECK ("source" in ('form', 'exchange', 'direct'));--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_event_is_known" CHECK ("event" in ('lead.created', 'lead.status_changed', 'test'));--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_state_is_known" CHECK ("state" in ('waiting', 'delivered', 'failed'));--> statement-breakpoint
ALTER TABLE "webhook_deliveries" ADD CONSTRAINT "webhook_deliveries_attempts_range" CHECK ("attempts" >= 0);--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_events_are_known" CHECK ("events" <@ array['lead.created', 'lead.status_changed']::text[]);--> statement-breakpoint
ALTER TABLE "webhooks" ADD CONSTRAINT "webhooks_failures_range" CHECK ("failures" >= 0);--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_type_is_known" CHECK ("type" in ('card_created', 'request_sent', 'request_accepted', 'enquiry_sent', 'contact_attempt', 'message_received', 'company_onboarded', 'review_posted', 'meeting_booked', 'job_posted', 'job_application'));--> statement-breakpoint
ALTER TABLE "notifications" ADD CONSTRAINT "notifications_type_is_known" CHECK ("type" in ('card_created', 'request_sent', 'request_accepted', 'enquiry_sent', 'contact_attempt', 'message_received', 'company_onboarded', 'review_posted', 'meeting_booked', 'job_posted', 'job_application'));--> statement-breakpoint
ALTER TABLE "invoice_numbers" ADD CONSTRAINT "invoice_numbers_last_range" CHECK ("last" >= 0);--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_amount_paise_range" CHECK ("amount_paise" >= 1);--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_period_ends_at_order" CHECK ("period_starts_at" <= "period_ends_at");--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_provider_is_known" CHECK ("provider" in ('razorpay', 'test'));--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_currency_is_known" CHECK ("currency" in ('INR'));--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_status_is_known" CHECK ("status" in ('created', 'paid', 'lapsed', 'superseded'));--> statement-breakpoint
ALTER TABLE "payment_orders" ADD CONSTRAINT "payment_orders_amount_paise_range" CHECK ("amount_paise" >= 1);--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_currency_is_known" CHECK ("currency" in ('INR'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_status_is_known" CHECK ("status" in ('captured', 'refunded'));--> statement-breakpoint
ALTER TABLE "payments" ADD CONSTRAINT "payments_amount_paise_range" CHECK ("amount_paise" >= 1);--> statement-breakpoint
ALTER TABLE "refund_requests" ADD CONSTRAINT "refund_requests_status_is_known" CHECK ("status" in ('requested', 'approved', 'rejected', 'refunded'));--> statement-breakpoint
ALTER TABLE "premium_periods" ADD CONSTRAINT "premium_periods_reminded_days_range" CHECK ("reminded_days" >= 0);--> statement-breakpoint
ALTER TABLE "premium_periods" ADD CONSTRAINT "premium_periods_ends_at_order" CHECK ("starts_at" <= "ends_at");--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_visibility_is_known" CHECK ("visibility" in ('public', 'members', 'connections'));--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_show_phone_is_known" CHECK ("show_phone" in ('connections', 'none'));--> statement-breakpoint
ALTER TABLE "profiles" ADD CONSTRAINT "profiles_show_email_is_known" CHECK ("show_email" in ('connections', 'none'));--> statement-breakpoint
ALTER TABLE "review_requests" ADD CONSTRAINT "review_requests_target_type_is_known" CHECK ("target_type" in ('business', 'company', 'product', 'it_service'));--> statement-breakpoint
ALTER TABLE "review_tools" ADD CONSTRAINT "review_tools_target_type_is_known" CHECK ("target_type" in ('business', 'company', 'product', 'it_service'));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_target_type_is_known" CHECK ("target_type" in ('business', 'company', 'product', 'it_service'));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_rating_range" CHECK ("rating" between 1 and 5);--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_source_is_known" CHECK ("source" in ('organic', 'requested', 'incentivised'));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_status_is_known" CHECK ("status" in ('pending', 'published', 'hidden', 'withdrawn'));--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_flags_are_known" CHECK ("flags" <@ array['links', 'phone', 'abuse', 'many', 'burst', 'owner']::text[]);--> statement-breakpoint
ALTER TABLE "reviews" ADD CONSTRAINT "reviews_helpful_count_range" CHECK ("helpful_count" >= 0);--> statement-breakpoint
ALTER TABLE "saved_searches" ADD CONSTRAINT "saved_searches_alert_is_known" CHECK ("alert" in ('daily', 'off'));--> statement-breakpoint
ALTER TABLE "search_entries" ADD CONSTRAINT "search_entries_type_is_known" CHECK ("type" in ('card', 'business', 'company', 'product', 'job', 'person'));--> statement-breakpoint
ALTER TABLE "search_entries" ADD CONSTRAINT "search_entries_audience_is_known" CHECK ("audience" in ('all', 'members'));--> statement-breakpoint
ALTER TABLE "search_entries" ADD CONSTRAINT "search_entries_rating_sum_range" CHECK ("rating_sum" >= 0);--> statement-breakpoint
ALTER TABLE "search_entries" ADD CONSTRAINT "search_entries_rating_count_range" CHECK ("rating_count" >= 0);--> statement-breakpoint
ALTER TABLE "search_entries" ADD CONSTRAINT "search_entries_completeness_range" CHECK ("completeness" between 0 and 100);--> statement-breakpoint
ALTER TABLE "search_fills" ADD CONSTRAINT "search_fills_type_is_known" CHECK ("type" in ('card', 'business', 'company', 'product', 'job', 'person'));--> statement-breakpoint
ALTER TABLE "search_fills" ADD CONSTRAINT "search_fills_version_range" CHECK ("version" >= 1);--> statement-breakpoint
ALTER TABLE "ticket_numbers" ADD CONSTRAINT "ticket_numbers_last_range" CHECK ("last" >= 0);--> statement-breakpoint
ALTER TABLE "ticket_steps" ADD CONSTRAINT "ticket_steps_status_is_known" CHECK ("status" in ('open', 'acknowledged', 'in_progress', 'resolved', 'rejected'));--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_topic_is_known" CHECK ("topic" in ('general', 'sales', 'support', 'billing', 'grievance', 'data_request', 'report'));--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_status_is_known" CHECK ("status" in ('open', 'acknowledged', 'in_progress', 'resolved', 'rejected'));--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_acknowledge_by_order" CHECK ("created_at" <= "acknowledge_by");--> statement-breakpoint
ALTER TABLE "tickets" ADD CONSTRAINT "tickets_resolve_by_order" CHECK ("acknowledge_by" <= "resolve_by");--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_purpose_is_known" CHECK ("purpose" in ('portrait', 'cover', 'logo', 'gallery', 'product', 'post', 'listing', 'company', 'chapter', 'document'));--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_kind_is_known" CHECK ("kind" in ('picture', 'document'));--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_type_is_known" CHECK ("type" in ('application/pdf', 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', 'image/jpeg', 'image/png', 'image/webp', 'image/gif'));--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_bytes_range" CHECK ("bytes" >= 1);--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_width_range" CHECK ("width" >= 1);--> statement-breakpoint
ALTER TABLE "uploads" ADD CONSTRAINT "uploads_height_range" CHECK ("height" >= 1);--> statement-breakpoint
ALTER TABLE "idempotent_answers" ADD CONSTRAINT "idempotent_answers_status_range" CHECK ("status" between 100 and 599);--> statement-breakpoint
ALTER TABLE "test_gateway_records" ADD CONSTRAINT "test_gateway_records_kind_is_known" CHECK ("kind" in ('order', 'payment', 'refund'));