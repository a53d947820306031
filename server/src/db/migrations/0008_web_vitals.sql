CREATE TABLE "web_vital_days" (
	"day" date NOT NULL,
	"page" text NOT NULL,
	"device" text NOT NULL,
	"visit" text NOT NULL,
	"measure" text NOT NULL,
	"bucket" integer NOT NULL,
	"views" integer NOT NULL,
	CONSTRAINT "web_vital_days_day_page_device_visit_measure_bucket_pk" PRIMARY KEY("day","page","device","visit","measure","bucket")
);
