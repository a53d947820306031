CREATE TABLE "known_devices" (
	"user_id" integer NOT NULL,
	"device" text NOT NULL,
	"known_since" timestamp with time zone NOT NULL,
	CONSTRAINT "known_devices_user_id_device_pk" PRIMARY KEY("user_id","device")
);
--> statement-breakpoint
CREATE TABLE "plan_mails" (
	"user_id" integer NOT NULL,
	"kind" text NOT NULL,
	"about" text NOT NULL,
	"planned_at" timestamp with time zone NOT NULL,
	CONSTRAINT "plan_mails_user_id_kind_about_pk" PRIMARY KEY("user_id","kind","about")
);
--> statement-breakpoint
ALTER TABLE "notice_preferences" ADD COLUMN "mail_free_time" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "notice_preferences" ADD COLUMN "mail_subscription" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "notice_preferences" ADD COLUMN "mail_sign_ins" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plan_mails" ADD CONSTRAINT "plan_mails_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "known_devices_since_idx" ON "known_devices" USING btree ("known_since");